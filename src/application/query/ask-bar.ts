import { makeAutoObservable, runInAction } from 'mobx';
import { chipsOf, type AskChip } from '../../domain/query/language/chips';
import { withChangedPart, withoutPart, type AskPart } from '../../domain/query/part';
import { askProject, type AskProject } from '../../domain/query/language/project';
import type { AskProposal } from '../../domain/query/language/ask-proposal';
import { proposalsAt } from '../../domain/query/language/proposals';
import { answered, segment, withoutQuestions, withoutRead, type AskReading } from '../../domain/query/language/segment';
import { evaluateQuery, factsOf } from '../../domain/query/evaluate-query';
import type { Query } from '../../domain/query/query';
import { rowsOf, type Row } from '../../domain/query/row';
import type { AskHost } from './ask-host';
import type { AskSources } from './ask-sources';
import { BY_REFERENCE } from '../shared/by-reference';

/** More are listed by '+'. */
const MOST = 7;
const ALL = 40;
/** In characters; the rest is cut. */
export const LONGEST_TEXT = 500;
/** Fewer words are no sentence for a model, or where none of them is a part. */
const FEWEST_OF_SENTENCE = { model: 3, rules: 4 };

/** The state of one query bar: what is typed, what it may mean, and which chip is open. */
export class AskBar {
  text = '';
  /** The proposals are shown. */
  isOpen = false;
  /** Counts the texts that came from elsewhere: the field takes the focus. */
  handed = 0;
  /** The index of the proposal that Enter takes. */
  marked = 0;
  /** The chip whose form is open, by its id. */
  opened: string | null = null;
  /** Of a sentence: the chip whose question is asked; null: none. */
  asking: number | null = null;
  /** A model is asked. */
  isReading = false;
  /** Enter was pressed once although amber words or questions are left. */
  isWarned = false;
  /** The reading of a text after a question was answered, a chip dropped, or by a model. */
  changed: { readonly text: string; readonly reading: AskReading } | null = null;

  constructor(
    readonly host: AskHost,
    private readonly sources: AskSources,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** null until the topics and trends are loaded. */
  get project(): AskProject | null {
    const { source } = this.sources;
    return source && askProject(source);
  }

  get query(): Query {
    return this.host.query;
  }

  /** How many rows the confirmed sentence would have; null: not known, or there is none. */
  get nextCount(): number | null {
    const { reading, project } = this;
    if (reading === null || project === null || this.sources.needsLoading(reading.query)) return null;
    return evaluateQuery(reading.query, project.facts).count;
  }

  get chips(): readonly AskChip[] {
    return this.project === null ? [] : chipsOf(this.query, this.project);
  }

  /** The rows of the query without its limit, in their order. */
  get rows(): readonly Row[] {
    return this.project === null
      ? []
      : evaluateQuery({ ...this.query, limit: null, offset: 0 }, this.project.facts).rows;
  }

  /** How many rows meet the query, of how many; null: that is not known yet. */
  get count(): { readonly matching: number; readonly of: number } | null {
    const { project, query } = this;
    if (project === null || this.sources.needsLoading(query)) return null;
    return { matching: this.rows.length, of: rowsOf(query.subject, factsOf(query, project.facts)).length };
  }

  /** What the text says as a sentence; null: it is the beginning of one part. */
  get reading(): AskReading | null {
    if (this.text.trim() === '' || this.project === null || /^\s*[-,|]/.test(this.text)) return null;
    if (this.changed?.text === this.text) return this.changed.reading;
    const read = segment(this.text, this.query, this.project);
    const words = this.text.trim().split(/\s+/).length;
    if (this.host.model != null && words >= FEWEST_OF_SENTENCE.model) return read;
    return (read.chips.length > 0 || words >= FEWEST_OF_SENTENCE.rules) && !this.isOnePart ? read : null;
  }

  /** What the words before the cursor may mean. */
  get proposed(): readonly AskProposal[] {
    return this.project === null ? [] : proposalsAt(this.text, this.query, this.project, this.text === '' ? ALL : MOST);
  }

  /** Whether all that is typed is the beginning of one part, such as 'strong s'. */
  get isOnePart(): boolean {
    const end = this.text.trimEnd().length;
    return this.proposed.some(({ kind, replaces }) => kind !== 'text' && replaces.from === 0 && replaces.to >= end);
  }

  /** What the marked words of the text may mean; of a sentence: the readings of the question that is asked. */
  get proposals(): readonly AskProposal[] {
    if (this.project === null) return [];
    if (this.reading !== null) return this.reading.chips[this.asking ?? -1]?.question?.readings ?? [];
    return this.proposed.filter(({ query }) => query === null || this.host.allows?.(query) !== false);
  }

  get current(): AskProposal | null {
    return this.isOpen ? (this.proposals[this.marked] ?? null) : null;
  }

  type(text: string): void {
    this.text = text.slice(0, LONGEST_TEXT);
    this.isOpen = this.text.trim() !== '';
    [this.marked, this.opened, this.asking, this.isWarned] = [0, null, null, false];
  }

  handOver(text: string): void {
    this.type(text);
    this.handed += 1;
  }

  /** '+': what can be asked, without typing. */
  openAll(): void {
    this.type('');
    this.isOpen = true;
  }

  close(): void {
    [this.isOpen, this.opened, this.asking] = [false, null, null];
  }

  mark(index: number): void {
    const count = this.proposals.length;
    if (count === 0) return;
    this.isOpen = true;
    this.marked = (index + count) % count;
  }

  take(proposal: AskProposal): void {
    if (this.reading !== null && this.asking !== null) return this.#answer(this.proposals.indexOf(proposal));
    const { replaces, typed, query } = proposal;
    const text = this.text.slice(0, replaces.from) + typed + this.text.slice(replaces.to);
    this.type(query === null ? text : text.trim());
    if (query === null) this.isOpen = true;
    else this.host.change(query);
  }

  /** Tab: takes what is marked, or goes to the next open question. @returns whether it did something */
  tab(): boolean {
    if (this.current === null) return this.askNext();
    this.take(this.current);
    return true;
  }

  /** Enter: takes what is marked; else confirms the sentence; else shows the rows. */
  async enter(): Promise<void> {
    if (this.current !== null) return this.take(this.current);
    const { reading } = this;
    if (reading === null) return this.text.trim() === '' ? this.host.show() : undefined;
    if (await this.#readByModel()) return;
    const isClear = reading.chips.every(({ question }) => question === null);
    const hasAmber = reading.spans.some(({ kind }) => kind === 'amber');
    if (this.isWarned || (isClear && !hasAmber)) return this.confirm();
    // The first open question is asked; without one, what is amber is said to be left out.
    runInAction(() => (this.isWarned = true));
    this.askNext();
  }

  /** The chips of the sentence become those of the query; chips with an open question are left out. */
  confirm(): void {
    const { reading, project } = this;
    if (reading === null || project === null) return;
    const clear = withoutQuestions(reading, project);
    this.type('');
    this.host.confirm(clear.query, clear.unused);
  }

  /** @returns whether a question is open */
  askNext(): boolean {
    const open = (this.reading?.chips ?? []).flatMap(({ question }, index) => (question === null ? [] : [index]));
    const next = open.find((index) => index > (this.asking ?? -1)) ?? (this.asking === null ? undefined : open[0]);
    if (next === undefined) return false;
    this.ask(next);
    return true;
  }

  ask(chip: number): void {
    [this.asking, this.isOpen, this.marked] = [chip, true, 0];
  }

  /** A chip of the sentence is dropped: its words are not used. */
  dropRead(chip: number): void {
    if (this.reading !== null && this.project !== null) this.#setReading(withoutRead(this.reading, chip, this.project));
  }

  /** Backspace in an empty field: opens the last chip, and removes it when it is open. @returns whether there is one */
  backspace(): boolean {
    const last = this.chips.findLast(({ section }) => section !== 'subject');
    if (last === undefined) return false;
    if (this.opened === last.id) this.remove(last);
    else this.open(last.id);
    return true;
  }

  open(id: string | null): void {
    [this.opened, this.isOpen] = [id, false];
  }

  remove(chip: AskChip): void {
    this.opened = null;
    this.host.change(withoutPart(this.query, chip.part, chip.at));
  }

  edit(chip: AskChip, part: AskPart): void {
    this.opened = null;
    this.host.change(withChangedPart(this.query, part, chip.at));
  }

  #answer(index: number): void {
    if (this.reading === null || this.project === null || this.asking === null || index < 0) return;
    this.#setReading(answered(this.reading, this.asking, index, this.project));
    if (!this.askNext()) this.isOpen = false;
  }

  #setReading(reading: AskReading): void {
    runInAction(() => {
      this.changed = { text: this.text, reading };
      [this.asking, this.isWarned] = [null, false];
    });
  }

  /** @returns whether a model was asked: what it says has to be confirmed too */
  async #readByModel(): Promise<boolean> {
    const { text } = this;
    if (this.host.model == null || this.changed?.text === text) return false;
    runInAction(() => (this.isReading = true));
    const reading = await this.host.model(text).catch(() => null);
    runInAction(() => (this.isReading = false));
    if (this.text !== text) return true;
    const own = reading ?? this.reading;
    if (own !== null) this.#setReading(own);
    return true;
  }
}
