import { LENSES, type Lens } from '../topic/signal';
import { FIGURES, formatFigure, shownDecimals, type SignalFigure } from '../topic/figures';
import type { ComparedRow, ComparedSignal } from './comparison';
import { countOf } from '../shared/figures';
import { isolated } from '../shared/words';
import { LEAST_RATIO, sizeInWords, timesAsFast } from '../shared/ratio-words';

/** A lens that sees a signal has at least this share, one that does not yet see it has less. */
const SEEN = 0.4;
const UNSEEN = 0.3;
/** Between the two. */
const LEAST_GAP = 0.15;

/** What is said of a comparison; made from its figures only. */
export interface ComparisonWords {
  /** Without a full stop; null: nothing differs. */
  readonly headline: string | null;
  readonly sentences: readonly string[];
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
    apart && `${apart.words}: ${apart.figures}.`,
    seenByOne(signals),
    ...compared.map(({ signal, previous }) => movedTo(signal, previous, since)),
  ];
  return {
    headline: timesAsFastAs(signals) ?? apart?.words ?? null,
    sentences: sentences.filter((sentence) => sentence !== null),
  };
}

/** 'A grows four times as fast as B, at less than half its size': the fastest, and the slowest that grows. */
function timesAsFastAs(signals: readonly ComparedSignal[]): string | null {
  const growing = signals
    .flatMap(({ name, growth, sizing }) =>
      growth !== null && growth > 0 ? [{ name, growth, size: sizing.average }] : [],
    )
    .sort((one, other) => other.growth - one.growth);
  const [fast, slow] = [growing[0], growing.at(-1)];
  if (fast === undefined || slow === undefined || fast.growth / slow.growth < LEAST_RATIO) return null;
  const size =
    fast.size !== null && slow.size !== null && slow.size > 0 ? `, ${sizeInWords(fast.size / slow.size)}` : '';
  return `${isolated(fast.name)} grows ${timesAsFast(fast.growth / slow.growth)} as ${isolated(slow.name)}${size}`;
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
  const { figure, placesApart: places } = most;
  const decimals = shownDecimals(figure, [small.value, large.value]);
  const textOf = (value: number): string => formatFigure(figure, value, decimals);
  const isTied = rows.filter(({ placesApart }) => placesApart === places).length > 1;
  const verb = isTied ? 'differ' : 'differ most';
  return {
    words: `${isolated(small.name)} and ${isolated(large.name)} ${verb} ${inFigure(figure)}`,
    figures: `${textOf(small.value)} against ${textOf(large.value)}, ${countOf(places, 'place')} of ${small.total} apart`,
  };
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
function seenByOne(signals: readonly ComparedSignal[]): string | null {
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
  return `${SEE[high.lens][0]} ${isolated(name)}; ${SEE[low.lens][1]}.`;
}

function movedTo(signal: ComparedSignal, before: ComparedSignal | null, since: string | null): string | null {
  if (before === null || before.quadrant.code === signal.quadrant.code || signal.quadrant.code === null) return null;
  const when = since === null ? 'since the previous data' : `since ${since}`;
  return `${isolated(signal.name)} moved to ${signal.quadrant.label} ${when}.`;
}
