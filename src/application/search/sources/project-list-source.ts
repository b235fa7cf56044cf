import type { Insight } from '../../../domain/workspace/insight';
import type { Platform } from '../../../domain/workspace/platform-facts';
import { shortDay } from '../../../domain/shared/calendar';
import type { SowId } from '../../../domain/shared/entity-id';
import { distinctById } from '../../../domain/shared/lists';
import { countOf } from '../../../domain/shared/figures';
import { searchableWords } from '../../../domain/shared/words';
import { insightPath, platformPath, shiftPath } from '../../../domain/shared/routes';
import type { Navigator } from '../../shared/navigator';
import type { Shift } from '../../../domain/workspace/carousel-item';
import type { ProjectListsStore } from '../../workspace/project-lists.store';
import type { WorkspaceStore } from '../../workspace/workspace.store';
import { searchKey, type SearchEntry, type SearchSource } from '../search-source';

/** The shifts, platforms and weekly insights of the project; choosing one shows it on its screen, a shift on the home page. */
export class ProjectListSource implements SearchSource {
  constructor(
    private readonly lists: ProjectListsStore,
    private readonly workspace: WorkspaceStore,
    private readonly navigator: Navigator,
  ) {}

  get entries(): readonly SearchEntry[] {
    const sow = this.workspace.currentId;
    if (sow === null) return [];
    const { insights, platforms, shifts } = this.lists;
    const { has } = this.workspace;
    const entries = [
      // A group of an own project is found as the trend that it is.
      ...(shifts.value ?? [])
        .filter(({ topicCount }) => topicCount === undefined)
        .map((shift) => this.#shiftEntry(shift, sow)),
      ...(has('platforms') ? (platforms.value ?? []) : []).map((platform) => this.#platformEntry(platform, sow)),
      ...(has('foresight') ? (insights.value ?? []) : []).map((insight) => this.#insightEntry(insight, sow)),
    ];
    // The names of platforms and insights are their ids, and may repeat.
    return distinctById(entries.map((entry) => ({ ...entry, id: searchKey(entry.result) })));
  }

  get pending(): boolean {
    const { insights, platforms } = this.lists;
    return [insights, platforms].some(({ state }) => state.kind === 'loading');
  }

  load(sow: SowId): void {
    this.lists.loadInBackground(sow);
    void this.lists.shifts.load(sow);
  }

  #shiftEntry({ id, name, description, trends }: Shift, sow: SowId): SearchEntry {
    return {
      result: { kind: 'shift', id, title: name, detail: countOf(trends.length, 'trend'), quadrant: null },
      words: description,
      open: () => this.navigator.go(shiftPath(sow, id)),
    };
  }

  #platformEntry({ name, topics, topicNames }: Platform, sow: SowId): SearchEntry {
    return {
      result: { kind: 'platform', id: name, title: name, detail: countOf(topics.length, 'topic'), quadrant: null },
      words: topicNames.join(', '),
      open: () => this.navigator.go(platformPath(sow, name)),
    };
  }

  #insightEntry({ title, description, createdAt, predictions }: Insight, sow: SowId): SearchEntry {
    return {
      result: {
        kind: 'insight',
        id: title,
        title,
        // Read when it is shown or indexed: the first formatted date takes as long as hundreds of entries.
        get detail() {
          return shortDay(createdAt);
        },
        quadrant: null,
      },
      // Last the topics and trends that it is about.
      words: searchableWords([description, ...predictions.map(({ name }) => name)].join('\n')),
      open: () => this.navigator.go(insightPath(sow, title)),
    };
  }
}
