import { makeAutoObservable, reaction, runInAction } from 'mobx';
import {
  BRIEF_PARAMETERS,
  briefOfQuery,
  briefQuery,
  EMPTY_BRIEF,
  isSameBrief,
  MOST_TOPICS,
  type AddressedBrief,
  type BriefContent,
  isBriefSection,
  type BriefSection,
} from '../../domain/personal/brief-content';
import type { SowId } from '../../domain/shared/entity-id';
import type { AddressParameters } from '../../domain/shared/address-parameters';
import { BRIEF_FROM, BRIEF_PART, COMPARISON, isNewBrief, paths, SELECTION } from '../../domain/shared/routes';
import type { KeyValueStore } from '../shared/browser-ports';
import { pathOf, queryString, type Navigator } from '../shared/navigator';
import type { RecordUsage } from '../tracking/record-usage';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { BriefDrafts, Draft } from './brief-drafts';
import type { BriefEditor } from './brief-editor';
import { choiceOfTopics, choiceOrigin, topicsInWords, type BriefChoice } from './brief-start';
import { together } from '../shared/load-once';
import { BY_REFERENCE } from '../shared/by-reference';

/** What of a brief that is not stored yet this tab remembers for a reload. */
const OWN_BRIEF = 'own-brief';

/** Topics of a brief that is presented as soon as it is made: of more, its outline says first how many slides there are. */
const MOST_PRESENTED = 20;

interface Sources {
  readonly tab: KeyValueStore;
  readonly navigator: Navigator;
  readonly workspace: WorkspaceStore;
  readonly usage: RecordUsage;
}

/** A new brief before its topics are known. */
interface NewBrief extends Partial<Pick<BriefContent, 'title' | 'question' | 'conclusion'>> {
  readonly choice: BriefChoice;
  /** The only part that it has, which is presented at once; absent: it has those of any new brief. */
  readonly part?: BriefSection | undefined;
}

/** Opens briefs in the editor: new ones, drafts, and the one that the address of the page asks for. */
export class BriefOpener {
  /** Made somewhere else: its address named topics that no draft has. */
  isReceived = false;
  /** Whether the address has been read; until then it is not written. */
  hasRead = false;
  /** It has the first of so many topics, because a brief has no room for more; null: all of them. */
  firstOf: number | null = null;
  /** Its slides are shown over the whole window. */
  isPresented = false;
  readonly #from: Sources;

  /** @param viewOf the topics of a view, such as the Important ones */
  constructor(
    private readonly drafts: BriefDrafts,
    private readonly editor: BriefEditor,
    sources: Sources,
    private readonly viewOf: (view: string) => BriefChoice,
  ) {
    this.#from = sources;
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Opens a new brief, of the first topics where they are too many. Nothing is stored before its first edit. */
  start({ choice, part, title = '', question = '', conclusion = '' }: NewBrief): void {
    const topics = choice.ids.slice(0, MOST_TOPICS);
    const parts = part === undefined ? EMPTY_BRIEF.parts : [part];
    const content = { ...EMPTY_BRIEF, topics, parts, title, question, conclusion, origin: choiceOrigin(choice) };
    const known = part === undefined ? this.drafts.like(content) : null;
    this.isReceived = false;
    if (known !== null) this.editor.open(known);
    else this.editor.show(content);
    this.firstOf = choice.ids.length > topics.length ? choice.ids.length : null;
    this.isPresented = part !== undefined && topics.length > 0 && topics.length <= MOST_PRESENTED;
    this.#writeAddress(this.editor.content);
    const { usage, workspace } = this.#from;
    if (workspace.currentId === null) return;
    usage.record({
      name: 'clicked_on_brief',
      payload: { sow_id: workspace.currentId, topic_count: topics.length },
    });
  }

  startFromView(view: string): void {
    this.start({ choice: this.viewOf(view) });
  }

  /** Shows the slides; the user has done something with the brief, so it is stored. */
  present(): void {
    this.keep();
    this.isPresented = true;
  }

  endPresentation(): void {
    this.isPresented = false;
    this.#writeAddress(this.editor.content);
  }

  /** Stores the brief, unless it was received. */
  keep(): void {
    if (!this.isReceived) this.editor.keep();
  }

  openDraft(draft: Draft): void {
    this.isReceived = false;
    this.firstOf = null;
    this.editor.open(draft);
  }

  /** Removes the open draft and opens the next one. @returns brings it back */
  removeDraft(): () => void {
    const { id, content } = this.editor;
    if (id === null) return () => {};
    const restore = this.drafts.remove(id);
    const [next] = this.drafts.all;
    if (next === undefined) this.editor.show(EMPTY_BRIEF);
    else this.openDraft(next);
    return () => {
      restore();
      this.openDraft({ id, content, title: '' });
    };
  }

  /** Opens what the address of the page asks for, and writes the open brief to it. @returns leaves it */
  follow(sow: SowId, isLoaded: () => boolean): () => void {
    const { navigator } = this.#from;
    const isHere = (): boolean => navigator.location.pathname === paths.brief(sow);
    return together([
      reaction(
        () => (isLoaded() ? navigator.location : null),
        (location) => location !== null && isHere() && this.#followAddress(),
        { fireImmediately: true },
      ),
      reaction(
        () => (this.hasRead && isHere() ? this.editor.content : null),
        (content) => content !== null && this.#writeAddress(content),
        { equals: (one, other) => one !== null && other !== null && isSameBrief(one, other) },
      ),
    ]);
  }

  #followAddress(): void {
    const { query } = this.#from.navigator.location;
    const { topics: ids, ...texts } = briefOfQuery(query);
    const from = valueOf(query, BRIEF_FROM);
    const part = partOf(query);
    runInAction(() => {
      this.hasRead = true;
      if (part !== undefined && this.isPresented && isSameBrief({ topics: ids, ...texts }, this.editor.content)) return;
      if (isNewBrief(from) && ids.length === 0) {
        if (this.editor.id !== null) this.editor.show(EMPTY_BRIEF);
      } else if (from !== undefined || (part !== undefined && ids.length > 0)) {
        const view = from === SELECTION || from === COMPARISON ? undefined : from;
        const isView = view !== undefined && ids.length === 0;
        const choice = isView ? this.viewOf(view) : choiceOfTopics(ids, view);
        this.start({ choice: from === COMPARISON ? { ...choice, place: 'Compare' } : choice, part, ...texts });
      } else if (ids.length > MOST_TOPICS) this.start({ choice: choiceOfTopics(ids), ...texts });
      else if (ids.length > 0) this.#openRequested({ topics: ids, ...texts });
      else this.#openLatest();
    });
  }

  #openRequested(requested: AddressedBrief): void {
    if (isSameBrief(requested, this.editor.content)) return;
    const known = this.drafts.like(requested);
    if (known !== null) this.openDraft(known);
    else {
      const origin = this.#originOfOwn(requested);
      this.isReceived = origin === null;
      this.editor.show({ ...EMPTY_BRIEF, ...requested, origin: origin ?? topicsInWords(requested.topics.length) });
    }
  }

  #openLatest(): void {
    const latest = this.editor.id === null ? this.drafts.all[0] : undefined;
    if (latest !== undefined) this.openDraft(latest);
    this.#writeAddress(this.editor.content);
  }

  /** The address was written by this tab, of a brief that is not stored: after a reload it is still the user's. null: it was not. */
  #originOfOwn(requested: AddressedBrief): string | null {
    const [key, origin = ''] = (this.#from.tab.get(OWN_BRIEF) ?? '').split('\n');
    return key === queryString(briefQuery({ ...EMPTY_BRIEF, ...requested })) ? origin : null;
  }

  /** A new brief without topics keeps its address, which would otherwise ask for the latest draft. */
  #writeAddress(content: BriefContent): void {
    const { navigator } = this.#from;
    const { query } = navigator.location;
    if (isNewBrief(valueOf(query, BRIEF_FROM)) && isSameBrief(content, EMPTY_BRIEF)) return;
    const own = [...BRIEF_PARAMETERS, BRIEF_FROM, ...(this.isPresented ? [] : [BRIEF_PART])];
    const next = [...briefQuery(content), ...query.filter(([name]) => !own.includes(name))];
    if (!this.isReceived) this.#from.tab.set(OWN_BRIEF, `${queryString(briefQuery(content))}\n${content.origin}`);
    if (pathOf({ pathname: '', query: next }) !== pathOf({ pathname: '', query })) navigator.setQuery(next, 'replace');
  }
}

function valueOf(query: AddressParameters, parameter: string): string | undefined {
  return query.find(([name]) => name === parameter)?.[1];
}

function partOf(query: AddressParameters): BriefSection | undefined {
  const part = valueOf(query, BRIEF_PART);
  return isBriefSection(part) ? part : undefined;
}
