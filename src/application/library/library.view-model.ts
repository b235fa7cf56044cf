import { makeAutoObservable } from 'mobx';
import type { SowId } from '../../domain/shared/entity-id';
import { fold } from '../../domain/shared/fold';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import type { ExploreAddress } from '../filters/explore-address';
import type { OpenLibrary } from '../personal/open-library';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { LibraryActs } from './library-acts';
import { libraryRows, type LibraryProject, type LibraryRow } from './library-rows';
import { BY_REFERENCE } from '../shared/by-reference';

const TABS = {
  All: () => true,
  Briefs: ({ kind }: LibraryRow) => kind === 'Brief',
  'Saved views': ({ kind }: LibraryRow) => kind === 'Saved view',
  Notes: ({ kind }: LibraryRow) => kind === 'Note',
  Stars: ({ isStarred }: LibraryRow) => isStarred,
  Questions: ({ kind }: LibraryRow) => kind === 'Question',
};
type LibraryTab = keyof typeof TABS;
export const LIBRARY_TABS = Object.keys(TABS) as readonly LibraryTab[];

/** 'My library': what one user has in the open project, searched and filtered by kind. */
export class LibraryViewModel {
  tab: LibraryTab = 'All';
  search = '';

  constructor(
    private readonly library: OpenLibrary,
    private readonly signals: ProjectSignalsStore,
    private readonly statuses: TopicStatusStore,
    private readonly address: ExploreAddress,
    readonly acts: LibraryActs,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** The records, and the topics that they are about. */
  get isLoaded(): boolean {
    return this.library.records !== null && this.signals.topics.value !== null;
  }

  load(sow: SowId): void {
    this.signals.loadIfIdle(sow);
  }

  /** Of the open project, the newest first. */
  get rows(): readonly LibraryRow[] {
    const project = this.#project;
    return project === null ? [] : libraryRows(project);
  }

  /** Of all rows, whatever is searched. */
  countIn(tab: LibraryTab): number {
    return this.rows.filter(TABS[tab]).length;
  }

  /** Those of the chosen kind that have every word that is searched. */
  get found(): readonly LibraryRow[] {
    const words = fold(this.search).split(/\s+/).filter(Boolean);
    return this.rows.filter(TABS[this.tab]).filter(({ name, text, detail }) => {
      const all = fold([name, text, detail].join(' '));
      return words.every((word) => all.includes(word));
    });
  }

  pickTab(tab: LibraryTab): void {
    this.tab = tab;
  }

  setSearch(text: string): void {
    this.search = text;
  }

  get #project(): LibraryProject | null {
    const { library, signals, statuses, address } = this;
    const sow = library.scope?.sowId;
    if (sow === undefined || library.records === null) return null;
    return {
      sow,
      records: library.records,
      signalOf: ({ type, id }) => {
        if (type === 'trend') {
          const trend = signals.trendById.get(id);
          return trend === undefined ? null : { ...trend, status: null };
        }
        const topic = signals.topicById.get(id);
        return topic === undefined ? null : { ...topic, status: statuses.statusOf(topic) };
      },
      hasAll: (type) => (type === 'topic' ? signals.topics : signals.trends).value !== null,
      outline: address.outline,
    };
  }
}
