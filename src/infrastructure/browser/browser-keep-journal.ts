import type { KeepJournal } from '../../application/keep/keep-storage';

const PREFIX = 'keep-journal:';

/** The journal of a page in localStorage, which can be written when the page ends; a full or blocked one holds nothing. */
export class BrowserKeepJournal implements KeepJournal {
  readonly #key: string;

  /** @param open called for each access, because reading `window.localStorage` may itself throw */
  constructor(
    private readonly open: () => Storage,
    pageId: string,
  ) {
    this.#key = `${PREFIX}${pageId}`;
  }

  write(text: string): void {
    try {
      if (text === '') this.open().removeItem(this.#key);
      else this.open().setItem(this.#key, text);
    } catch {
      // An earlier journal of this page stays: what it holds is not stored either.
    }
  }

  left(): ReturnType<KeepJournal['left']> {
    try {
      const storage = this.open();
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      return keys
        .filter((key) => key.startsWith(PREFIX) && key !== this.#key)
        .map((key) => ({ text: storage.getItem(key) ?? '', remove: () => storage.removeItem(key) }));
    } catch {
      return [];
    }
  }
}
