import { publisherNames } from '../../../domain/evidence/source-use';
import { raisedBy } from '../../../domain/query/funding-amount';
import type { OwnFacts } from '../../../domain/query/query-facts';
import { outsideReason } from '../../../domain/reading/outside';
import type { SowId } from '../../../domain/shared/entity-id';
import type { Manifestation } from '../../../domain/topic/deepdive';
import { ownColumnsOf } from '../../../domain/topic/own-values';
import type { TopicStatusStore } from '../../decisions/topic-status.store';
import type { VisitStore } from '../../library/visit.store';
import { readAll } from '../../query/load-facts';
import type { Cancellation } from '../../shared/cancellation';
import type { TeamStore } from '../../team/team.store';
import type { ProjectCatalogue } from '../../workspace/project-catalogue';
import type { SignalCatalogue } from '../../workspace/signal-catalogue';
import type { SowCatalogue } from '../../workspace/sow-catalogue';
import type { Knowledge } from './knowledge';

export interface AssistantData {
  readonly sows: SowCatalogue;
  readonly projects: ProjectCatalogue;
  readonly signals: SignalCatalogue;
  readonly statuses: TopicStatusStore;
  readonly visits: Pick<VisitStore, 'seen'>;
  readonly own: () => OwnFacts;
  readonly team: Pick<TeamStore, 'saysOf'>;
}

/** Rejects with a RequestFailure when the data cannot be loaded. */
export async function loadKnowledge(data: AssistantData, sow: SowId, cancellation: Cancellation): Promise<Knowledge> {
  const { sows, projects, signals, statuses, own, team } = data;
  const [ofProject, shifts, topics, trends, insights, platforms, use] = await Promise.all([
    sows.byId(sow, cancellation),
    projects.shifts(sow, cancellation),
    signals.topics(sow, cancellation),
    signals.trends(sow, cancellation),
    projects.insights(sow, cancellation),
    projects.platforms(sow, cancellation),
    signals.sourceUse?.(sow) ?? null,
  ]);
  return {
    sow: ofProject,
    shifts,
    trends,
    topics,
    insights,
    platforms,
    names: {
      topics,
      trends,
      shifts,
      platforms,
      sourceClasses: use?.kinds ?? [],
      publishers: use === null ? [] : publisherNames(use),
    },
    // Read with each question, because statuses change meanwhile.
    statusOf: (topic) => statuses.statusOf(topic),
    teamOf: (topic) => team.saysOf(topic),
    own,
    holds: { own: ownColumnsOf(topics).map(({ name }) => name), hasStartups: false, hasAmounts: false },
  };
}

/** All start-ups of a project: in the live mode a request for each topic. */
export async function startupsOf({ topics }: Knowledge, { signals }: AssistantData): Promise<readonly Manifestation[]> {
  const found = await readAll(topics, async ({ id }) => (await signals.deepdive(id)).manifestations);
  return [...found.values()].flat();
}

/** With what the project holds of what is not understood, such as money. */
export async function withHoldings(
  unread: readonly string[],
  knowledge: Knowledge,
  data: AssistantData,
): Promise<Knowledge> {
  if (unread.every((part) => outsideReason(part) === null)) return knowledge;
  const startups = await startupsOf(knowledge, data);
  const hasAmounts = startups.some(({ fundraisingAmount }) => raisedBy(fundraisingAmount) !== null);
  return { ...knowledge, holds: { ...knowledge.holds, hasStartups: startups.length > 0, hasAmounts } };
}
