/** Cancels a request: its caller cancels, and the code that makes it checks `cancelled` or listens. */
export class Cancellation {
  #cancelled = false;
  readonly #listeners = new Set<() => void>();

  get cancelled(): boolean {
    return this.#cancelled;
  }

  cancel(): void {
    if (this.#cancelled) return;
    this.#cancelled = true;
    for (const listener of this.#listeners) listener();
    this.#listeners.clear();
  }

  /** @returns stops listening; call it when the work is done */
  onCancel(listener: () => void): () => void {
    if (this.#cancelled) listener();
    else this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
