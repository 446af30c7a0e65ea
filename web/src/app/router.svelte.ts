/** Addresses and pages: deep links work, back works. */
export interface Route {
  page: string;
  args: string[];
  query: URLSearchParams;
  hash: string;
}

export function parse(address: string): Route {
  const url = new URL(address, 'http://here');
  const [page = '', ...args] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  return { page, args, query: url.searchParams, hash: decodeURIComponent(url.hash.slice(1)) };
}

class Router {
  route = $state.raw<Route>(parse(window.location.href));

  constructor() {
    window.addEventListener('popstate', this.read);
    window.addEventListener('hashchange', this.read);
    document.addEventListener('click', this.follow);
  }

  private read = () => {
    this.route = parse(window.location.href);
  };

  go(address: string, replace = false) {
    const { pathname } = window.location;
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.read();
    if (!replace && !this.route.hash && pathname !== window.location.pathname) window.scrollTo(0, 0);
  }

  /** Links inside the client change the page without loading it anew. */
  private follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element).closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== window.location.origin || url.pathname.startsWith('/api')) return;
    if (url.pathname === window.location.pathname && url.hash) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  };
}

export const router = new Router();
export const go = (address: string, replace = false) => router.go(address, replace);
