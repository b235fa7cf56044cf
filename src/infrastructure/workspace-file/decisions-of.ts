import type { BroughtDecision } from '../../application/workspace/catalogues';
import { dayOf } from '../../domain/shared/calendar';
import type { SowId, TopicId } from '../../domain/shared/entity-id';
import { dayFigures } from '../../domain/topic/day-figures';
import type { Topic } from '../../domain/topic/topic';
import { decisionReader } from '../wire/decision.wire';
import { currentDate, earlierVersions } from './data-versions';
import type { Workspace } from './workspace';

/**
 * The decisions that a workspace file has for a project. Their figures are not repeated in the file: they are those of the
 * newest version of the data that was there on that day.
 */
export async function decisionsOf(workspace: Workspace, sow: SowId): Promise<readonly BroughtDecision[]> {
  const { file, context } = workspace;
  const dated = [
    { date: currentDate(file, sow), topics: workspace.topics(sow) },
    ...earlierVersions(file, sow).map(({ date, topics }) => ({ date, topics: workspace.readTopics(topics) })),
  ];
  const versions = await Promise.all(
    dated.map(async ({ date, topics }) => ({ date, day: dayOf(date), byId: byId(await topics) })),
  );
  return decisionReader.all(file.decisions?.[sow] ?? [], context).map((decision) => {
    const { topicId, at } = decision;
    const then = versions.find(({ day }) => day !== null && day <= at);
    const topic = then?.byId.get(topicId);
    const name = versions.find((version) => version.byId.has(topicId))?.byId.get(topicId)?.name ?? '';
    return { ...decision, name, figures: topic === undefined ? null : dayFigures(topic, then?.date ?? null) };
  });
}

function byId(topics: readonly Topic[]): ReadonlyMap<TopicId, Topic> {
  return new Map(topics.map((topic) => [topic.id, topic]));
}
