import { localDay, dayOf, shortMonthYear } from '../shared/calendar';
import { countOf, formatCount, plural } from '../shared/figures';
import { capitalNumber, isolated, joined, numberWord } from '../shared/words';
import { distanceOf } from '../topic/figure-change';
import { quadrantOf } from '../topic/quadrant';
import type { Topic } from '../topic/topic';
import {
  DISREGARDED,
  IMPORTANT,
  isDecided,
  TOPIC_STATUSES,
  topicStatusName,
  type TopicStatus,
} from '../topic/topic-status';
import type { DatedDecision } from './decision-history';
import { thenAndNow, type ThenAndNow } from './then-and-now';
import type { StandingTopic } from './to-confirm';

/** A decision on earlier data beside what its topic is now. */
export interface Judged extends Pick<StandingTopic, 'id' | 'name' | 'topic'> {
  readonly decision: DatedDecision;
  /** null: the topic is gone, or its figures of that day were not kept. */
  readonly compared: ThenAndNow | null;
}

export interface HowWeJudged {
  /** Those with figures of then and now. */
  readonly compared: readonly Judged[];
  readonly moved: readonly Judged[];
  readonly gone: readonly Judged[];
  /** Decided before the present data, without figures. */
  readonly without: readonly Judged[];
  /** Decided on the present data: they wait for the next. */
  readonly waiting: number;
}

/** All that are shown: of those without figures only the ones whose day is known. */
export function judgedOf({ compared, gone, without }: HowWeJudged): readonly Judged[] {
  return [...compared, ...gone, ...without.filter(({ decision }) => decision.at !== null)];
}

/** With fewer decisions a share of them says nothing. */
export const LEAST_FOR_SHARES = 10;

/**
 * What became of the decisions that were made on earlier data; of each topic the last one that was.
 * @param data the date of the present data; null: unknown, and then only figures that are of no date are compared
 */
export function howWeJudged(standing: readonly StandingTopic[], data: string | null): HowWeJudged {
  const judged = standing.flatMap(({ id, name, topic, decision: last, history }): readonly Judged[] => {
    const all = history.length === 0 ? [last] : history;
    const decision = all.findLast((each) => isDecided(each.status) && (topic === null || isEarlier(each, data)));
    if (decision === undefined) return [];
    const { figures } = decision;
    return [{ id, name, topic, decision, compared: topic && figures && thenAndNow(figures, topic) }];
  });
  const compared = judged.filter((each) => each.compared !== null);
  const gone = judged.filter(({ topic }) => topic === null);
  return {
    compared,
    moved: compared.filter((each) => each.compared?.hasMoved === true),
    gone,
    without: judged.filter((each) => each.topic !== null && each.compared === null),
    waiting: standing.length - judged.length,
  };
}

/** Made on data from before the present. @param data the date of the present data; null: unknown */
export function isEarlier({ at, figures }: DatedDecision, data: string | null): boolean {
  const [then, now] = [dayOf(figures?.data ?? null), dayOf(data)];
  if (now === null) return false;
  if (then !== null) return then < now;
  const day = localDay(at);
  // Of one whose time is not known, nothing says that it is of the present data.
  return figures === null && day === null ? true : day !== null && day < now;
}

/** By status, in the order of the statuses; those without a decision are left out. */
export function byStatus(
  judged: readonly Judged[],
): readonly { readonly status: TopicStatus; readonly of: readonly Judged[] }[] {
  return TOPIC_STATUSES.filter(isDecided).map((status) => ({
    status,
    of: judged.filter(({ decision }) => decision.status === status),
  }));
}

/** Groups and rows with what has moved first, the farthest first; what has not keeps its order. */
export function movedFirst(groups: ReturnType<typeof byStatus>): ReturnType<typeof byStatus> {
  const farOf = (judged: Judged): number => (judged.compared?.hasMoved === true ? 1 + stepOf(judged) : 0);
  const sorted = groups.map(({ status, of }) => ({
    status,
    of: of.toSorted((one, other) => farOf(other) - farOf(one)),
  }));
  const hasMoved = ({ of }: { readonly of: readonly Judged[] }): number => Number(of.some((each) => farOf(each) > 0));
  return sorted.toSorted((one, other) => hasMoved(other) - hasMoved(one));
}

/** 'Sep 2025', of the latest data that a decision was made on. */
export function judgedBy(judged: readonly Judged[]): string | null {
  const dates = judged.flatMap(({ decision: { figures, at } }) => dayOf(figures?.data ?? null) ?? localDay(at) ?? []);
  return shortMonthYear(dates.toSorted().at(-1) ?? null);
}

/**
 * 'Seven of 18 topics decided on data up to Sep 2025 have moved, all towards larger and slower, and none of them was called
 * Important'. It says what happened, and not whether a decision was right.
 */
export function judgedHeadline({ compared, moved }: HowWeJudged): string {
  const by = judgedBy(compared);
  const decided = `decided${by === null ? '' : ` on data up to ${by}`}`;
  if (compared.length === 0) return 'None of the decisions has figures from then and from now';
  if (moved.length === 0) return `No topic ${decided} has moved`;
  const isShared = compared.length >= LEAST_FOR_SHARES;
  const who = isShared
    ? `${capitalNumber(moved.length)} of ${numberWord(compared.length)} topics ${decided}`
    : `${capitalNumber(moved.length)} ${plural(moved.length, 'topic', 'topics')} ${decided}`;
  const verb = plural(moved.length, 'has', 'have');
  return `${who} ${verb} moved${directionWords(moved)}, and ${calledImportant(moved)}`;
}

function calledImportant(moved: readonly Judged[]): string {
  const count = moved.filter(({ decision }) => decision.status === IMPORTANT).length;
  if (moved.length === 1) return count === 1 ? 'it was called Important' : 'it was not called Important';
  if (count === 0) return 'none of them was called Important';
  return `${count === moved.length ? 'all' : numberWord(count)} of them ${plural(count, 'was', 'were')} called Important`;
}

/** ', all towards larger and slower'; '' where they went different ways. */
function directionWords(moved: readonly Judged[]): string {
  const common = (figure: 'sizing' | 'growth', up: string, down: string): readonly string[] => {
    const steps = moved.flatMap(({ compared }) =>
      compared?.[figure].isSeen ? (compared[figure].difference ?? 0) : [],
    );
    // One that did not change in it went neither way.
    if (steps.length < moved.length || moved.length < 2) return [];
    if (steps.every((step) => step > 0)) return [up];
    return steps.every((step) => step < 0) ? [down] : [];
  };
  const words = [...common('sizing', 'larger', 'smaller'), ...common('growth', 'faster', 'slower')];
  return words.length === 0 ? '' : `, all towards ${joined(words)}`;
}

/** What the headline does not say: what did not move, what waits, what is missing, and that a move proves nothing. */
export function judgedNotes({ compared, moved, gone, without, waiting }: HowWeJudged): readonly string[] {
  const still = compared.length - moved.length;
  return [
    ...(still === 0
      ? []
      : [
          `${formatCount(still)} ${plural(still, 'has', 'have')} not moved: there is nothing to learn from ${plural(still, 'it', 'them')} yet.`,
        ]),
    ...(waiting === 0
      ? []
      : [`${countOf(waiting, 'later decision')} ${plural(waiting, 'waits', 'wait')} for the next data.`]),
    ...(without.length === 0
      ? []
      : [`The figures of that day were not kept for ${countOf(without.length, 'decision')}.`]),
    ...(gone.length === 0
      ? []
      : [`${countOf(gone.length, 'topic')} ${plural(gone.length, 'is', 'are')} no longer in the data.`]),
    ...(compared.length > 0 && compared.length < LEAST_FOR_SHARES ? ['These are too few for shares.'] : []),
    'A move is not a verdict.',
  ];
}

/** '19 decisions came with the data.': the user did not make them; '' where there are none. */
export function judgedOrigin({ compared, gone, without }: HowWeJudged): string {
  const brought = [...compared, ...gone, ...without].filter(({ decision }) => decision.cameWithData === true).length;
  return brought === 0 ? '' : `${countOf(brought, 'decision')} came with the data.`;
}

export interface SecondLook {
  readonly of: Judged;
  readonly topic: Topic;
  /** 'set to Disregard, now Strong Signal', or 'still' where it was one then. */
  readonly words: string;
}

/** Disregarded and large and fast now; and the largest move into another quadrant of what was not Important. */
export function secondLooks({ compared }: HowWeJudged): readonly SecondLook[] {
  const looks = new Map<string, SecondLook>();
  const add = (of: Judged | undefined, words: string): void => {
    if (of?.topic != null && !looks.has(of.id)) looks.set(of.id, { of, topic: of.topic, words });
  };
  const strong = compared
    .filter(
      ({ decision, topic }) =>
        decision.status === DISREGARDED && topic?.quadrant.isLarge === true && topic.quadrant.isFast === true,
    )
    .toSorted((one, other) => (other.topic?.growth ?? 0) - (one.topic?.growth ?? 0));
  const [first] = strong;
  const when = first?.compared?.quadrant.isOther === true ? 'now' : 'still';
  add(first, `set to ${topicStatusName(DISREGARDED)}, ${when} ${first?.topic?.quadrant.label ?? ''}`);
  const crossing = compared
    .filter(({ decision, compared: own }) => decision.status !== IMPORTANT && own?.quadrant.isOther === true)
    .toSorted((one, other) => stepOf(other) - stepOf(one));
  const [largest] = crossing;
  add(
    largest,
    `set to ${topicStatusName(largest?.decision.status ?? 0)}, moved from ${quadrantOf(largest?.decision.figures?.quadrant ?? null).label} to ${largest?.topic?.quadrant.label ?? ''}`,
  );
  return [...looks.values()];
}

function stepOf({ compared }: Judged): number {
  return compared === null ? 0 : distanceOf([compared.sizing, compared.growth]);
}

/** What a member of the team decided, in the order of time. */
export interface MemberCall {
  readonly name: string;
  readonly status: TopicStatus;
  readonly at: string;
}

/**
 * About the topics that became large and fast: who called them Important first, and who said otherwise. By topic, and never
 * a sum by person.
 * @param callsOn the standing decisions of members from before the present data; empty where they are hidden from the user
 */
export function teamCalls(
  { moved }: HowWeJudged,
  callsOn: (judged: Judged) => readonly MemberCall[],
): readonly { readonly of: Judged; readonly words: string }[] {
  return moved.flatMap((of) => {
    const { compared, topic } = of;
    const isStrong = topic?.quadrant.isLarge === true && topic.quadrant.isFast === true;
    if (compared?.quadrant.isOther !== true || !isStrong) return [];
    const calls = callsOn(of).toSorted((one, other) => (one.at < other.at ? -1 : 1));
    const first = calls.find(({ status }) => status === IMPORTANT);
    const against = calls.filter(({ status }) => status === DISREGARDED);
    if (first === undefined) return [];
    const others = against.length === 0 ? '' : `; ${joined(against.map(({ name }) => isolated(name)))} disregarded it`;
    return [
      { of, words: `${isolated(first.name)} called it Important first${others}. It is ${topic?.quadrant.label} now.` },
    ];
  });
}
