import { makeAutoObservable, reaction, runInAction } from 'mobx';
import {
  BRIEF_PARAMETERS,
  briefOfQuery,
  briefQuery,
  EMPTY_BRIEF,
  isSameBrief,
  type AddressedBrief,
  type BriefContent,
} from '../../domain/brief/brief-content';
import type { SowId } from '../../domain/shared/entity-id';
import type { AddressParameters } from '../../domain/shared/address-parameters';
import { BRIEF_FROM, isNewBrief, paths, SELECTION } from '../../domain/shell/routes';
import { pathOf, type Navigator } from '../shared/navigator';
import type { RecordUsage } from '../tracking/record-usage';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { BriefDrafts, Draft } from './brief-drafts';
import type { BriefEditor } from './brief-editor';
import { briefOfTopics } from './brief-start';
import { together } from '../shared/together';

interface Sources {
  readonly navigator: Navigator;
  readonly workspace: WorkspaceStore;
  readonly usage: RecordUsage;
}

/** Opens briefs in the editor: new ones, drafts, and the one that the address of the page asks for. */
export class BriefOpener {
  /** Made somewhere else: its address named topics that no draft has. */
  isReceived = false;
  /** Whether the address has been read; until then it is not written. */
  hasRead = false;
  readonly #from: Sources;

  /** @param viewOf the brief of a view, such as of the Important topics */
  constructor(
    private readonly drafts: BriefDrafts,
    private readonly editor: BriefEditor,
    sources: Sources,
    private readonly viewOf: (view: string) => BriefContent,
  ) {
    this.#from = sources;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Opens a new brief, or the draft that has these topics already. */
  start(content: BriefContent): void {
    this.isReceived = false;
    const known = this.drafts.like(content);
    if (known !== null) this.editor.open(known);
    else this.editor.create(content);
    const { usage, workspace } = this.#from;
    if (workspace.currentId === null) return;
    usage.record({
      name: 'clicked_on_brief',
      payload: { sow_id: workspace.currentId, topic_count: content.topics.length },
    });
  }

  startFromView(view: string): void {
    this.start(this.viewOf(view));
  }

  openDraft(draft: Draft): void {
    this.isReceived = false;
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
    const { location } = this.#from.navigator;
    const requested = briefOfQuery(location.query);
    const from = fromOf(location.query);
    runInAction(() => {
      this.hasRead = true;
      if (isNewBrief(from) && requested.topics.length === 0) {
        if (this.editor.id !== null) this.editor.show(EMPTY_BRIEF);
      } else if (from !== undefined) {
        if (requested.topics.length > 0) this.start(briefOfTopics(requested.topics, from === SELECTION ? null : from));
        else this.startFromView(from);
        this.#writeAddress(this.editor.content);
      } else if (requested.topics.length > 0) this.#openRequested(requested);
      else this.#openLatest();
    });
  }

  #openRequested(requested: AddressedBrief): void {
    if (isSameBrief(requested, this.editor.content)) return;
    const known = this.drafts.like(requested);
    if (known !== null) this.openDraft(known);
    else {
      this.isReceived = true;
      this.editor.show({ ...EMPTY_BRIEF, ...requested, origin: 'Opened from a link' });
    }
  }

  #openLatest(): void {
    const latest = this.editor.id === null ? this.drafts.all[0] : undefined;
    if (latest !== undefined) this.openDraft(latest);
    this.#writeAddress(this.editor.content);
  }

  /** A new brief without topics keeps its address, which would otherwise ask for the latest draft. */
  #writeAddress(content: BriefContent): void {
    const { navigator } = this.#from;
    const { query } = navigator.location;
    if (isNewBrief(fromOf(query)) && isSameBrief(content, EMPTY_BRIEF)) return;
    const own = [...BRIEF_PARAMETERS, BRIEF_FROM];
    const next = [...briefQuery(content), ...query.filter(([name]) => !own.includes(name))];
    if (pathOf({ pathname: '', query: next }) !== pathOf({ pathname: '', query })) navigator.setQuery(next, 'replace');
  }
}

function fromOf(query: AddressParameters): string | undefined {
  return query.find(([name]) => name === BRIEF_FROM)?.[1];
}
