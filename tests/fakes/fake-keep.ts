import type {
  FoundRow,
  KeepChannel,
  KeepJournal,
  KeepNews,
  KeepStorage,
  RowChange,
} from '../../src/application/keep/keep-storage';
import { StorageProblem } from '../../src/application/keep/keep-storage';
import { beginsWith, type KeyPrefix } from '../../src/application/keep/kept-record';
import { Answering } from './answering';

/** The storage of one browser, which the test holds, fails and looks into; several pages may use it. */
export class FakeKeepStorage implements KeepStorage {
  readonly answers = new Answering<'read' | 'write'>();
  /** Refuses each write, or each call. */
  refusal: StorageProblem['kind'] | null = null;
  readonly rows = new Map<string, unknown>();

  async all(prefix: KeyPrefix): Promise<readonly FoundRow[]> {
    if (this.refusal === 'unavailable') throw new StorageProblem('unavailable');
    const found = [...this.rows].flatMap(([text, row]) => {
      const key = JSON.parse(text) as FoundRow['key'];
      return beginsWith(key, prefix) ? [{ key, row: structuredClone(row) }] : [];
    });
    await this.answers.asked('read');
    return found;
  }

  async write(changes: readonly RowChange[]): Promise<void> {
    await this.answers.asked('write');
    if (this.refusal !== null) throw new StorageProblem(this.refusal);
    for (const { key, next } of changes) {
      const text = JSON.stringify(key);
      const row = next(structuredClone(this.rows.get(text)));
      if (row === null) this.rows.delete(text);
      else if (row !== undefined) this.rows.set(text, structuredClone(row));
    }
  }

  async remove(prefix: KeyPrefix): Promise<void> {
    if (this.refusal === 'unavailable') throw new StorageProblem('unavailable');
    for (const text of this.rows.keys()) if (beginsWith(JSON.parse(text) as string[], prefix)) this.rows.delete(text);
  }
}

/** The journals of the pages of one browser, by the page. */
export class FakeKeepJournals {
  readonly texts = new Map<string, string>();
  /** Takes nothing more; what is there can be removed. */
  isFull = false;

  of(page: string): KeepJournal {
    return {
      write: (text) => {
        if (text === '') this.texts.delete(page);
        else if (!this.isFull) this.texts.set(page, text);
      },
      left: () =>
        [...this.texts]
          .filter(([other]) => other !== page)
          .map(([other, text]) => ({ text, remove: () => void this.texts.delete(other) })),
    };
  }
}

/** Connects the pages of one browser. */
export class FakeKeepChannel implements KeepChannel {
  readonly #listeners = new Set<(news: KeepNews) => void>();
  readonly announced: KeepNews[] = [];

  announce(news: KeepNews): void {
    this.announced.push(news);
  }

  listen(listener: (news: KeepNews) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Another page has stored something. */
  hear(news: KeepNews): void {
    for (const listener of this.#listeners) listener(news);
  }
}
