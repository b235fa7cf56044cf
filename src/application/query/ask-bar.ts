import { makeAutoObservable, runInAction } from 'mobx';
import { chipsOf, type AskChip } from '../../domain/query/language/chips';
import { searchIn, withChangedPart, withoutPart, withPart, type AskPart } from '../../domain/query/part';
import type { TextRange } from '../../domain/query/language/tokens';
import { isSearchable } from '../../domain/shared/stop-words';
import { askProject, type AskProject } from '../../domain/query/language/project';
import type { AskProposal } from '../../domain/query/language/ask-proposal';
import {
  lateCount,
  prepareSearch,
  presentResult,
  type AskEffect,
  type LateEffect,
} from '../../domain/query/language/effects';
import { isOnePart, prepareProposals, proposalsAt } from '../../domain/query/language/proposals';
import { limitWords } from '../../domain/query/language/limits';
import type { OpenPlace } from '../../domain/query/language/amber';
import { segment, type AskReading } from '../../domain/query/language/segment';
import type { QueryResult } from '../../domain/query/evaluate-query';
import { EVERY_TOPIC, type Query } from '../../domain/query/query';
import type { AskCommand, AskHost } from './ask-host';
import type { AskSources } from './ask-sources';
import { BY_REFERENCE } from '../shared/by-reference';

/** More are listed by '+'. */
const MOST = 7;
const ALL = 40;
/** In characters; the rest is cut. */
export const LONGEST_TEXT = 500;
/** Fewer words are no sentence for a model. */
const FEWEST_OF_SENTENCE = 3;
/** No proposal is marked. */
const NONE = -1;

/** The state of one query bar: what is typed, what it may mean, and which chip is open. */
export class AskBar {
  text = '';
  /** The proposals are shown. */
  isOpen = false;
  /** Counts the texts that came from elsewhere: the field takes the focus. */
  handed = 0;
  /** The index of the proposal that Enter takes; -1: none. */
  marked = 0;
  /** The chip whose form is open, by its id. */
  opened: string | null = null;
  /** Of a sentence: the index of the open place whose readings are listed; null: none. */
  place: number | null = null;
  /** Counts how often Enter went to an open place: the cursor goes there. */
  stops = 0;
  /** Goes up with each proposal that is counted. */
  counted = 0;
  /** A model is asked. */
  isReading = false;
  /** What a model read in a text. */
  read: { readonly text: string; readonly reading: AskReading } | null = null;

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

  /** How many rows the confirmed sentence would have, of how many; null: not counted yet, not known, or there is none. */
  get nextCount(): { readonly count: number; readonly of: number } | null {
    const effect = this.counted < 0 ? null : this.#next?.known;
    return effect?.kind === 'rows' ? effect : null;
  }

  get #next(): LateEffect | null {
    const { reading, project } = this;
    if (reading === null || project === null || this.sources.needsLoading(reading.query)) return null;
    return lateCount(reading.query, project);
  }

  get chips(): readonly AskChip[] {
    return this.project === null ? [] : chipsOf(this.query, this.project);
  }

  /** What the query finds; null: it is not known yet. */
  get result(): QueryResult | null {
    const { project, query } = this;
    return project === null || this.sources.needsLoading(query) ? null : presentResult(query, project);
  }

  /** What the text says as a sentence; null: it is the beginning of one part. */
  get reading(): AskReading | null {
    if (this.text.trim() === '' || this.project === null || /^\s*[-,|]/.test(this.text)) return null;
    if (this.read?.text === this.text) return this.read.reading;
    const read = segment(this.text, this.query, this.project);
    const words = this.text.trim().split(/\s+/).length;
    if (this.host.model != null && words >= FEWEST_OF_SENTENCE) return read;
    if (limitWords(read.unused) !== null) return read;
    return read.chips.length + read.open.length > 0 && !this.isOnePart ? read : null;
  }

  /** What the words before the cursor may mean. */
  get proposed(): readonly AskProposal[] {
    return this.project === null ? [] : proposalsAt(this.text, this.query, this.project, this.text === '' ? ALL : MOST);
  }

  /** Whether all that is typed is the beginning of one part, such as 'strong s'. */
  get isOnePart(): boolean {
    return this.project !== null && isOnePart(this.text, this.query, this.project);
  }

  /** The words of a sentence at which Enter stopped, or that were pressed; null: none. */
  get openPlace(): OpenPlace | null {
    return this.reading?.open[this.place ?? NONE] ?? null;
  }

  /** What a clear sentence asks to be done with its rows; null: they are listed. */
  get command(): AskCommand | null {
    const { reading } = this;
    return reading === null || reading.open.length > 0 ? null : (this.host.commandOf?.(reading) ?? null);
  }

  /** What the marked words of the text may mean; of a sentence: the readings of its open place, or what it asks to be done. */
  get proposals(): readonly AskProposal[] {
    if (this.project === null) return [];
    if (this.reading !== null) return this.openPlace?.readings ?? this.command?.proposals ?? [];
    return this.proposed.filter(({ query }) => query === null || this.host.allows?.(query) !== false);
  }

  /** What a proposal leaves of the rows; null: not counted yet. */
  effectOf({ effect }: AskProposal): AskEffect | null {
    return this.counted < 0 ? null : effect.known;
  }

  /**
   * Counts a part of what the listed proposals leave, or prepares the search in texts, for a few milliseconds.
   * @returns false when nothing is left to do
   */
  work(): boolean {
    const all = [this.#next, ...this.proposals.map(({ effect }) => effect)];
    const next = all.find((effect) => effect?.known === null);
    if (next == null) return this.project !== null && (prepareProposals(this.project) || prepareSearch(this.project));
    next.step();
    if (next.known !== null) this.counted += 1;
    return true;
  }

  get current(): AskProposal | null {
    return this.isOpen ? (this.proposals[this.marked] ?? null) : null;
  }

  type(text: string): void {
    this.text = text.slice(0, LONGEST_TEXT);
    this.isOpen = this.text.trim() !== '';
    [this.marked, this.opened, this.place] = [0, null, null];
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
    [this.isOpen, this.opened, this.place] = [false, null, null];
  }

  mark(index: number): void {
    const count = this.proposals.length;
    if (count === 0) return;
    this.isOpen = true;
    this.marked = index < 0 ? count - 1 : index % count;
  }

  /** What is taken of a sentence becomes a chip; the rest is read again, and answered where nothing of it is open. */
  take(proposal: AskProposal): void {
    const { replaces, typed, query, run } = proposal;
    if (run !== undefined) {
      this.type('');
      return run();
    }
    const isOfSentence = this.reading !== null;
    const text = this.text.slice(0, replaces.from) + typed + this.text.slice(replaces.to);
    this.type(query === null ? text : text.trim());
    if (query === null) {
      this.isOpen = true;
      return;
    }
    this.sources.noteTaken(proposal.id);
    if (isOfSentence) this.#takeRest(this.text, query);
    else this.host.change(query);
  }

  /** Grey words of a sentence become a search in all texts, and the sentence is answered where nothing of it is open. */
  search({ from, to, text }: TextRange & { readonly text: string }): void {
    if (this.reading === null || !isSearchable(text)) return;
    this.#takeRest((this.text.slice(0, from) + this.text.slice(to)).trim(), withPart(this.query, searchIn(text)));
  }

  /** Tab: takes what is marked, or goes to the next open place. @returns whether it did something */
  tab(): boolean {
    if (this.current === null) return this.#stop();
    this.take(this.current);
    return true;
  }

  /** Enter: takes what is marked; goes to the next open place of a sentence; answers it; without a text shows the rows. */
  async enter(): Promise<void> {
    if (this.current !== null) return this.take(this.current);
    if (this.reading === null) return this.text.trim() === '' ? this.host.show() : undefined;
    if (await this.#readByModel()) return;
    if (!this.#stop()) this.#answer(this.reading);
  }

  /** Lists what the words of an open place may mean; none of it is marked. */
  stopAt(place: number): void {
    [this.place, this.isOpen, this.marked] = [place, true, NONE];
    this.stops += 1;
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

  /** All parts but the kind of rows go. */
  clear(): void {
    this.opened = null;
    this.host.change({ ...EVERY_TOPIC, subject: this.query.subject });
  }

  /** Changes a part in its place. */
  change(query: Query): void {
    this.opened = null;
    this.host.change(query);
  }

  edit(chip: AskChip, part: AskPart): void {
    this.opened = null;
    this.host.change(withChangedPart(this.query, part, chip.at));
  }

  /** @returns whether a place is open */
  #stop(): boolean {
    const count = this.reading?.open.length ?? 0;
    if (count > 0) this.stopAt(((this.place ?? NONE) + 1) % count);
    return count > 0;
  }

  /** Something of the sentence became a part of the query: the rest is answered, or asked about. */
  #takeRest(rest: string, query: Query): void {
    this.type(rest);
    this.host.change(query);
    if (this.project === null) return;
    const reading = segment(rest, query, this.project);
    if (reading.open.length > 0) this.stopAt(0);
    else this.#answer(reading);
  }

  /** The chips of the sentence become those of the query. */
  #answer(reading: AskReading): void {
    this.type('');
    this.host.confirm(reading.query, reading.unused);
  }

  /** @returns whether a model was asked: what it says has to be confirmed too */
  async #readByModel(): Promise<boolean> {
    const { text } = this;
    if (this.host.model == null || this.read?.text === text) return false;
    runInAction(() => (this.isReading = true));
    const reading = await this.host.model(text).catch(() => null);
    runInAction(() => (this.isReading = false));
    if (this.text !== text) return true;
    const own = reading ?? this.reading;
    runInAction(() => (this.read = own && { text, reading: own }));
    return true;
  }
}
