import type { DossierState } from '../workspace/catalogues';
import type { TopicDossiers } from '../workspace/topic-dossiers';
import type { Standing, TeamStore } from '../team/team.store';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { ComparedSignal, Comparison } from '../../domain/compare/comparison';
import type { TopicStatus } from '../../domain/topic/topic-status';

/** One of the compared topics or trends. */
export interface ComparedColumn {
  readonly id: string;
  /** null: the project has none with this id. */
  readonly signal: ComparedSignal | null;
  /** null: a trend, or not trackable. */
  readonly status: TopicStatus | null;
  /** What the members of the team have decided, as far as the user may see it; null: there is no team, or it is a trend. */
  readonly says: { readonly standings: readonly Standing[]; readonly words: string } | null;
  /** In the previous data; null: it was not there, or that is not known. */
  readonly previous: ComparedSignal | null;
  /** Of a topic; a trend is itself. */
  readonly trend: { readonly id: string; readonly name: string } | null;
  readonly shiftName: string | null;
  /** Of a trend. */
  readonly topicCount: number | null;
  /** null: trends have none. */
  readonly dossier: DossierState | null;
}

/** A column whose signal is known. */
export type KnownColumn = ComparedColumn & { readonly signal: ComparedSignal };

export function isKnown(column: ComparedColumn): column is KnownColumn {
  return column.signal !== null;
}

interface ColumnSources {
  readonly signals: ProjectSignalsStore;
  readonly statuses: TopicStatusStore;
  readonly dossiers: TopicDossiers;
  readonly team: Pick<TeamStore, 'isShared' | 'standings' | 'sentenceOf'>;
}

export function comparedColumn({ type }: Comparison, id: string, sources: ColumnSources): ComparedColumn {
  const { signals, statuses, dossiers, team } = sources;
  const topic = type === 'topic' ? signals.topicById.get(id) : undefined;
  const ofTrend = type === 'trend' ? signals.trendById.get(id) : undefined;
  const trend = topic?.trend ?? null;
  const before = signals.previous.value?.[type === 'topic' ? 'topics' : 'trends'];
  return {
    id,
    signal: topic ?? ofTrend ?? null,
    status: topic === undefined ? null : statuses.statusOf(topic),
    says: topic && team.isShared ? { standings: team.standings(topic.id), words: team.sentenceOf(topic.id) } : null,
    previous: before?.find((each) => each.id === id) ?? null,
    trend,
    shiftName: ofTrend?.shiftName ?? trend?.shiftName ?? (trend && signals.trendById.get(trend.id)?.shiftName) ?? null,
    topicCount: ofTrend ? (signals.topics.value?.filter((each) => each.trend?.id === id).length ?? null) : null,
    dossier: topic === undefined ? null : dossiers.of(topic.id),
  };
}
