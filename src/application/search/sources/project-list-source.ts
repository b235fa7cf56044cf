import type { Insight } from '../../../domain/foresight/insight';
import type { Platform } from '../../../domain/platforms/platform';
import { localeDate } from '../../../domain/shared/calendar';
import type { SowId } from '../../../domain/shared/entity-id';
import { distinctById } from '../../../domain/shared/distinct-by-id';
import { countOf } from '../../../domain/shared/figures';
import { searchableWords } from '../../../domain/shared/searchable-words';
import { insightPath, platformPath } from '../../../domain/shell/routes';
import type { Navigator } from '../../shared/navigator';
import type { ProjectListsStore } from '../../workspace/project-lists.store';
import type { WorkspaceStore } from '../../workspace/workspace.store';
import { searchKey } from '../search-result';
import type { SearchEntry, SearchSource } from '../search-source';

/** The platforms and weekly insights of the project; choosing one shows it on its screen. */
export class ProjectListSource implements SearchSource {
  constructor(
    private readonly lists: ProjectListsStore,
    private readonly workspace: WorkspaceStore,
    private readonly navigator: Navigator,
  ) {}

  get entries(): readonly SearchEntry[] {
    const sow = this.workspace.currentId;
    if (sow === null) return [];
    const { insights, platforms } = this.lists;
    const entries = [
      ...(platforms.value ?? []).map((platform) => this.#platformEntry(platform, sow)),
      ...(insights.value ?? []).map((insight) => this.#insightEntry(insight, sow)),
    ];
    // Their names are their ids, and may repeat.
    return distinctById(entries.map((entry) => ({ ...entry, id: searchKey(entry.result) })));
  }

  get pending(): boolean {
    const { insights, platforms } = this.lists;
    return [insights, platforms].some(({ state }) => state.kind === 'loading');
  }

  load(sow: SowId): void {
    this.lists.loadInBackground(sow);
  }

  #platformEntry({ name, topics, topicNames }: Platform, sow: SowId): SearchEntry {
    return {
      result: { kind: 'platform', id: name, title: name, detail: countOf(topics.length, 'topic'), quadrant: null },
      words: topicNames.join(', '),
      open: () => this.navigator.go(platformPath(sow, name)),
    };
  }

  #insightEntry({ title, description, createdAt }: Insight, sow: SowId): SearchEntry {
    return {
      result: {
        kind: 'insight',
        id: title,
        title,
        // Read when it is shown or indexed: the first formatted date takes as long as hundreds of entries.
        get detail() {
          return localeDate(createdAt);
        },
        quadrant: null,
      },
      words: searchableWords(description),
      open: () => this.navigator.go(insightPath(sow, title)),
    };
  }
}
