import { LENSES, type Lens } from '../topic/signal';
import { FIGURES, formatFigure, type SignalFigure } from '../topic/figures';
import type { ComparedRow, ComparedSignal } from './comparison';
import { countOf } from '../shared/figures';
import { LEAST_RATIO, sizeInWords, timesAsFast } from '../shared/ratio-words';

/** A part of a sentence: names are never broken, figures are emphasised. */
type Word = { readonly text: string } | { readonly name: string } | { readonly figure: string };
export type ComparisonSentence = readonly Word[];

/** A lens that sees a signal has at least this share, one that does not yet see it has less. */
const SEEN = 0.4;
const UNSEEN = 0.3;
/** Between the two. */
const LEAST_GAP = 0.15;

/** What is said of a comparison; made from its figures only. */
export interface ComparisonWords {
  /** null: nothing differs. */
  readonly headline: ComparisonSentence | null;
  readonly sentences: readonly ComparisonSentence[];
}

/** @param since the day of the previous data, such as "Sep 30, 2025"; null: unknown */
export function comparisonWords(
  compared: readonly { readonly signal: ComparedSignal; readonly previous: ComparedSignal | null }[],
  rows: readonly ComparedRow[],
  since: string | null,
): ComparisonWords {
  if (compared.length < 2) return { headline: null, sentences: [] };
  const signals = compared.map(({ signal }) => signal);
  const apart = mostApart(signals, rows);
  const sentences = [
    apart && [
      ...apart.words,
      { text: ': ' },
      { figure: formatFigure(apart.figure, apart.small.value) },
      { text: ' against ' },
      { figure: formatFigure(apart.figure, apart.large.value) },
      { text: `, ${countOf(apart.places, 'place')} of ${apart.small.total} apart.` },
    ],
    seenByOne(signals),
    ...compared.map(({ signal, previous }) => movedTo(signal, previous, since)),
  ];
  return {
    headline: timesAsFastAs(signals) ?? apart?.words ?? null,
    sentences: sentences.filter((sentence) => sentence !== null),
  };
}

/** 'A grows four times as fast as B, at less than half its size': the fastest, and the slowest that grows. */
function timesAsFastAs(signals: readonly ComparedSignal[]): ComparisonSentence | null {
  const growing = signals
    .flatMap(({ name, growth, sizing }) =>
      growth !== null && growth > 0 ? [{ name, growth, size: sizing.average }] : [],
    )
    .sort((one, other) => other.growth - one.growth);
  const [fast, slow] = [growing[0], growing.at(-1)];
  if (fast === undefined || slow === undefined || fast.growth / slow.growth < LEAST_RATIO) return null;
  const size = fast.size !== null && slow.size !== null && slow.size > 0 ? sizeInWords(fast.size / slow.size) : null;
  return [
    { name: fast.name },
    { text: ` grows ${timesAsFast(fast.growth / slow.growth)} as ` },
    { name: slow.name },
    ...(size === null ? [] : [{ text: `, ${size}` }]),
  ];
}

/** 'A and B differ most in growth': the smallest and the largest value of the row that is the most; null: nothing differs. */
function mostApart(signals: readonly ComparedSignal[], rows: readonly ComparedRow[]) {
  const most = rows.find(({ isMost }) => isMost);
  const placed = (most?.cells ?? []).flatMap(({ value, ranking }, index) => {
    const name = signals[index]?.name;
    return value === null || ranking === null || name === undefined ? [] : [{ name, value, total: ranking.total }];
  });
  const sorted = placed.sort((one, other) => one.value - other.value);
  const [small, large] = [sorted[0], sorted.at(-1)];
  if (most?.placesApart == null || small === undefined || large === undefined) return null;
  const isTied = rows.filter(({ placesApart }) => placesApart === most.placesApart).length > 1;
  const verb = isTied ? 'differ' : 'differ most';
  const words = [
    { name: small.name },
    { text: ' and ' },
    { name: large.name },
    { text: ` ${verb} ${inFigure(most.figure)}` },
  ];
  return { figure: most.figure, places: most.placesApart, small, large, words };
}

/** 'in growth', 'in sizing for consumers'. */
function inFigure(figure: SignalFigure): string {
  const name = FIGURES[figure].label.toLowerCase();
  return LENSES.some((lens) => lens === figure) ? `in sizing for ${name}` : `in ${name}`;
}

const SEE: Readonly<Record<Lens, readonly [already: string, notYet: string]>> = {
  consumer: ['Consumers already see', 'consumers do not yet'],
  industry: ['Industry already sees', 'industry does not yet'],
  society: ['Society already sees', 'society does not yet'],
};

/** The signal whose lenses are furthest apart, one of which does not see it yet. */
function seenByOne(signals: readonly ComparedSignal[]): ComparisonSentence | null {
  const gaps = signals.flatMap(({ name, sizing }) => {
    const known = LENSES.flatMap((lens) => (sizing[lens] === null ? [] : [{ lens, value: sizing[lens] }]));
    const sorted = known.sort((one, other) => other.value - one.value);
    const [high, low] = [sorted[0], sorted.at(-1)];
    if (high === undefined || low === undefined) return [];
    const gap = high.value - low.value;
    return high.value >= SEEN && low.value < UNSEEN && gap >= LEAST_GAP ? [{ name, high, low, gap }] : [];
  });
  const [widest] = gaps.sort((one, other) => other.gap - one.gap);
  if (widest === undefined) return null;
  const { name, high, low } = widest;
  return [{ text: `${SEE[high.lens][0]} ` }, { name }, { text: `; ${SEE[low.lens][1]}.` }];
}

function movedTo(
  signal: ComparedSignal,
  before: ComparedSignal | null,
  since: string | null,
): ComparisonSentence | null {
  if (before === null || before.quadrant.code === signal.quadrant.code || signal.quadrant.code === null) return null;
  const when = since === null ? 'since the previous data' : `since ${since}`;
  return [{ name: signal.name }, { text: ` moved to ${signal.quadrant.label} ${when}.` }];
}

/** As plain text, for screen readers and exported files. */
export function sentenceText(sentence: ComparisonSentence): string {
  return sentence.map((word) => ('text' in word ? word.text : 'name' in word ? word.name : word.figure)).join('');
}
