import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SowId } from '../../domain/shared/entity-id';
import type { NameChoices } from '../../domain/query/name-choices';
import type { Query, WrittenQuery } from '../../domain/query/query';
import { subjectWords } from '../../domain/query/query-words';
import { formatCount } from '../../domain/shared/figures';
import { Cancellation } from '../shared/cancellation';
import type { Logger } from '../shared/logger';
import { Resource } from '../shared/resource';
import type { QuestionTranslator } from './question-translator';
import type { Answer, Answerer, QueryBlock, QuestionContext } from './answerer';

export interface Turn {
  readonly id: number;
  readonly question: string;
  readonly answer: Answer;
  readonly state: 'answering' | 'answered' | 'stopped' | 'failed';
  /** The query that replaced what the question asks for: of a link, or after a condition was changed. */
  readonly replaced: QueryBlock | null;
}

/** Which model reads the questions; null: the rules do. */
interface Readers {
  modelFor(sow: SowId): QuestionTranslator | null;
  clear(): void;
}

/** The conversation with the built-in assistant in the open project. Not stored. */
export class AssistantStore {
  turns: readonly Turn[] = [];
  /** The unsent question. */
  draft = '';
  /** The draft is sent when the answer that is under way is complete. */
  isDraftWaiting = false;
  /** How many rows the answer to a draft would have, in words. */
  previewed: { readonly draft: string; readonly words: string } | null = null;
  /** The names from which conditions are chosen; loaded when the first one is changed. */
  readonly names: Resource<SowId, NameChoices>;
  #sow: SowId | null = null;
  #nextId = 1;
  #request: Cancellation | null = null;
  #readers: Readers | null = null;

  constructor(
    private readonly answerer: Answerer,
    private readonly logger: Logger,
  ) {
    this.names = new Resource(
      (sow, cancellation) => this.answerer.names(sow, cancellation),
      (failure) => this.logger.error('Failed to load names:', failure),
    );
    makeAutoObservable(this, { turns: observableRef, names: false }, { autoBind: true });
  }

  get answering(): boolean {
    return this.turns.some(({ state }) => state === 'answering');
  }

  /** Starts a new conversation when the project changes. */
  openProject(sow: SowId): void {
    if (this.#sow === sow) return;
    this.#request?.cancel();
    this.names.clear();
    this.#sow = sow;
    this.turns = [];
    this.setDraft('');
  }

  /** The readers come with the code of the screen. */
  readBy(readers: Readers): void {
    this.#readers = readers;
  }

  /** On log-out: the conversation is personal. */
  clear(): void {
    this.#readers?.clear();
    this.#request?.cancel();
    this.names.clear();
    this.#sow = null;
    this.turns = [];
    this.setDraft('');
  }

  prepareQuestion(question: string, sow: SowId): void {
    this.openProject(sow);
    this.draft = question;
  }

  setDraft(draft: string): void {
    this.draft = draft;
    this.isDraftWaiting = false;
  }

  /** Sends the draft, or lets it wait until the answer that is under way is complete. */
  async send(): Promise<void> {
    const question = this.draft.trim();
    if (question === '' || this.#sow === null) return;
    if (this.answering) {
      this.isDraftWaiting = true;
      return;
    }
    this.setDraft('');
    const id = this.#begin(question, null);
    await this.#answer(id, question, this.#sow, this.#contextOf(id));
  }

  /** Asks the question of a link. @param written the query that its answer follows; null: the question alone says it */
  async ask(question: string, written: WrittenQuery | null): Promise<void> {
    if (written !== null && this.answering) this.stop();
    if (written === null || this.#sow === null) {
      this.setDraft(question);
      return this.send();
    }
    const replaced: QueryBlock = { kind: 'query', ...written };
    await this.#answer(this.#begin(question, replaced), question, this.#sow, { query: replaced });
  }

  /** The query that an answer follows; null: its question alone says it. */
  queryOf({ id, replaced, answer }: Turn): QueryBlock | null {
    if (replaced !== null) return replaced;
    // It may go on from an answer before.
    return this.turns[0]?.id === id ? null : (answer.find((block) => block.kind === 'query') ?? null);
  }

  /** How many rows match; null: only an answer finds out. */
  async countRows(query: Query): Promise<number | null> {
    if (this.#sow === null) return null;
    const found = await this.answerer.count(query, this.#sow, new Cancellation()).catch(() => null);
    return found?.matching ?? null;
  }

  /** Counts what the draft would list: '13 → 11 topics' after an answer with 13. */
  async preview(): Promise<void> {
    const { draft } = this;
    const sow = this.#sow;
    const words = sow === null || draft.trim() === '' ? null : await this.#previewOf(draft, sow);
    if (this.draft === draft && this.#sow === sow)
      runInAction(() => (this.previewed = words === null ? null : { draft, words }));
  }

  async #previewOf(draft: string, sow: SowId): Promise<string | null> {
    const context = this.#contextOf(this.#nextId);
    // Without a count the answer is awaited as before.
    const found = await this.answerer.count(draft, sow, new Cancellation(), context).catch(() => null);
    if (found === null) return null;
    const before = context.previous?.find((block) => block.kind === 'query');
    const isSame = before !== undefined && subjectWords(before.query.subject) === found.of;
    const from = isSame && before.count !== undefined ? `${formatCount(before.count.matching)} → ` : '';
    return `${from}${formatCount(found.matching)} ${found.of}`;
  }

  loadNames(): void {
    if (this.#sow !== null) void this.names.load(this.#sow);
  }

  #begin(question: string, replaced: QueryBlock | null): number {
    const id = this.#nextId++;
    this.turns = [...this.turns, { id, question, answer: [], state: 'answering', replaced }];
    return id;
  }

  /** Answers the question again from another query, such as without one of its conditions. */
  async changeQuery(id: number, change: (query: Query) => Query): Promise<void> {
    const turn = this.turns.find((each) => each.id === id);
    const block = turn?.answer.find((each) => each.kind === 'query');
    if (turn === undefined || block === undefined || this.#sow === null) return;
    if (this.turns.some(({ state }) => state === 'answering')) return;
    const replaced = { ...block, query: change(block.query) };
    this.#update(id, { state: 'answering', replaced });
    await this.#answer(id, turn.question, this.#sow, { query: replaced });
  }

  /** Follow-ups work on the last answer before the turn. */
  #contextOf(id: number): QuestionContext {
    const before = this.turns.filter((turn) => turn.id < id && turn.state === 'answered');
    const last = before.at(-1);
    if (last === undefined) return {};
    const earlier = before.flatMap(({ answer }) => answer.find((block) => block.kind === 'query') ?? []).at(-1);
    return { previous: last.answer, ...(earlier !== undefined && { earlier }) };
  }

  async #answer(id: number, question: string, sow: SowId, context: QuestionContext): Promise<void> {
    const work = new Cancellation();
    this.#request = work;
    const model = this.#readers?.modelFor(sow) ?? null;
    try {
      const answer = await this.answerer.answer(question, sow, work, { ...context, ...(model !== null && { model }) });
      if (!work.cancelled) this.#update(id, { answer });
    } catch (error) {
      if (work.cancelled) return this.#update(id, { state: 'stopped' });
      this.logger.error('Failed to answer:', error);
      this.#keepDraft();
      return this.#update(id, { state: 'failed' });
    }
    this.#update(id, { state: work.cancelled ? 'stopped' : 'answered' });
    if (!work.cancelled && this.isDraftWaiting) await this.send();
  }

  stop(): void {
    this.#request?.cancel();
    this.#keepDraft();
    const open = this.turns.find(({ state }) => state === 'answering');
    if (open !== undefined) this.#update(open.id, { state: 'stopped' });
  }

  /** Replaces a failed turn by the same question. */
  retry(id: number): Promise<void> {
    const failed = this.turns.find((turn) => turn.id === id);
    if (failed === undefined || this.answering) return Promise.resolve();
    this.turns = this.turns.filter((turn) => turn.id !== id);
    return this.ask(failed.question, failed.replaced);
  }

  /** It may depend on an answer that does not come, so the user decides. */
  #keepDraft(): void {
    runInAction(() => {
      this.isDraftWaiting = false;
    });
  }

  #update(id: number, change: Partial<Pick<Turn, 'answer' | 'state' | 'replaced'>>): void {
    runInAction(() => {
      this.turns = this.turns.map((turn) => (turn.id === id ? { ...turn, ...change } : turn));
    });
  }
}
