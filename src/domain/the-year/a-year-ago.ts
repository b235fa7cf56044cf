import { formatCount } from '../shared/figures';
import { isolated, joined } from '../shared/words';
import type { TopicId } from '../shared/entity-id';
import type { Statement } from '../topic/statement';
import { changeTexts, figureChange } from '../topic/figure-change';
import type { Topic } from '../topic/topic';
import { topicStatusName } from '../topic/topic-status';
import { howWeJudged, judgedBy, type Judged } from './judged';
import type { StandingTopic } from './to-confirm';

/** Topics that are named; the others are counted. */
const NAMED = 3;

/**
 * 'What we said by Sep 2025: Heat pumps Important (growth +29 % then, +2 % now); of 3 others the figures have not changed.' Of
 * decisions on earlier data; those whose figures moved are named, the largest moves first.
 * @param data the date of the present data
 * @returns null: none of the topics was decided on earlier data, or the figures of then are not kept
 */
export function aYearAgo(
  standing: ReadonlyMap<TopicId, StandingTopic>,
  topics: readonly Topic[],
  data: string | null,
): Statement | null {
  const { compared, moved } = howWeJudged(
    topics.flatMap(({ id }) => standing.get(id) ?? []),
    data,
  );
  const by = judgedBy(compared);
  if (compared.length === 0 || by === null) return null;
  const named = moved.slice(0, NAMED).map(saidThen);
  const more = moved.length - named.length;
  const still = compared.length - moved.length;
  const parts = [
    ...named,
    ...(more > 0 ? [`${formatCount(more)} more moved`] : []),
    ...(still > 0 ? [`${formatCount(still)} ${still === 1 ? 'has' : 'have'} not moved`] : []),
  ];
  const source = compared.some(({ decision }) => decision.cameWithData === true)
    ? ' These decisions came with the data.'
    : '';
  return { lead: `What we said by ${by}:`, text: `${joined(parts)}.${source}` };
}

function saidThen({ name, decision, topic }: Judged): string {
  const [then, now] = changeTexts(figureChange('growth', topic?.growth ?? null, decision.figures?.growth ?? null));
  const growth = `growth ${then} then, ${now} now`;
  return `${isolated(name)} ${topicStatusName(decision.status)} (${growth})`;
}
