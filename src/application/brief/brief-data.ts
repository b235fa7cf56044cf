import type { BriefDossier } from '../../domain/brief/brief';
import type { PreviousData } from '../../domain/brief/brief-movement';
import { capitalNumber } from '../../domain/shared/number-word';
import { shortDay } from '../../domain/shared/calendar';
import type { Topic } from '../../domain/topic/topic';
import type { TopicDossiers } from '../workspace/topic-dossiers';
import type { FilterOptions } from '../explore/filter-options';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';

/** null: the project has no previous data, or it is not loaded. */
export function previousDataOf(signals: ProjectSignalsStore, options: FilterOptions): PreviousData | null {
  const topics = signals.previous.value?.topics ?? [];
  if (!options.hasMovement || topics.length === 0) return null;
  const since = shortDay(options.previousDate) ?? 'the previous data';
  return { topics: new Map(topics.map((topic) => [topic.id, topic])), since };
}

export function dossierOf(dossiers: TopicDossiers, { id }: Topic): BriefDossier {
  const state = dossiers.of(id);
  if (state.state === 'loading') return { isLoading: true, deepdive: null, sources: null };
  const { deepdive, sources } = state.state === 'ready' ? state.dossier : state;
  return { isLoading: false, deepdive, sources };
}

/** 'Six topics of Consumer Goods 2035', or the name of the only one; 'New brief' without any. */
export function defaultTitleOf(topics: readonly Topic[], project: string | null): string {
  const [only, ...others] = topics;
  if (only === undefined) return 'New brief';
  if (others.length === 0) return only.name;
  return `${capitalNumber(topics.length)} topics of ${project ?? 'the project'}`;
}
