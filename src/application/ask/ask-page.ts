import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { AskReading } from '../../domain/query/language/segment';
import { searchedIn } from '../../domain/query/part';
import { EVERY_TOPIC, type Query } from '../../domain/query/query';
import { QUERY_PARAMETER, queryFromText, queryToText } from '../../domain/query/read-query';
import { paths } from '../../domain/shared/routes';
import type { AddressParameters } from '../../domain/shared/address-parameters';
import type { QueryFacts } from '../../domain/query/query-facts';
import { signalOfRow, type Row } from '../../domain/query/row';
import type { SowId } from '../../domain/shared/entity-id';
import { isSearchable } from '../../domain/shared/stop-words';
import { evaluateQuery } from '../../domain/query/evaluate-query';
import { limitWords } from '../../domain/query/language/limits';
import { AskBar, LONGEST_TEXT } from '../query/ask-bar';
import type { AskCommand } from '../query/ask-host';
import type { RowAction } from '../query/row-action';
import type { TopicDossiers } from '../workspace/topic-dossiers';
import type { WorkspaceStore } from '../workspace/workspace.store';
import { askedCommand, verbIn } from './asked-command';
import { signalSaid, type SignalSaid } from './answers/signal-said';
import type { AskSources } from '../query/ask-sources';
import type { OpenFlashcard } from '../workspace/open-flashcard';
import type { Clock } from '../shared/browser-ports';
import type { FailurePolicy } from '../shared/request-failure';
import type { Navigator } from '../shared/navigator';
import { Resource } from '../shared/resource';
import type { ToastStore } from '../shared/toast.store';
import { answerOf, type Answer } from './answers/answer';
import { answerLinks, type AnswerLink } from './answers/answer-links';
import type { AskStore } from './ask.store';
import { QUESTION_PARAMETER } from './start-queries';
import type { ReadersStore } from './readers.store';
import { BY_REFERENCE } from '../shared/by-reference';

/** In characters. Web servers refuse addresses of more than about 8,000. */
const LONGEST_IN_ADDRESS = 4000;

function valueOf(query: AddressParameters, wanted: string): string {
  return query.find(([name]) => name === wanted)?.[1] ?? '';
}

/** The assistant's page: the bar, and the answer to the query that stands in it. */
export class AskPage {
  readonly bar: AskBar;
  /** What is said of the reader of the last sentence; null: nothing. */
  readerWords: string | null = null;
  /** Counts what asks the page to move the focus to the answer. */
  shown = 0;
  /** Of a query that needs more than what is loaded for the whole project. */
  readonly #loaded: Resource<Query, QueryFacts>;

  constructor(
    readonly store: AskStore,
    readonly readers: ReadersStore,
    private readonly sources: AskSources,
    private readonly flashcards: OpenFlashcard,
    private readonly navigator: Navigator,
    private readonly toasts: ToastStore,
    private readonly clock: Clock,
    failures: FailurePolicy,
    /** What features do with the rows of an answer. */
    private readonly actions: readonly RowAction[],
    private readonly dossiers: TopicDossiers,
    private readonly workspace: Pick<WorkspaceStore, 'has'>,
  ) {
    this.#loaded = new Resource(
      (query) => this.sources.factsFor(query),
      (failure) => failures.log('Failed to answer:', failure),
    );
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
        commandOf: (reading) => page.commandOf(reading),
        get model() {
          return page.model;
        },
      },
      sources,
    );
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Opens the project, takes over a link and words of the search, and loads what a query needs. @returns stops */
  start(sow: SowId): () => void {
    this.store.readBy(this.readers);
    this.store.openProject(sow);
    this.sources.load();
    this.#readLink(sow);
    const stops = [
      // What is asked stands in the address, so that Back and Forward walk through answers and a reload shows the last one.
      reaction(
        () => this.#asked,
        (text) => this.#write(sow, text, 'push'),
      ),
      reaction(
        () => this.#inAddress(sow),
        (text) => text !== null && text !== this.#asked && this.#show(text),
      ),
      reaction(
        () => (this.#needsLoading ? this.store.asked.query : null),
        (query) => query !== null && void this.#loaded.load(query),
        { fireImmediately: true },
      ),
      reaction(
        () => this.said?.topic ?? null,
        (topic) => topic !== null && this.dossiers.want([topic]),
        { fireImmediately: true },
      ),
      // The search is used on this page too.
      reaction(
        () => this.store.handed,
        () => this.bar.handOver(this.store.takeWords()),
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** null while data are loaded, and on the start. */
  get answer(): Answer | null {
    const facts = this.#factsOfAnswer;
    return facts === null || this.store.isStart ? null : answerOf(this.store.asked.query, facts);
  }

  /** The facts of the project; null: not loaded. */
  get facts(): QueryFacts | null {
    return this.sources.source?.facts ?? null;
  }

  /** Whether the queries to start with are known: one that comes later would move those below. */
  get isStartReady(): boolean {
    return this.sources.isPreviousSettled;
  }

  get hasFailed(): boolean {
    return this.#needsLoading && this.#loaded.state.kind === 'failed';
  }

  retry(): void {
    void this.#loaded.reload();
  }

  linksOf({ query, rows, facts }: Pick<Answer, 'query' | 'rows' | 'facts'>): readonly AnswerLink[] {
    const { sow } = this.store;
    return sow === null ? [] : answerLinks(query, rows, facts, this.#offered, sow);
  }

  /** What a sentence of the bar asks to be done with its rows; null: to list them. */
  commandOf(reading: AskReading): AskCommand | null {
    const { facts } = this;
    const { query } = reading;
    const found = verbIn(reading, this.#offered);
    if (found === null || facts === null || this.sources.needsLoading(query)) return null;
    const { rows } = evaluateQuery(query, facts);
    return askedCommand(reading, found, {
      rows,
      linkOf: (action) => this.linksOf({ query, rows, facts }).find((link) => link.action === action),
      list: (unused) => this.store.show(query, unused),
      go: (path) => this.navigator.go(path),
    });
  }

  /** What is said above the answer where the sentence asked for what no data has; null: nothing. */
  get limit(): string | null {
    return limitWords(this.store.asked.unused);
  }

  /** What there is on the only row of the answer; null: there are others, or it is no topic or trend. */
  get said(): SignalSaid | null {
    const [only, ...others] = this.answer?.rows ?? [];
    if (this.answer === null || only === undefined || others.length > 0) return null;
    return only.type === 'topic' || only.type === 'trend' ? signalSaid(only, this.answer.facts, this.dossiers) : null;
  }

  /** Enter in an empty bar: the card of the only row, or the table. */
  show(): void {
    if (this.store.isStart || this.answer === null) return;
    const [only, ...others] = this.answer.rows;
    if (only !== undefined && others.length === 0 && signalOfRow(only) !== null) this.openRow(only);
    else this.shown += 1;
    this.store.show(this.store.asked.query, this.store.asked.unused);
  }

  /** Opens the card of a topic, of a trend, or of the topic of a start-up. */
  openRow(row: Row): void {
    if (row.type === 'trend') this.flashcards.trend(row.trend.id, row.trend.name, 'rene ai');
    else if ('topic' in row) this.flashcards.topic(row.topic.id, row.topic.name, 'rene ai');
  }

  /** The words that are no part and say something: they can be searched. */
  get searchable(): readonly string[] {
    return this.store.asked.unused.filter(isSearchable);
  }

  /** Words that are no part are searched in all texts. */
  searchUnused(words: string): void {
    const { query, unused } = this.store.asked;
    this.store.show(
      searchedIn(query, words),
      unused.filter((each) => each !== words),
    );
  }

  /** The rows of the answer that have words in a text; null: it takes requests to know. */
  foundIn(words: string): readonly Row[] | null {
    const query = searchedIn(this.store.asked.query, words);
    const { facts } = this;
    return facts === null || this.sources.needsLoading(query) ? null : evaluateQuery(query, facts).rows;
  }

  get model(): ((sentence: string) => Promise<AskReading | null>) | null {
    const { project } = this.bar;
    const sow = this.store.sow;
    const translator = sow === null ? null : this.readers.modelFor(sow);
    if (translator === null || project === null) return null;
    return async (sentence) => {
      const { readByModel } = await import('./read-by-model');
      const reading = await readByModel(sentence, this.store.asked.query, project, translator, this.clock);
      const name = translator.host === null ? 'The model in this browser' : `The model at ${translator.host}`;
      const words =
        'fault' in reading
          ? `${name} ${reading.fault}, so the rules read the sentence.`
          : `${name} proposed these parts.`;
      runInAction(() => (this.readerWords = words));
      return 'fault' in reading ? null : reading;
    };
  }

  get #offered(): readonly RowAction[] {
    return this.actions.filter(({ module }) => module === null || this.workspace.has(module));
  }

  /** What is asked as an address holds it; '': nothing. */
  get #asked(): string {
    const { query, unused } = this.store.asked;
    return this.store.isStart && unused.length === 0 ? '' : queryToText({ query, unread: unused });
  }

  /** null: another page is open. */
  #inAddress(sow: SowId): string | null {
    const { pathname, query } = this.navigator.location;
    return pathname === paths.reneAI(sow) ? valueOf(query, QUERY_PARAMETER) : null;
  }

  /** What is too long for an address is not in it. */
  #write(sow: SowId, text: string, history: 'push' | 'replace'): void {
    const before = this.#inAddress(sow);
    const { query } = this.navigator.location;
    const isWritten = before === text && valueOf(query, QUESTION_PARAMETER) === '';
    if (before === null || isWritten || text.length > LONGEST_IN_ADDRESS) return;
    const others = query.filter(([name]) => name !== QUESTION_PARAMETER && name !== QUERY_PARAMETER);
    this.navigator.setQuery(text === '' ? others : [...others, [QUERY_PARAMETER, text]], history);
  }

  /** @returns whether it could be read */
  #show(text: string): boolean {
    const read = text === '' ? { query: EVERY_TOPIC, unread: [] } : queryFromText(text);
    if ('fault' in read) {
      this.toasts.show({ kind: 'share', tone: 'error', text: `The query of this link is left out: ${read.fault}.` });
      return false;
    }
    this.store.show(read.query, read.unread);
    return true;
  }

  #readLink(sow: SowId): void {
    const { query } = this.navigator.location;
    const [text, sentence] = [valueOf(query, QUERY_PARAMETER), valueOf(query, QUESTION_PARAMETER)];
    const isRead = text !== '' && this.#show(text);
    const words = isRead ? '' : sentence;
    this.#write(sow, this.#asked, 'replace');
    const handed = this.store.takeWords();
    this.bar.type((handed === '' ? words : handed).slice(0, LONGEST_TEXT));
  }

  get #needsLoading(): boolean {
    return !this.store.isStart && this.sources.source !== null && this.sources.needsLoading(this.store.asked.query);
  }

  get #factsOfAnswer(): QueryFacts | null {
    const { facts } = this;
    if (!this.#needsLoading) return facts;
    // Statuses change while the page is open.
    return this.#loaded.value && facts && { ...this.#loaded.value, statusOf: facts.statusOf };
  }
}
