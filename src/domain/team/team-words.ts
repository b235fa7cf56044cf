import { shortDay } from '../shared/calendar';
import { countOf, formatCount, plural } from '../shared/figures';
import { capitalNumber, joined, numberWord, isolated, joinedNames } from '../shared/words';
import { STATUSES_BY_ATTENTION, topicStatusName, type TopicStatus } from '../topic/topic-status';
import { type Agreement, isDisagreement } from '../topic/agreement';
import { conditionTextWords } from '../query/condition-text';
import { shownDay, UNCERTAIN_TIME } from './entry-order';
import type { Responsibility, TopicLog } from './member-record';

export interface JudgedTopic {
  readonly name: string;
  readonly agreement: Agreement;
}

/** What one member says of a topic. */
export interface Say {
  readonly name: string;
  readonly isYou: boolean;
  readonly status: TopicStatus;
  readonly reason: string | null;
}

/** The first line of the team: which topics split it, or that none does, and how many have no decision or are hidden. */
export function teamHeadline(topics: readonly JudgedTopic[]): readonly string[] {
  const split = topics.filter(({ agreement }) => isDisagreement(agreement));
  const open = topics.filter(({ agreement }) => agreement.group === 'none').length;
  const hidden = topics.filter(({ agreement }) => agreement.group === 'hidden').length;
  const first =
    split.length === 0
      ? agreementSentence(topics)
      : `${capitalNumber(split.length)} of ${formatCount(topics.length)} ${splitWords(split)}.`;
  return [
    first,
    // A member may see a status of the data on it: that is no decision of the team.
    ...(open === 0 ? [] : [`${countOf(open, 'topic')} ${plural(open, 'is', 'are')} still undecided in the team.`]),
    ...(hidden === 0 ? [] : [`${countOf(hidden, 'topic')} ${plural(hidden, 'is', 'are')} hidden until you decide.`]),
  ];
}

/** 'You and Anna say Important, Tom says Disregard.'; of more than three: 'Two say Important, two Disregard, one Monitor.' */
export function topicSentence(says: readonly Say[], members = says.length): string {
  const [only, ...others] = says;
  if (only === undefined) return 'Undecided.';
  if (others.length === 0) {
    return `Only ${only.isYou ? 'you have' : `${isolated(only.name)} has`} decided: ${topicStatusName(only.status)}.`;
  }
  const counts = countsOf(says);
  const [most] = counts;
  if (counts.length === 1 && most !== undefined) {
    // As a brief says it: those who have not decided are counted.
    if (says.length < members) return `${teamLine(says, members)}.`;
    return `${says.length === 2 ? 'Both' : `All ${numberWord(says.length)}`} say ${topicStatusName(most.status)}.`;
  }
  if (says.length <= MOST_NAMED) return `${counts.map(({ status }, at) => whoSay(says, status, at === 0)).join(', ')}.`;
  const parts = counts.map(({ status, count }, index) => {
    const verb = index > 0 ? '' : plural(count, 'says ', 'say ');
    return `${index === 0 ? capitalNumber(count) : numberWord(count)} ${verb}${topicStatusName(status)}`;
  });
  return `${parts.join(', ')}.`;
}

/** More are counted. */
const MOST_NAMED = 3;

/** 'you and Anna say Important'. @param isFirst it begins the sentence */
function whoSay(says: readonly Say[], status: TopicStatus, isFirst: boolean): string {
  const own = says.filter((say) => say.status === status);
  const names = joined(own.map(({ name, isYou }) => (isYou ? (isFirst ? 'You' : 'you') : isolated(name))));
  const isOneOther = own.length === 1 && own[0]?.isYou === false;
  return `${names} ${isOneOther ? 'says' : 'say'} ${topicStatusName(status)}`;
}

/**
 * 'Four of five say Important; one says Monitor: too early': for a brief, where the reason of a single other decision is worth
 * its room.
 */
export function teamLine(says: readonly Say[], members: number): string {
  const [most, ...others] = countsOf(says);
  if (most === undefined) return 'Undecided';
  const rest = others.map(({ status, count }) => {
    const [alone] = says.filter((say) => say.status === status);
    const reason = count === 1 ? (alone?.reason ?? null) : null;
    return `${numberWord(count)} ${plural(count, 'says', 'say')} ${topicStatusName(status)}${reason === null ? '' : `: ${withoutStop(reason)}`}`;
  });
  const of = `${capitalNumber(most.count)} of ${numberWord(members)}`;
  const who = most.count === members && members > 2 ? `All ${numberWord(members)}` : of;
  return [`${who} ${plural(most.count, 'says', 'say')} ${topicStatusName(most.status)}`, ...rest].join('; ');
}

interface TeamSummary {
  /** What colleagues say is hidden from the user. */
  readonly isHidden: boolean;
  readonly says: readonly Say[];
  readonly members: number;
  /** The status that the author sees without having decided it; null: there is none. */
  readonly brought: TopicStatus | null;
  readonly agreement: Agreement;
  /** name: null for a person who has left. */
  readonly responsible: (Pick<Responsibility, 'task' | 'due' | 'isDone'> & { readonly name: string | null }) | null;
}

/** The team's line of a brief: the stands and the open task; what is hidden from the author is not said. '': nothing is. */
export function teamSummary({ isHidden, says, members, brought, agreement, responsible }: TeamSummary): string {
  const isOpen = responsible !== null && !responsible.isDone && responsible.name !== null;
  const task = isOpen ? [responsible.name, responsible.task].filter((part) => part !== '').join(': ') : '';
  const due = isOpen && responsible.due !== null ? ` by ${shortDay(responsible.due)}` : '';
  // A document does not print that there is nothing to say.
  const hasSaid = !isHidden && says.length > 0;
  const parts = [
    hasSaid ? teamLine(says, members) : '',
    agreement.group === 'split' ? `They are ${stepsWords(agreement)}` : '',
    // Else it seems to be said against the status of the page.
    hasSaid && brought !== null ? yourBroughtWords(brought) : '',
    `${task}${due}`,
  ];
  const said = parts.filter((part) => part !== '').join('. ');
  return said === '' ? '' : `${said}.`;
}

/** '3 steps apart', '1 step apart', 'agreed'; '' where fewer than two have decided. */
export function stepsWords({ deciders, steps }: Agreement): string {
  if (deciders < 2) return '';
  return steps === 0 ? 'agreed' : `${countOf(steps, 'step')} apart`;
}

/** 'split the team: Retail media most'. */
function splitWords(split: readonly JudgedTopic[]): string {
  const verb = plural(split.length, 'splits the team', 'split the team');
  const leaders = furthest(split);
  if (leaders.length > 3) return verb;
  const names = joinedNames(leaders);
  return leaders.length === split.length ? `${verb}: ${names}` : `${verb}: ${names} most`;
}

/** Those that are further apart than all others in steps, as the table says them: equal ones are all named. */
function furthest(split: readonly JudgedTopic[]): readonly JudgedTopic[] {
  const steps = Math.max(...split.map(({ agreement }) => agreement.steps));
  return split.filter(({ agreement }) => agreement.steps === steps);
}

function agreementSentence(topics: readonly JudgedTopic[]): string {
  const shared = topics.filter(({ agreement }) => agreement.deciders > 1);
  const agreed = shared.filter(({ agreement }) => agreement.steps === 0).length;
  if (shared.length === 0) return 'No topic has been decided by more than one of you yet.';
  if (shared.length === 1) {
    return `Of the one topic that more than one has decided, you ${agreed === 1 ? 'agree' : 'are one step apart'}.`;
  }
  const total = formatCount(shared.length);
  if (agreed === shared.length) return `You agree on all ${total} that more than one has decided.`;
  return `No topic splits the team. You agree on ${numberWord(agreed)} of the ${total} that more than one has decided.`;
}

/** Most frequent first; of equal ones the one with more attention. */
function countsOf(says: readonly Say[]): readonly { readonly status: TopicStatus; readonly count: number }[] {
  return STATUSES_BY_ATTENTION.toReversed()
    .map((status) => ({ status, count: says.filter((say) => say.status === status).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, '');
}

/** Of a status that the data brought: it is shown, and counts as no decision. */
export function broughtWords(status: TopicStatus): string {
  return `${topicStatusName(status)} came with the data`;
}

/** The same to the user, beside what others have decided. */
export function yourBroughtWords(status: TopicStatus): string {
  return `Your status ${broughtWords(status)}`;
}

/** What one member has decided on a topic, as it is said of a cell of the team's table. */
export interface DecisionWords {
  readonly status: string;
  readonly reason: string | null;
  /** 'Oct 2, 2026, was Analyze since Sep 18, 2026'; '': the decision is not logged yet. */
  readonly when: string;
  /** 'growth under 5 %': when it is to be made again; null: that is not said. */
  readonly condition: string | null;
}

/** @param latest the latest time that is shown, see `latestShown` */
export function decisionWords(status: TopicStatus, log: TopicLog | undefined, latest: string): DecisionWords {
  const last = log?.log.at(-1);
  const name = topicStatusName(status);
  if (last === undefined || last.status !== status) return { status: name, reason: null, when: '', condition: null };
  const before = log?.log.findLast((entry) => entry.status !== status);
  const since = before === undefined ? null : shownDay(before.at, latest);
  const was =
    before === undefined ? [] : [`was ${topicStatusName(before.status)}${since === null ? '' : ` since ${since}`}`];
  const when = [shownDay(last.at, latest) ?? UNCERTAIN_TIME, ...was].join(', ');
  return { status: name, reason: last.reason, when, condition: conditionTextWords(last.condition?.text ?? null) };
}
