import { vi } from 'vitest';

interface Timer {
  readonly run: () => void;
  readonly milliseconds: number;
}

/** The requests that the page has sent, so that a test can end one as its time-out would, without waiting for it. */
export class PendingRequests {
  /** Time-outs, in milliseconds, of the requests that were ended. */
  readonly ended: number[] = [];
  readonly #sent = new Map<XMLHttpRequest, string>();
  readonly #fetches = new Map<string, Timer>();

  /** From now on the page's requests are followed, until `vi.unstubAllGlobals`. */
  follow(): void {
    const sent = this.#sent;
    class FollowedRequest extends XMLHttpRequest {
      override open(method: string, url: string | URL): void {
        sent.set(this, `${method} ${new URL(url).pathname}`);
        super.open(method, url);
      }
    }
    vi.stubGlobal('XMLHttpRequest', FollowedRequest);
    this.#followFetch();
  }

  /** The HTTP client gives a fetch its time-out by a timer that it sets just before. */
  #followFetch(): void {
    const { fetch, setTimeout } = globalThis;
    let timer: Timer = { run: () => {}, milliseconds: 0 };
    vi.stubGlobal('setTimeout', (run: () => void, milliseconds: number, ...rest: unknown[]) => {
      timer = { run, milliseconds };
      return setTimeout(run, milliseconds, ...rest);
    });
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      const { method, url } = input instanceof Request ? input : new Request(input, init);
      this.#fetches.set(`${method} ${new URL(url).pathname}`, timer);
      return fetch(input, init);
    });
  }

  /** Ends the oldest request for this path that waits for its answer. */
  timeOut(method: string, pathname: string): void {
    for (const [request, call] of this.#sent) {
      if (call !== `${method} ${pathname}` || request.readyState !== XMLHttpRequest.OPENED) continue;
      this.#sent.delete(request);
      this.ended.push(request.timeout);
      // A time-out counts from the start of the request, also when it is set later.
      request.timeout = 1;
      return;
    }
    const timer = this.#fetches.get(`${method} ${pathname}`);
    if (timer === undefined) return;
    this.#fetches.delete(`${method} ${pathname}`);
    this.ended.push(timer.milliseconds);
    timer.run();
  }
}
