import { shownFraction, plural } from '../shared/figures';
import { FIGURES, formatFigure } from '../topic/figures';
import { disagreement, LENSES, type Lens } from '../topic/signal';
import { inQuadrants } from '../topic/quadrant';
import type { Statement } from '../topic/statement';
import type { Topic } from '../topic/topic';
import { capitalNumber, numberWord, isolated, joinedNames } from '../shared/words';
import type { PreviousData } from './brief-words';

export interface SummaryPart extends Statement {
  /** The topics whose figures it compares; absent: it compares none. */
  readonly known?: number;
}

/** Lenses that lie nearer together than this, as a fraction of 1, do not disagree. */
const DISAGREEMENT = 0.15;
/** More names than this are counted. */
const MOST_NAMES = 3;

/** The paragraph on the whole, made from the figures alone; empty for fewer than two topics. */
export function briefSummary(topics: readonly Topic[], previous: PreviousData | null): readonly SummaryPart[] {
  if (topics.length < 2) return [];
  const parts = [counts(topics), fastest(topics), largest(topics), lenses(topics), moved(topics, previous)];
  return parts.filter((part) => part !== null);
}

function counts(topics: readonly Topic[]): SummaryPart {
  return {
    lead: `${capitalNumber(topics.length)} topics:`,
    text: `${inQuadrants(topics.map(({ quadrant }) => quadrant))}.`,
  };
}

function fastest(topics: readonly Topic[]): SummaryPart | null {
  const top = leaders(topics, ({ growth }) => growth);
  if (top === null) return null;
  const figure = `${top.names}, ${formatFigure('growth', top.value)} a year${amongKnown(top.known, topics.length)}.`;
  const { known } = top;
  if (shownFraction(top.value) > 0) return { lead: 'Fastest:', text: figure, known };
  return { lead: 'None is known to grow;', text: `the highest growth: ${figure}`, known };
}

function largest(topics: readonly Topic[]): SummaryPart | null {
  const top = leaders(topics, ({ sizing }) => sizing.average);
  if (top === null) return null;
  const isKnown = topics.every(({ growth }) => growth !== null);
  const shrinking = topics.filter(({ growth }) => growth !== null && shownFraction(growth) < 0);
  const isOnly = isKnown && shrinking.length === 1 && top.topics.length === 1 && shrinking[0] === top.topics[0];
  const rest = isOnly ? ', and the only one that shrinks' : '';
  const among = amongKnown(top.known, topics.length);
  return {
    lead: 'Largest:',
    text: `${top.names}, ${formatFigure('sizing', top.value)} average sizing${among}${rest}.`,
    known: top.known,
  };
}

/** Where the figure of some is not known, the leader is one of the others only. */
function amongKnown(known: number, all: number): string {
  return known === all ? '' : `, of the ${numberWord(known)} with this figure`;
}

function lenses(topics: readonly Topic[]): SummaryPart | null {
  const top = leaders(topics, ({ sizing }) => disagreement(sizing));
  const [topic] = top?.topics ?? [];
  if (top === null || topic === undefined || top.value < DISAGREEMENT) return null;
  const known = LENSES.flatMap((lens) => {
    const value = topic.sizing[lens];
    return value === null ? [] : [{ lens, value }];
  }).sort((one, other) => other.value - one.value);
  const [most, least] = [known[0], known.at(-1)];
  if (most === undefined || least === undefined) return null;
  const seen = ({ lens, value }: { lens: Lens; value: number }): string =>
    `${formatFigure(lens, value)} for ${FIGURES[lens].label.toLowerCase()}`;
  return {
    lead: 'Where the lenses disagree:',
    text: `${isolated(topic.name)}, ${seen(most)} and ${seen(least)}.`,
    known: top.known,
  };
}

/** Which are new, which changed quadrant, and that the others did not. */
function moved(topics: readonly Topic[], previous: PreviousData | null): SummaryPart | null {
  if (previous === null) return null;
  const others = topics.filter(({ id }) => previous.topics.has(id));
  if (others.length === 0) return null;
  const added = topics.filter((topic) => !others.includes(topic));
  const changed = others.filter((topic) => previous.topics.get(topic.id)?.quadrant.code !== topic.quadrant.code);
  const stayed = others.length - changed.length;
  const [only] = changed.length === 1 ? changed : [];
  const parts = [
    added.length > 0 && `${namesOrCount(added)} ${plural(added.length, 'is', 'are')} new`,
    only !== undefined && `${isolated(only.name)} moved to ${only.quadrant.label}`,
    changed.length > 1 && `${namesOrCount(changed)} changed quadrant`,
    stayed > 0 && stayed === topics.length && 'no topic changed its quadrant',
    stayed > 0 && stayed < topics.length && restOf(stayed),
  ].filter((part) => part !== false);
  return { lead: `Since ${previous.since}:`, text: `${parts.join('; ')}.` };
}

function restOf(count: number): string {
  return count === 1 ? 'the other one stayed in its quadrant' : `the ${numberWord(count)} others stayed in theirs`;
}

function namesOrCount(topics: readonly Topic[]): string {
  return topics.length <= MOST_NAMES ? joinedNames(topics) : numberWord(topics.length);
}

function leaders(topics: readonly Topic[], valueOf: (topic: Topic) => number | null) {
  const known = topics.flatMap((topic) => {
    const value = valueOf(topic);
    return value === null ? [] : [{ topic, value }];
  });
  if (known.length < 2) return null;
  const value = Math.max(...known.map((each) => each.value));
  const top = known.filter((each) => each.value === value).map(({ topic }) => topic);
  const names = top.length <= MOST_NAMES ? joinedNames(top) : `${numberWord(top.length)} of them`;
  return { topics: top, value, names, known: known.length };
}
