import { makeAutoObservable } from 'mobx';
import {
  EMPTY_BRIEF,
  MOST_TOPICS,
  TEXT_LIMITS,
  type BriefContent,
  type BriefText,
  ACTION_LIMITS,
  MOST_POINTS,
  POINT_LIMIT,
  type ActionPart,
  type BriefSection,
} from '../../domain/personal/brief-content';
import type { TopicId } from '../../domain/shared/entity-id';
import type { BriefDrafts, Draft } from './brief-drafts';
import { BY_REFERENCE } from '../shared/by-reference';

/** Steps that can be taken back. */
const MOST_STEPS = 50;

interface Step {
  /** Edits of one text in a row are one step; null: a step of its own. */
  readonly kind: string | null;
  readonly before: BriefContent;
}

/** What the user decides of the open brief. Each edit is stored in its draft and can be taken back. */
export class BriefEditor {
  /** Of its draft; null: it is not stored yet. */
  id: string | null = null;
  /** Without a draft. */
  unsaved: BriefContent = EMPTY_BRIEF;
  /** What was changed since the brief was opened, to be taken back step by step. */
  steps: readonly Step[] = [];
  readonly #drafts: BriefDrafts;
  readonly #defaultTitle: () => string;

  constructor(drafts: BriefDrafts, defaultTitle: () => string) {
    this.#drafts = drafts;
    this.#defaultTitle = defaultTitle;
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  get content(): BriefContent {
    return this.id === null ? this.unsaved : (this.#drafts.byId(this.id)?.content ?? this.unsaved);
  }

  get canUndo(): boolean {
    return this.steps.length > 0;
  }

  /** It is a draft, which can be removed. */
  get isDraft(): boolean {
    return this.id !== null;
  }

  /** no: it becomes a draft with its first edit. saving: the storage of this browser has not confirmed the last edit. */
  get saved(): 'yes' | 'saving' | 'no' {
    if (this.id === null) return 'no';
    return this.#drafts.isStored(this.id) ? 'yes' : 'saving';
  }

  open({ id, content }: Draft): void {
    this.id = id;
    this.unsaved = content;
    this.steps = [];
  }

  /** Shows a brief that becomes a draft with its first edit. */
  show(content: BriefContent): void {
    this.id = null;
    this.unsaved = content;
    this.steps = [];
  }

  /** Stores the open brief as a draft. */
  keep(): void {
    if (this.id === null && this.unsaved.topics.length > 0) this.#store(this.unsaved);
  }

  write(text: BriefText, value: string): void {
    this.#edit({ [text]: value.slice(0, TEXT_LIMITS[text]) }, text);
  }

  writeAction(id: TopicId, part: ActionPart, value: string): void {
    const { actions } = this.content;
    const text = value.slice(0, ACTION_LIMITS[part]);
    this.#edit({ actions: { ...actions, [id]: { ...actions[id], [part]: text } } }, `${part} ${id}`);
  }

  /** @param points of the slide of a topic, as they stand; null: those that are proposed */
  writePoints(id: TopicId, points: readonly string[] | null): void {
    const { [id]: _before, ...others } = this.content.points;
    const written = points?.slice(0, MOST_POINTS).map((text) => text.slice(0, POINT_LIMIT));
    this.#edit({ points: written === undefined ? others : { ...others, [id]: written } }, `points ${id}`);
  }

  toggleSection(section: BriefSection): void {
    const { parts } = this.content;
    this.#edit({ parts: parts.includes(section) ? parts.filter((each) => each !== section) : [...parts, section] });
  }

  /** @param to the index that it has afterwards */
  move(id: TopicId, to: number): boolean {
    const { topics } = this.content;
    const from = topics.indexOf(id);
    if (from === -1 || to === from || to < 0 || to >= topics.length) return false;
    const others = topics.filter((each) => each !== id);
    this.#edit({ topics: [...others.slice(0, to), id, ...others.slice(to)] });
    return true;
  }

  add(id: TopicId): void {
    const { topics } = this.content;
    if (!topics.includes(id) && topics.length < MOST_TOPICS) this.#edit({ topics: [...topics, id] });
  }

  remove(id: TopicId): void {
    this.#edit({ topics: this.content.topics.filter((each) => each !== id) });
  }

  undo(): void {
    const last = this.steps.at(-1);
    this.steps = this.steps.slice(0, -1);
    if (last !== undefined) this.#store(last.before);
  }

  #edit(change: Partial<BriefContent>, kind: string | null = null): void {
    const isSameStep = kind !== null && this.steps.at(-1)?.kind === kind;
    if (!isSameStep) this.steps = [...this.steps, { kind, before: this.content }].slice(-MOST_STEPS);
    this.#store({ ...this.content, ...change });
  }

  #store(content: BriefContent): void {
    this.id ??= this.#drafts.newId();
    this.unsaved = content;
    this.#drafts.save({ id: this.id, title: content.title.trim() || this.#defaultTitle(), content });
  }
}
