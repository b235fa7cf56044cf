import { countOf, formatFraction } from '../shared/figures';
import { FIGURES } from '../topic/figures';
import { formatGrowth } from '../topic/growth';
import { disagreement, LENSES, type Lens } from '../topic/lens-disagreement';
import { QUADRANTS, QUADRANT_CODES, UNCLASSIFIED } from '../topic/quadrant';
import type { Topic } from '../topic/topic';
import type { PreviousData } from './brief-movement';
import { joined } from '../shared/joined';
import { capitalNumber, numberWord } from '../shared/number-word';

/** One statement on the whole: 'Fastest:' and what it is. */
export interface SummaryPart {
  readonly lead: string;
  readonly text: string;
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
  const groups = [...QUADRANT_CODES.map((code) => QUADRANTS[code]), UNCLASSIFIED].flatMap(({ code, label }) => {
    const own = topics.filter(({ quadrant }) => quadrant.code === code);
    const name = own[0]?.quadrant.label ?? label;
    if (own.length === 0) return [];
    return [code === null ? `${own.length} ${name.toLowerCase()}` : countOf(own.length, name)];
  });
  return { lead: `${capitalNumber(topics.length)} topics:`, text: `${joined(groups)}.` };
}

function fastest(topics: readonly Topic[]): SummaryPart | null {
  const top = leaders(topics, ({ growth }) => growth);
  return top && { lead: 'Fastest:', text: `${top.names}, ${formatGrowth(top.value)} a year.` };
}

function largest(topics: readonly Topic[]): SummaryPart | null {
  const top = leaders(topics, ({ sizing }) => sizing.average);
  if (top === null) return null;
  const shrinking = topics.filter(({ growth }) => growth !== null && growth < 0);
  const [only] = shrinking;
  const isOnly = shrinking.length === 1 && top.topics.length === 1 && only === top.topics[0];
  const rest = isOnly ? ', and the only one that shrinks' : '';
  return { lead: 'Largest:', text: `${top.names}, ${formatFraction(top.value)} average sizing${rest}.` };
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
    `${formatFraction(value)} for ${FIGURES[lens].label.toLowerCase()}`;
  return { lead: 'Where the lenses disagree:', text: `${topic.name}, ${seen(most)} and ${seen(least)}.` };
}

function moved(topics: readonly Topic[], previous: PreviousData | null): SummaryPart | null {
  if (previous === null) return null;
  const others = topics.filter(({ id }) => previous.topics.has(id));
  const changed = others.filter((topic) => previous.topics.get(topic.id)?.quadrant.code !== topic.quadrant.code);
  if (others.length === 0) return null;
  const lead = `Since ${previous.since}:`;
  const rest = others.length - changed.length;
  if (changed.length === 0) return { lead, text: 'each is in the same quadrant.' };
  const first = changed[0];
  const what =
    changed.length === 1 && first !== undefined
      ? `${first.name} became ${withArticle(first.quadrant.label)}`
      : `${changed.length <= MOST_NAMES ? joined(changed.map(({ name }) => name)) : numberWord(changed.length)} changed quadrant`;
  if (rest === 0) return { lead, text: `${what}.` };
  return { lead, text: `${what}; ${rest === 1 ? 'the other one' : `the ${numberWord(rest)} others`} did not.` };
}

function leaders(topics: readonly Topic[], valueOf: (topic: Topic) => number | null) {
  const known = topics.flatMap((topic) => {
    const value = valueOf(topic);
    return value === null ? [] : [{ topic, value }];
  });
  if (known.length < 2) return null;
  const value = Math.max(...known.map((each) => each.value));
  const top = known.filter((each) => each.value === value).map(({ topic }) => topic);
  const names = top.length <= MOST_NAMES ? joined(top.map(({ name }) => name)) : `${numberWord(top.length)} of them`;
  return { topics: top, value, names };
}

function withArticle(label: string): string {
  return `${/^[aeiou]/i.test(label) ? 'an' : 'a'} ${label}`;
}
