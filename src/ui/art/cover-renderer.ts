import type { CoverRequest } from './cover/cover';
import { drawings } from './drawing-worker';

type Receiver = (url: string) => void;

interface Order {
  readonly request: CoverRequest;
  readonly receivers: Set<Receiver>;
}

export interface CoverRendererOptions {
  readonly draw: (request: CoverRequest) => Promise<Blob>;
  readonly limit: number;
}

/** Two names never share a key: the fixed words come first. */
export function coverKey({ name, quadrant, theme, engine }: CoverRequest): string {
  return `${theme}|${quadrant}|${engine ?? ''}|${name}`;
}

/** Has covers drawn, one after the other and each once, and keeps the latest of them. */
export class CoverRenderer {
  /** The addresses of the pictures. In the order of their last use: the first key is the one unused for the longest time. */
  private readonly finished = new Map<string, string>();
  private readonly orders = new Map<string, Order>();
  private busy = false;

  constructor(private readonly parts: CoverRendererOptions) {}

  /** The address of a cover that is drawn already. */
  cached(request: CoverRequest): string | undefined {
    const key = coverKey(request);
    const url = this.finished.get(key);
    if (url !== undefined) {
      this.finished.delete(key);
      this.finished.set(key, url);
    }
    return url;
  }

  /** @returns takes the order back, if it is still open */
  request(request: CoverRequest, receive: Receiver): () => void {
    const key = coverKey(request);
    const order = this.orders.get(key) ?? { request, receivers: new Set() };
    order.receivers.add(receive);
    this.orders.set(key, order);
    void this.work();
    return () => {
      order.receivers.delete(receive);
      if (order.receivers.size === 0 && this.orders.get(key) === order) this.orders.delete(key);
    };
  }

  private async work(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      // One at a time: an order that is taken back before its turn is not drawn.
      for (let next = this.first(); next !== undefined; next = this.first()) {
        const [key, { request }] = next;
        this.deliver(key, this.cached(request) ?? (await this.drawn(key, request)));
      }
    } catch {
      // Without the code the tint stays: a cover is never worth an error message. The orders stay open, and
      // the next one tries again.
    } finally {
      this.busy = false;
    }
  }

  private first(): [key: string, order: Order] | undefined {
    return this.orders.entries().next().value;
  }

  private async drawn(key: string, request: CoverRequest): Promise<string> {
    const url = URL.createObjectURL(await this.parts.draw(request));
    this.finished.set(key, url);
    for (const [oldest, unused] of this.finished) {
      if (this.finished.size <= this.parts.limit) break;
      this.finished.delete(oldest);
      // A picture that is shown stays when its address goes.
      URL.revokeObjectURL(unused);
    }
    return url;
  }

  /** To all who still wait, which may be others than those who asked first. */
  private deliver(key: string, url: string): void {
    const receivers = this.orders.get(key)?.receivers ?? [];
    this.orders.delete(key);
    for (const receive of receivers) receive(url);
  }
}

export const coverRenderer = new CoverRenderer({ draw: drawings.cover, limit: 400 });
