import type { ExploreFilters } from '../../../domain/explore/filter-forms';
import { DEFAULT_FILTERS } from '../../../domain/explore/explore-filters';
import { filtersToQuery } from '../../../domain/explore/filter-query';
import { viewFromQuery, withView } from '../../../domain/explore/view-query';
import { countOf } from '../../../domain/shared/figures';
import { paths } from '../../../domain/shell/routes';
import { QUADRANT_CODES, QUADRANTS, type QuadrantCode } from '../../../domain/topic/quadrant';
import { TOPIC_STATUSES, topicStatusName, type TopicStatus } from '../../../domain/topic/topic-status';
import { pathOf, type Navigator } from '../../shared/navigator';
import type { ProjectSignalsStore } from '../../workspace/project-signals.store';
import type { WorkspaceStore } from '../../workspace/workspace.store';
import type { SearchEntry, SearchSource } from '../search-source';

/** Quadrants and statuses; choosing one shows its topics in a table of the explorer. */
export class FilterSource implements SearchSource {
  constructor(
    private readonly signals: ProjectSignalsStore,
    private readonly workspace: WorkspaceStore,
    private readonly navigator: Navigator,
  ) {}

  get entries(): readonly SearchEntry[] {
    if (this.workspace.currentId === null) return [];
    return [
      ...QUADRANT_CODES.map((code) => this.#quadrant(code)),
      ...TOPIC_STATUSES.map((status) => this.#status(status)),
      this.#new(),
    ];
  }

  #quadrant(code: QuadrantCode): SearchEntry {
    const topics = (this.signals.topics.value ?? []).filter(({ quadrant }) => quadrant.code === code);
    const title = this.signals.quadrantLabel('topic', code) ?? QUADRANTS[code].label;
    return {
      result: {
        kind: 'filter',
        id: `quadrant-${code}`,
        title,
        detail: countOf(topics.length, 'topic'),
        quadrant: QUADRANTS[code],
      },
      otherNames: [QUADRANTS[code].label],
      words: 'quadrant maturity',
      open: () => this.#show({ topicQuadrantFilter: [code] }),
    };
  }

  /** Without a count: with it, each status that is saved would change the entries. */
  #status(status: TopicStatus): SearchEntry {
    const title = topicStatusName(status);
    return {
      result: { kind: 'filter', id: `status-${status}`, title, detail: 'Your topics with this status', quadrant: null },
      words: 'status',
      open: () => this.#show({ statusFilter: [status] }),
    };
  }

  #new(): SearchEntry {
    return {
      result: { kind: 'filter', id: 'new', title: 'New topics', detail: 'Since the last update', quadrant: null },
      words: 'new discoveries update',
      open: () => this.#show({ newFilter: true }),
    };
  }

  #show(filters: Partial<ExploreFilters>): void {
    const sow = this.workspace.currentId;
    if (sow === null) return;
    const query = filtersToQuery({ ...DEFAULT_FILTERS, activeTab: 'opportunityMap', ...filters });
    const asTable = withView(query, { ...viewFromQuery([]), table: true });
    this.navigator.go(pathOf({ pathname: paths.data(sow), query: asTable }));
  }
}
