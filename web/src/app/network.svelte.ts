/** Whether the hall can be reached; what is on the screen stays there without it. */
class Network {
  online = $state(navigator.onLine);
  /** False while a table's stream is being connected again. */
  stream = $state(true);
  constructor() {
    window.addEventListener('online', () => (this.online = true));
    window.addEventListener('offline', () => (this.online = false));
  }
  get lost(): boolean {
    return !this.online || !this.stream;
  }
}
export const network = new Network();
