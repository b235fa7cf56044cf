/**
 * A chunk that a screen needs beside its own, known only once the container is: it is asked for together with the
 * screen's, or as soon as it is known where it comes from.
 */
export class CompanionChunk {
  #load: (() => void) | null = null;
  #isWanted = false;

  want(): void {
    this.#isWanted = true;
    this.#load?.();
  }

  /** @param load may be called again for what is loaded already */
  comesFrom(load: () => void): void {
    this.#load = load;
    if (this.#isWanted) load();
  }
}
