import type { KeyValueStore } from '../../src/application/shared/browser-ports';

export class MemoryStorage implements KeyValueStore {
  readonly #values: Map<string, string>;

  constructor(values: Readonly<Record<string, string>> = {}) {
    this.#values = new Map(Object.entries(values));
  }

  get keys(): readonly string[] {
    return [...this.#values.keys()];
  }

  get(key: string): string | null {
    return this.#values.get(key) ?? null;
  }

  set(key: string, value: string): void {
    this.#values.set(key, value);
  }

  remove(key: string): void {
    this.#values.delete(key);
  }

  clear(): void {
    this.#values.clear();
  }
}
