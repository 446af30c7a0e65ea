/** Whether the hall can be reached; what is on the screen stays there without it. */

/** A hall on this very machine can be reached without any network. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]'].includes(window.location.hostname);

class Network {
  online = $state(LOCAL || navigator.onLine);
  /** False while a table's stream is being connected again. */
  stream = $state(true);
  constructor() {
    window.addEventListener('online', () => (this.online = true));
    window.addEventListener('offline', () => (this.online = LOCAL));
  }
  get lost(): boolean {
    return !this.online || !this.stream;
  }
}
export const network = new Network();
