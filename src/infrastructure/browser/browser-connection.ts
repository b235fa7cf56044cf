import type { Connection } from '../../application/shared/browser-ports';

/** Time between two probes, in ms. */
const PROBE_INTERVAL_MS = 5000;

/**
 * The browser's own state of the network. It is only a hint: some devices are told to be offline although the product can
 * be reached (a virtual network, a server on the same machine), so a waiting caller also probes the product's own server.
 */
export class BrowserConnection implements Connection {
  /** @param home the product's own address */
  constructor(private readonly home: string) {}

  get isOnline(): boolean {
    return navigator.onLine;
  }

  async untilOnline(): Promise<void> {
    while (!this.isOnline && !(await reachesServer(this.home))) await onlineOrLater();
  }
}

async function reachesServer(home: string): Promise<boolean> {
  try {
    await fetch(`${home}/favicon.svg`, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

function onlineOrLater(): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      window.clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = window.setTimeout(done, PROBE_INTERVAL_MS);
    window.addEventListener('online', done);
  });
}
