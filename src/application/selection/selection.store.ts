import { makeAutoObservable } from 'mobx';
import { type TopicId, parseEntityId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import type { SessionStore } from '../session/session.store';
import type { KeyValueStore } from '../shared/browser-ports';
import type { RecordUsage } from '../tracking/record-usage';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import { DEFAULT_FILTERS } from '../../domain/filters/explore-filters';
import { filtersToQuery } from '../../domain/filters/filter-query';
import { paths } from '../../domain/shared/routes';
import type { ExploreAddress } from '../filters/explore-address';
import type { CopyLink } from '../workspace/copy-link';
import { pathOf, type Navigator } from '../shared/navigator';
import { BY_REFERENCE } from '../shared/by-reference';

/** The selected topics of the open project; stored in the tab, until the session ends. */
export class SelectionStore {
  /** With the storage key of the project and user they belong to. */
  changed: { readonly key: string; readonly ids: readonly TopicId[] } | null = null;
  /** Where a range begins: the topic that was toggled last. */
  #anchor: TopicId | null = null;

  constructor(
    private readonly workspace: WorkspaceStore,
    private readonly session: SessionStore,
    private readonly signals: ProjectSignalsStore,
    private readonly tab: KeyValueStore,
    private readonly usage: RecordUsage,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** In the order of their selection; only what the project has, so none until its topics are loaded. */
  get topics(): readonly Topic[] {
    const { topicById } = this.signals;
    return this.stored.flatMap((id) => topicById.get(id) ?? []);
  }

  get ids(): ReadonlySet<TopicId> {
    return new Set(this.topics.map(({ id }) => id));
  }

  get count(): number {
    return this.topics.length;
  }

  has(id: TopicId): boolean {
    return this.ids.has(id);
  }

  /** Of none: false. */
  hasAll(ids: readonly TopicId[]): boolean {
    return ids.length > 0 && ids.every((id) => this.ids.has(id));
  }

  toggle(id: TopicId): void {
    this.#anchor = id;
    if (this.has(id)) this.deselect([id]);
    else this.selectAll([id]);
  }

  /** Selects from the topic that was toggled last to this one, both included, as they are listed. */
  range(to: TopicId, listed: readonly TopicId[]): void {
    const [start, end] = [this.#anchor === null ? -1 : listed.indexOf(this.#anchor), listed.indexOf(to)];
    if (start === -1 || end === -1) this.toggle(to);
    else this.selectAll(listed.slice(Math.min(start, end), Math.max(start, end) + 1));
  }

  /** Adds these; the order of those selected already stays. */
  selectAll(ids: readonly TopicId[]): void {
    const wasEmpty = this.count === 0;
    this.#set([...new Set([...this.ids, ...ids])]);
    if (wasEmpty && this.count > 0) this.#record();
  }

  deselect(ids: readonly TopicId[]): void {
    const removed = new Set(ids);
    this.#set([...this.ids].filter((id) => !removed.has(id)));
  }

  clear(): void {
    this.#anchor = null;
    this.#set([]);
  }

  /** On logout, which also empties the storage of the tab. */
  forget(): void {
    this.#anchor = null;
    this.changed = null;
  }

  /** null outside of a project. */
  get storageKey(): string | null {
    const { member } = this.session;
    const sow = this.workspace.currentId;
    return member === null || sow === null ? null : `selection|${member.orgId}|${member.userId}|${sow}`;
  }

  /** May name topics that the project no longer has. */
  get stored(): readonly TopicId[] {
    const key = this.storageKey;
    if (key === null) return [];
    return this.changed?.key === key ? this.changed.ids : idsIn(this.tab.get(key));
  }

  #set(ids: readonly TopicId[]): void {
    const key = this.storageKey;
    if (key === null) return;
    this.changed = { key, ids };
    if (ids.length === 0) this.tab.remove(key);
    else this.tab.set(key, JSON.stringify(ids));
  }

  #record(): void {
    const sow = this.workspace.currentId;
    if (sow === null) return;
    const payload = { sow_id: sow, topic_count: this.count };
    this.usage.record({ name: 'clicked_on_select', payload });
  }
}

/** Other code of the same origin may have written anything there. */
function idsIn(text: string | null): readonly TopicId[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.flatMap((id) => parseEntityId<'topic'>(id) ?? []) : [];
  } catch {
    return [];
  }
}

/** Copies the address of the list view with the selected topics as its filter. */
export class CopySelectionLink {
  constructor(
    private readonly selection: SelectionStore,
    private readonly workspace: WorkspaceStore,
    private readonly navigator: Navigator,
    private readonly address: ExploreAddress,
    private readonly copy: CopyLink,
  ) {}

  async run(): Promise<void> {
    const { currentId } = this.workspace;
    if (currentId === null) return;
    const topicFilter = this.selection.topics.map(({ name }) => name);
    const query = this.address.shortened(filtersToQuery({ ...DEFAULT_FILTERS, activeTab: 'trendList', topicFilter }));
    const link = this.navigator.home + pathOf({ pathname: paths.data(currentId), query });
    await this.copy.run(link, {
      done: 'The link to these topics has been copied.',
      tooLong: 'These are too many topics for a link. Select fewer.',
      failed: 'The link could not be copied.',
    });
  }
}
