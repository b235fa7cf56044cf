import { makeAutoObservable } from 'mobx';
import type { Insight } from '../../../domain/foresight/insight';
import type { Platform } from '../../../domain/platforms/platform';
import { localeDate } from '../../../domain/shared/calendar';
import type { SowId } from '../../../domain/shared/entity-id';
import { countOf } from '../../../domain/shared/figures';
import { searchableWords } from '../../../domain/shared/searchable-words';
import { insightPath, platformPath } from '../../../domain/shell/routes';
import type { Navigator } from '../../shared/navigator';
import type { ProjectListsStore } from '../../workspace/project-lists.store';
import type { WorkspaceStore } from '../../workspace/workspace.store';
import type { SearchEntry, SearchSource } from '../search-source';

/** The platforms and weekly insights of the project; choosing one leads to its place on its screen. */
export class ProjectListSource implements SearchSource {
  readonly #reading: ProjectListsStore;
  readonly #workspace: WorkspaceStore;
  readonly #navigator: Navigator;

  constructor(reading: ProjectListsStore, workspace: WorkspaceStore, navigator: Navigator) {
    this.#reading = reading;
    this.#workspace = workspace;
    this.#navigator = navigator;
    makeAutoObservable(this);
  }

  get entries(): readonly SearchEntry[] {
    const sow = this.#workspace.currentId;
    if (sow === null) return [];
    const { insights, platforms } = this.#reading;
    return [
      ...firstOfEach(
        platforms.resource.value ?? [],
        ({ name }) => name,
        (one) => this.#platformEntry(one, sow),
      ),
      ...firstOfEach(
        insights.resource.value ?? [],
        ({ title }) => title,
        (one) => this.#insightEntry(one, sow),
      ),
    ];
  }

  get pending(): boolean {
    const { insights, platforms } = this.#reading;
    return [insights, platforms].some(({ resource }) => resource.state.kind === 'loading');
  }

  load(sow: SowId): void {
    this.#reading.loadInBackground(sow);
  }

  #platformEntry({ name, topics, topicNames }: Platform, sow: SowId): SearchEntry {
    return {
      result: { kind: 'platform', id: name, title: name, detail: countOf(topics.length, 'topic'), quadrant: null },
      words: topicNames.join(' '),
      open: () => this.#navigator.go(platformPath(sow, name)),
    };
  }

  #insightEntry({ title, description, createdAt }: Insight, sow: SowId): SearchEntry {
    return {
      result: { kind: 'insight', id: title, title, detail: localeDate(createdAt), quadrant: null },
      words: searchableWords(description),
      open: () => this.#navigator.go(insightPath(sow, title)),
    };
  }
}

// Neither has an id, so the name is the key and the address; what shares one is found as the first of them.
function firstOfEach<Value>(
  values: readonly Value[],
  nameOf: (value: Value) => string,
  entryOf: (value: Value) => SearchEntry,
): readonly SearchEntry[] {
  const byName = new Map<string, Value>();
  for (const value of values) if (!byName.has(nameOf(value))) byName.set(nameOf(value), value);
  return [...byName.values()].map(entryOf);
}
