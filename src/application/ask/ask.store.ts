import { makeAutoObservable } from 'mobx';
import { EVERY_TOPIC, type Query } from '../../domain/query/query';
import { queryToText } from '../../domain/query/read-query';
import type { SowId } from '../../domain/shared/entity-id';
import { BY_REFERENCE } from '../shared/by-reference';

/** A query, and the words of its sentence that are no part of it. */
export interface AskedQuery {
  readonly query: Query;
  readonly unused: readonly string[];
}

interface Readers {
  clear(): void;
}

const NOTHING: AskedQuery = { query: EVERY_TOPIC, unused: [] };
/** Of the session; older ones are forgotten. */
const MOST_EARLIER = 12;

/** The query of the assistant's page and those before it, in the open project. Not stored. */
export class AskStore {
  asked: AskedQuery = NOTHING;
  /** The newest first, each once; without the one that is shown. */
  earlier: readonly AskedQuery[] = [];
  /** Words that the search handed over: they are put into the bar. */
  words = '';
  /** Counts what was handed over. */
  handed = 0;
  sow: SowId | null = null;
  #readers: Readers | null = null;

  constructor() {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Nothing is asked: the page shows what to start with. */
  get isStart(): boolean {
    return isSame(this.asked, NOTHING);
  }

  openProject(sow: SowId): void {
    if (this.sow === sow) return;
    this.#forget();
    this.sow = sow;
  }

  /** A chip was changed: words that were not used stay beside the result. */
  change(query: Query): void {
    this.asked = { query, unused: this.asked.unused };
  }

  /** Shows another query, and remembers the one before. */
  show(query: Query, unused: readonly string[] = []): void {
    this.#remember({ query, unused });
    this.asked = { query, unused };
  }

  /** The query before, which is not among the earlier ones any more. */
  back(): void {
    const [last, ...others] = this.earlier;
    if (last === undefined) return;
    this.asked = last;
    this.earlier = others;
  }

  handOver(words: string, query: Query, sow: SowId): void {
    this.openProject(sow);
    this.show(query);
    this.words = words;
    this.handed += 1;
  }

  /** The words are in the bar. */
  takeWords(): string {
    const { words } = this;
    this.words = '';
    return words;
  }

  /** The choice of a reader is personal too. */
  readBy(readers: Readers): void {
    this.#readers = readers;
  }

  /** On log-out: what was asked is personal. */
  clear(): void {
    this.#readers?.clear();
    this.#forget();
  }

  #forget(): void {
    this.sow = null;
    [this.asked, this.earlier, this.words] = [NOTHING, [], ''];
  }

  #remember(next: AskedQuery): void {
    const others = this.earlier.filter((each) => !isSame(each, next) && !isSame(each, this.asked));
    const kept = this.isStart || isSame(this.asked, next) ? others : [this.asked, ...others];
    this.earlier = kept.slice(0, MOST_EARLIER);
  }
}

function isSame(one: AskedQuery, other: AskedQuery): boolean {
  return queryToText({ query: one.query, unread: [] }) === queryToText({ query: other.query, unread: [] });
}
