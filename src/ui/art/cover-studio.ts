import type { CoverRequest } from './cover/cover';
import { runWhenIdle } from './idle';
import { LruCache } from './lru-cache';

type Draw = (request: CoverRequest) => string;
type Receiver = (url: string) => void;

interface Order {
  readonly request: CoverRequest;
  readonly receivers: Set<Receiver>;
}

export interface StudioParts {
  /** Fetches the drawing code; called again after a failure. */
  readonly load: () => Promise<Draw>;
  readonly limit: number;
  readonly schedule?: (step: () => boolean) => void;
}

/** Two names never share a key: the fixed words come first. */
export function coverKey({ name, quadrant, theme }: CoverRequest): string {
  return `${theme}|${quadrant}|${name}`;
}

/** Draws covers in idle time, each once, and keeps the latest of them. */
export class CoverStudio {
  private readonly finished: LruCache<string>;
  private readonly orders = new Map<string, Order>();
  private draw: Draw | null = null;
  private busy = false;

  constructor(private readonly parts: StudioParts) {
    this.finished = new LruCache(parts.limit);
  }

  /** The address of a cover that is drawn already. */
  peek(request: CoverRequest): string | undefined {
    return this.finished.get(coverKey(request));
  }

  /** @returns takes the order back, if it is still open */
  order(request: CoverRequest, receive: Receiver): () => void {
    const key = coverKey(request);
    const order = this.orders.get(key) ?? { request, receivers: new Set() };
    order.receivers.add(receive);
    this.orders.set(key, order);
    void this.work();
    return () => {
      order.receivers.delete(receive);
      if (order.receivers.size === 0) this.orders.delete(key);
    };
  }

  private async work(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      this.draw ??= await this.parts.load();
      (this.parts.schedule ?? runWhenIdle)(() => this.drawNext());
    } catch {
      // Without the code the place keeps its tint: a cover is never worth an error message. The orders stay
      // open, and the next one tries again.
      this.busy = false;
    }
  }

  /** @returns is there more to do? */
  private drawNext(): boolean {
    const next = this.orders.entries().next();
    if (next.done || !this.draw) {
      this.busy = false;
      return false;
    }
    const [key, { request, receivers }] = next.value;
    this.orders.delete(key);
    const url = this.finished.get(key) ?? svgDataUrl(this.draw(request));
    this.finished.set(key, url);
    for (const receive of receivers) receive(url);
    return true;
  }
}

/** Escapes only what a data address cannot hold, which keeps it a third smaller than encodeURIComponent. */
export function svgDataUrl(svg: string): string {
  const escaped = svg.replaceAll('"', "'").replace(/[%#<>]/g, (sign) => encodeURIComponent(sign));
  return `data:image/svg+xml,${escaped}`;
}

export const coverStudio = new CoverStudio({
  load: async () => (await import('./cover/cover')).coverSvg,
  limit: 400,
});
