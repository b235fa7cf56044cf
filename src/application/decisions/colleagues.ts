import type { EntityId, TopicId } from '../../domain/shared/entity-id';
import { agreementOf, type Agreement, type TeamSays } from '../../domain/topic/agreement';
import type { DayFigures } from '../../domain/topic/day-figures';
import type { Topic } from '../../domain/topic/topic';
import type { TopicStatus } from '../../domain/topic/topic-status';
import { token } from '../shared/token';

/** One person of the team of the open project. */
export interface TeamPerson {
  readonly id: EntityId<'member'>;
  /** The ids of all records that are this person's. */
  readonly ids: readonly EntityId<'member'>[];
  readonly name: string;
  /** Unlike those of the others. */
  readonly initials: string;
  readonly isYou: boolean;
}

/** What a member has decided on a topic. */
export interface Standing {
  readonly member: TeamPerson;
  readonly name: string;
  readonly isYou: boolean;
  readonly status: TopicStatus;
  /** One line; null: none was given. */
  readonly reason: string | null;
}

/** One entry of what a member has decided on a topic in the course of time. */
export interface PastDecision {
  readonly status: TopicStatus;
  /** ISO 8601, by the clock of the member. */
  readonly at: string;
  readonly reason: string | null;
  /** Absent: they are not known. */
  readonly figures?: DayFigures;
  /** The status stays, and was decided again. */
  readonly confirms?: true;
  /** The confirmation before it is taken back. */
  readonly takesBack?: true;
  /** When it is to be made again, see `textOfConditions`; absent: that was never said, with null: it is said no more. */
  readonly condition?: { readonly text: string | null };
}

/** What is to be done about a topic, and by which member. */
export interface MemberTask {
  readonly name: string | null;
  readonly task: string;
  /** 'YYYY-MM-DD' */
  readonly due: string | null;
  readonly isDone: boolean;
}

/**
 * The members of the team of the open project, and what they say. What the user may not see yet is hidden in all of it.
 * Observed. A function of the product provides it ({@link ColleagueSources}); without one there are no colleagues.
 */
export interface Colleagues {
  /** Teams are possible in the open project. */
  readonly isOffered: boolean;
  /** There is a team with at least one colleague. */
  readonly isShared: boolean;
  /** You first, then by name. */
  readonly members: readonly TeamPerson[];
  /** The members without you. */
  readonly colleagues: readonly TeamPerson[];
  /** By trend, how many of its topics each member has decided. */
  readonly decidedByTrend: ReadonlyMap<string, ReadonlyMap<TeamPerson['id'], number>>;
  /** What colleagues say of the topic is hidden until the user decides it. */
  readonly isHidden: (id: TopicId) => boolean;
  /** null: no decision, or hidden. */
  readonly statusOf: (member: TeamPerson, id: TopicId) => TopicStatus | null;
  /** Of those who have decided, you first. */
  readonly standings: (id: TopicId) => readonly Standing[];
  /**
   * The others who are two steps or more from a member, you where none is given. Of a status that came with the data they are
   * not: it is no decision, and is compared with none on any screen.
   */
  readonly apartFrom: (topic: Pick<Topic, 'id'>, from?: TeamPerson) => readonly Standing[];
  readonly agreementOf: (id: TopicId) => Agreement;
  /** Where the members stand, in a sentence. */
  readonly sentenceOf: (id: TopicId) => string;
  /** The same in a line of a document; null: there is no team, or nothing that the author may see. */
  readonly lineOf: (id: TopicId) => string | null;
  /** For questions and filters; null: there is no team. */
  readonly saysOf: (topic: Pick<Topic, 'id' | 'status'>) => readonly TeamSays[] | null;
  /** null: no member is responsible for the topic. */
  readonly taskOf: (id: TopicId) => MemberTask | null;
  /** Of each topic that you have decided, oldest first. */
  readonly ownLogs: ReadonlyMap<TopicId, readonly PastDecision[]>;
  /** What a member has decided on a topic, oldest first; none that is hidden. */
  readonly logOf: (member: TeamPerson, id: TopicId) => readonly PastDecision[];
}

const UNDECIDED_BY_ALL = agreementOf([]);

/** Of a product without teams. */
export const NO_COLLEAGUES: Colleagues = {
  isOffered: false,
  isShared: false,
  members: [],
  colleagues: [],
  decidedByTrend: new Map(),
  isHidden: () => false,
  statusOf: () => null,
  standings: () => [],
  apartFrom: () => [],
  agreementOf: () => UNDECIDED_BY_ALL,
  sentenceOf: () => '',
  lineOf: () => null,
  saysOf: () => null,
  taskOf: () => null,
  ownLogs: new Map(),
  logOf: () => [],
};

/** The function that knows the members of the team: one, or none. */
export const ColleagueSources = token<readonly Colleagues[]>('ColleagueSources');
export const Colleagues = token<Colleagues>('Colleagues');
