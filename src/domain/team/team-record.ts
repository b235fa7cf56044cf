import type { HouseStyle } from '../shared/house-style';
import type { SowId, TopicId } from '../shared/entity-id';
import type { TopicStatus } from '../topic/topic-status';
import type { MemberId } from './member-record';

/** When colleagues' decisions on the topics of a round open: all at its end, or each once one has decided it. */
type RoundHiding = 'close' | 'decide';

/** All members decide alone on these topics; then the decisions open together. */
export interface Round {
  readonly id: string;
  readonly name: string;
  readonly topics: readonly { readonly id: TopicId; readonly name: string }[];
  readonly members: readonly MemberId[];
  readonly openedAt: string;
  /** It ends then, or as soon as all members are done. */
  readonly closesAt: string;
  readonly hiding: RoundHiding;
  /** The round whose spread is shown in this one; null: it is the first. */
  readonly follows: string | null;
  /** When the owner ended it before its time. */
  readonly endedAt: string | null;
  readonly changedAt: string;
}

/** What the team has decided together, such as in a meeting. The newest on a topic counts. */
export interface TeamDecision {
  readonly topicId: TopicId;
  readonly name: string;
  readonly status: TopicStatus;
  readonly reason: string | null;
  readonly at: string;
}

/** What the owner of the folder contributes: the content of `team.json`, which no other member writes. */
export interface TeamRecord {
  readonly name: string;
  readonly owner: MemberId;
  readonly project: { readonly id: SowId; readonly name: string };
  readonly createdAt: string;
  readonly changedAt: string;
  readonly rounds: readonly Round[];
  readonly decisions: readonly TeamDecision[];
  /** How the team's documents look; absent: as the operator has set it. */
  readonly style?: HouseStyle;
}

/** Unites two copies. Of two teams that were begun in one folder, the earlier one stays. */
export function mergeTeams(one: TeamRecord, other: TeamRecord): TeamRecord {
  if (one.owner !== other.owner) return rank(one) < rank(other) ? one : other;
  const head = newer(one, other);
  const rounds = new Map(one.rounds.map((round) => [round.id, round]));
  for (const round of other.rounds) rounds.set(round.id, newer(rounds.get(round.id) ?? round, round));
  const decisions = new Map([...one.decisions, ...other.decisions].map((each) => [JSON.stringify(each), each]));
  return {
    ...head,
    createdAt: one.createdAt < other.createdAt ? one.createdAt : other.createdAt,
    rounds: [...rounds.values()].sort((a, b) => (a.openedAt + a.id < b.openedAt + b.id ? -1 : 1)),
    decisions: [...decisions.values()].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1)),
  };
}

/** The team's decision on each topic. */
export function teamDecisions({ decisions }: TeamRecord): ReadonlyMap<TopicId, TeamDecision> {
  return new Map(decisions.map((decision) => [decision.topicId, decision]));
}

function newer<Item extends { readonly changedAt: string }>(one: Item, other: Item): Item {
  if (one.changedAt !== other.changedAt) return one.changedAt < other.changedAt ? other : one;
  return JSON.stringify(one) < JSON.stringify(other) ? other : one;
}

const rank = ({ createdAt, owner }: TeamRecord): string => `${createdAt} ${owner}`;
const orderOf = (decision: TeamDecision): string => `${decision.at} ${JSON.stringify(decision)}`;
