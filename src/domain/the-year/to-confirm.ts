import { readConditionText } from '../query/condition-text';
import { testOf } from '../query/evaluate-query';
import type { QueryFacts } from '../query/query-facts';
import { countOf, formatCount, plural } from '../shared/figures';
import type { TopicId } from '../shared/entity-id';
import { figureChange } from '../topic/figure-change';
import type { Topic } from '../topic/topic';
import type { DatedDecision } from './decision-history';

/** What stands on a topic of the project, or on one that was in its data. */
export interface StandingTopic {
  readonly id: TopicId;
  /** '': it is gone, and this browser has forgotten the name at a log-out. */
  readonly name: string;
  /** null: the data has it no longer. */
  readonly topic: Topic | null;
  readonly decision: DatedDecision;
  /** All decisions on it that count, oldest first. */
  readonly history: readonly DatedDecision[];
}

/** Why a decision is to be made again; of several reasons the first counts. */
type ConfirmReason = 'gone' | 'condition' | 'quadrant';

/** A condition that a user has set met by a topic. */
export type MeetsCondition = (topic: Topic, condition: string) => boolean;

/** @returns null: it stands, or it is not known whether its figures have changed since */
function confirmReason({ topic, decision }: StandingTopic, isMet: MeetsCondition): ConfirmReason | null {
  const { figures, condition, isGone, cameWithData } = decision;
  // One that is gone is confirmed once; where the data says so itself, there is nothing to note.
  if (topic === null) return isGone || cameWithData === true ? null : 'gone';
  if (condition !== null && isMet(topic, condition)) return 'condition';
  return figures !== null && figures.quadrant !== topic.quadrant.code ? 'quadrant' : null;
}

/** Tests by the facts of the open project; a condition that cannot be read any more is never met. */
export function conditionTest(facts: QueryFacts): MeetsCondition {
  const tests = new Map<string, (topic: Topic) => boolean>();
  return (topic, condition) => {
    const known = tests.get(condition) ?? testOfText(condition, facts);
    tests.set(condition, known);
    return known(topic);
  };
}

function testOfText(condition: string, facts: QueryFacts): (topic: Topic) => boolean {
  const query = readConditionText(condition);
  if (query === null) return () => false;
  const meets = testOf(query.conditions, facts);
  return (topic) => meets({ type: 'topic', topic });
}

export type ToConfirm = StandingTopic & { readonly why: ConfirmReason };

/** Those that are to be decided again, in their order. */
export function decisionsToConfirm(standing: readonly StandingTopic[], isMet: MeetsCondition): readonly ToConfirm[] {
  return standing.flatMap((each) => {
    const why = confirmReason(each, isMet);
    return why === null ? [] : [{ ...each, why }];
  });
}

const WHY_WORDS: Readonly<Record<ConfirmReason, (count: number) => string>> = {
  quadrant: (count) => `${formatCount(count)} changed quadrant`,
  condition: (count) => `${formatCount(count)} met your condition`,
  gone: (count) => `${formatCount(count)} ${plural(count, 'is', 'are')} no longer in the data`,
};

/** Where all are to be confirmed for one reason, which then needs no count of its own. */
const ONLY_WORDS: Readonly<Record<ConfirmReason, (count: number) => string>> = {
  quadrant: (count) => plural(count, 'its topic has changed quadrant', 'their topics have changed quadrant'),
  condition: (count) => plural(count, 'it met your condition', 'they met your condition'),
  gone: (count) => plural(count, 'its topic is no longer in the data', 'their topics are no longer in the data'),
};

/** '7 decisions to confirm: 4 changed quadrant, 2 met your condition, 1 is no longer in the data'; null: none is. */
export function toConfirmWords(all: readonly Pick<ToConfirm, 'why'>[]): string | null {
  if (all.length === 0) return null;
  const reasons = (['quadrant', 'condition', 'gone'] as const)
    .map((why) => ({ why, count: all.filter((each) => each.why === why).length }))
    .filter(({ count }) => count > 0);
  const words = reasons.length === 1 ? ONLY_WORDS : WHY_WORDS;
  const parts = reasons.map(({ why, count }) => words[why](count));
  return `${countOf(all.length, 'decision')} to confirm: ${parts.join(', ')}`;
}

/** The names of the lists of topics, as conditions and filters say them. */
export const TO_CONFIRM = 'to confirm';
const SHRANK = 'smaller than when decided';
const GREW = 'larger than when decided';

/** What else they are called where a sentence says when topics were decided: 'important since 2025 that shrank'. */
export const WORDS_SINCE_DECIDED: QueryFacts['listsSinceDecided'] = new Map([
  [
    SHRANK,
    'shrank|shrunk|got smaller|became smaller|become smaller|smaller now|now smaller|geschrumpft|kleiner geworden|jetzt kleiner',
  ],
  [
    GREW,
    'grew|grown|got larger|became larger|become larger|larger now|now larger|gewachsen|größer geworden|jetzt größer',
  ],
]);

/** The lists that queries ask by; those without a topic are there, too. */
export function listsOfDecisions(standing: readonly StandingTopic[], facts: QueryFacts): QueryFacts['lists'] {
  const isMet = conditionTest(facts);
  const confirm = decisionsToConfirm(standing, isMet).map(({ id }) => id);
  const moved = (direction: 1 | -1): readonly TopicId[] =>
    standing.flatMap(({ id, topic, decision: { figures } }) => {
      if (topic === null || figures === null) return [];
      const { difference, isSeen } = figureChange('sizing', topic.sizing.average, figures.sizing);
      return isSeen && difference !== null && Math.sign(difference) === direction ? [id] : [];
    });
  return new Map([
    [TO_CONFIRM, new Set(confirm)],
    [SHRANK, new Set(moved(-1))],
    [GREW, new Set(moved(1))],
  ]);
}
