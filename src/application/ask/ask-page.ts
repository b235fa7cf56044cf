import { makeAutoObservable, reaction } from 'mobx';
import { searchedIn } from '../../domain/query/part';
import type { Query } from '../../domain/query/query';
import { signalOfRow } from '../../domain/query/row';
import type { SowId } from '../../domain/shared/entity-id';
import { isSearchable } from '../../domain/shared/stop-words';
import { AskBar, LONGEST_TEXT } from '../query/ask-bar';
import type { AskSources } from '../query/ask-sources';
import { BY_REFERENCE } from '../shared/by-reference';
import { together } from '../shared/load-once';
import type { AnswerActions } from './answer-actions';
import type { AskAnswer } from './ask-answer';
import type { AskStore } from './ask.store';
import type { AskedInAddress } from './asked-in-address';
import type { AskedModel } from './asked-model';

/** The assistant's page: the bar, and the answer to the query that stands in it. */
export class AskPage {
  readonly bar: AskBar;
  /** Counts what asks the page to move the focus to the answer. */
  shown = 0;

  constructor(
    readonly store: AskStore,
    readonly answers: AskAnswer,
    readonly acts: AnswerActions,
    readonly models: AskedModel,
    private readonly address: AskedInAddress,
    private readonly sources: AskSources,
  ) {
    // oxlint-disable-next-line typescript/no-this-alias -- getters of the host read the page
    const page = this;
    this.bar = new AskBar(
      {
        get query() {
          return page.store.asked.query;
        },
        change: (query) => page.store.change(query),
        confirm: (query, unused) => page.store.show(query, unused),
        show: () => page.show(),
        recall: () => page.store.back(),
        commandOf: (reading) => page.acts.commandOf(reading),
        get model() {
          return page.models.readerFor(page.bar.project);
        },
      },
      sources,
    );
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Opens the project, takes over a link and words of the search, and loads what a query needs. @returns stops */
  start(sow: SowId): () => void {
    this.store.readBy(this.models.readers);
    this.store.openProject(sow);
    this.sources.load();
    const sentence = this.address.read(sow);
    const handed = this.store.takeWords();
    this.bar.type((handed === '' ? sentence : handed).slice(0, LONGEST_TEXT));
    return together([
      this.address.follow(sow),
      this.answers.start(),
      // The search is used on this page too.
      reaction(
        () => this.store.handed,
        () => this.bar.handOver(this.store.takeWords()),
      ),
    ]);
  }

  /** Whether the queries to start with are known: one that comes later would move those below. */
  get isStartReady(): boolean {
    return this.sources.isPreviousSettled;
  }

  /** A query of the page itself, which is pressed: the focus goes to its answer, whose beginning is in view. */
  ask(query: Query, unused?: readonly string[]): void {
    this.store.show(query, unused);
    this.shown += 1;
  }

  /** Enter in an empty bar: the card of the only row, or the table. */
  show(): void {
    const { answer } = this.answers;
    if (this.store.isStart || answer === null) return;
    const [only, ...others] = answer.rows;
    if (only !== undefined && others.length === 0 && signalOfRow(only) !== null) this.acts.openRow(only);
    else this.shown += 1;
    this.store.show(this.store.asked.query, this.store.asked.unused);
  }

  /** The words that are no part and say something: they can be searched. */
  get searchable(): readonly string[] {
    return this.store.asked.unused.filter(isSearchable);
  }

  /** Words that are no part are searched in all texts. */
  searchUnused(words: string): void {
    const { query, unused } = this.store.asked;
    this.ask(
      searchedIn(query, words),
      unused.filter((each) => each !== words),
    );
  }
}
