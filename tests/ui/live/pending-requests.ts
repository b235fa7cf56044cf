import { vi } from 'vitest';

/** The requests that the page has sent, so that a test can end one as its time-out would, without waiting for it. */
export class PendingRequests {
  /** Time-outs, in milliseconds, of the requests that were ended. */
  readonly ended: number[] = [];
  readonly #sent = new Map<string, XMLHttpRequest>();

  /** From now on the page's requests are followed, until `vi.unstubAllGlobals`. */
  follow(): void {
    const sent = this.#sent;
    class FollowedRequest extends XMLHttpRequest {
      override open(method: string, url: string | URL): void {
        sent.set(`${method} ${new URL(url).pathname}`, this);
        super.open(method, url);
      }
    }
    vi.stubGlobal('XMLHttpRequest', FollowedRequest);
  }

  timeOut(method: string, pathname: string): void {
    const request = this.#sent.get(`${method} ${pathname}`);
    if (request === undefined) throw new Error(`${method} ${pathname} was not sent`);
    this.ended.push(request.timeout);
    // A time-out counts from the start of the request, also when it is set later.
    request.timeout = 1;
  }
}
