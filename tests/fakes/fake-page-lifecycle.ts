import type { PageLifecycle } from '../../src/application/shared/browser-ports';

type Listeners = Parameters<PageLifecycle['watch']>[0];

/** A page that the test hides and shows. */
export class FakePageLifecycle implements PageLifecycle {
  readonly #watching = new Set<Listeners>();

  get watching(): number {
    return this.#watching.size;
  }

  watch(listeners: Listeners): () => void {
    this.#watching.add(listeners);
    return () => this.#watching.delete(listeners);
  }

  hide(): void {
    for (const { hide } of this.#watching) hide?.();
  }

  show(): void {
    for (const { show } of this.#watching) show?.();
  }
}
