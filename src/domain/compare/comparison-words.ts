import { LENSES, type Lens } from '../topic/signal';
import { FIGURES, formatFigure, type SignalFigure } from '../topic/figures';
import type { ComparedRow, ComparedSignal } from './comparison';
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

/**
 * @param previous the same signals in the previous data, by id
 * @param since the day of the previous data, such as "Sep 30, 2025"; null: unknown
 */
export function comparisonWords(
  signals: readonly ComparedSignal[],
  rows: readonly ComparedRow[],
  previous: ReadonlyMap<string, ComparedSignal>,
  since: string | null,
): ComparisonWords {
  if (signals.length < 2) return { headline: null, sentences: [] };
  const most = rows.find(({ isMost }) => isMost) ?? null;
  const isTied = rows.filter(({ placesApart }) => placesApart === most?.placesApart).length > 1;
  const verb = isTied ? 'differ' : 'differ most';
  const sentences = [
    most === null ? null : differenceOf(signals, most, verb),
    seenByOne(signals),
    ...signals.map((signal) => movedTo(signal, previous.get(signal.id), since)),
  ];
  return { headline: headlineOf(signals, most, verb), sentences: sentences.filter((sentence) => sentence !== null) };
}

/** The largest ratio of growth with the ratio of sizing; else the largest distance in places. @param verb 'differ most' of one figure only */
function headlineOf(
  signals: readonly ComparedSignal[],
  most: ComparedRow | null,
  verb: string,
): ComparisonSentence | null {
  const [fast, slow] = [...signals]
    .filter(({ growth }) => growth !== null && growth > 0)
    .sort((one, other) => (other.growth ?? 0) - (one.growth ?? 0))
    .flatMap((signal, index, all) => (index === 0 || index === all.length - 1 ? [signal] : []));
  if (fast?.growth != null && slow?.growth != null && fast.growth / slow.growth >= LEAST_RATIO) {
    const [own, other] = [fast.sizing.average, slow.sizing.average];
    const size = own === null || other === null || other <= 0 ? '' : `, ${sizeInWords(own / other)}`;
    const ratio = timesAsFast(fast.growth / slow.growth);
    return [{ name: fast.name }, { text: ` grows ${ratio} as ` }, { name: slow.name }, { text: size }].filter(
      (word) => !('text' in word) || word.text !== '',
    );
  }
  const [first, last] = ends(most);
  const [one, other] = [first && signals[first.index], last && signals[last.index]];
  if (most === null || one === undefined || other === undefined) return null;
  return [{ name: one.name }, { text: ' and ' }, { name: other.name }, { text: ` ${verb} ${inFigure(most.figure)}` }];
}

/** 'in growth', 'in sizing for consumers'. */
function inFigure(figure: SignalFigure): string {
  const name = FIGURES[figure].label.toLowerCase();
  return LENSES.some((lens) => lens === figure) ? `in sizing for ${name}` : `in ${name}`;
}

/** Of the two that are furthest apart, the smaller value first. */
function differenceOf(signals: readonly ComparedSignal[], row: ComparedRow, verb: string): ComparisonSentence | null {
  const [first, last] = ends(row);
  const [large, small] = [first && signals[first.index], last && signals[last.index]];
  if (!first || !last || !large || !small || row.placesApart === null) return null;
  return [
    { name: small.name },
    { text: ' and ' },
    { name: large.name },
    { text: ` ${verb} ${inFigure(row.figure)}: ` },
    { figure: formatFigure(row.figure, last.value) },
    { text: ' against ' },
    { figure: formatFigure(row.figure, first.value) },
    { text: `, ${row.placesApart} ${row.placesApart === 1 ? 'place' : 'places'} of ${first.total} apart.` },
  ];
}

/** The columns with the largest and the smallest value of a row. */
function ends(row: ComparedRow | null) {
  const placed = (row?.cells ?? []).flatMap(({ value, ranking }, index) =>
    value === null || ranking === null ? [] : [{ index, value, total: ranking.total }],
  );
  const sorted = placed.sort((one, other) => other.value - one.value);
  return sorted.length < 2 ? [] : [sorted[0], sorted.at(-1)];
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
  const widest = gaps.reduce<(typeof gaps)[number] | null>(
    (found, each) => (found === null || each.gap > found.gap ? each : found),
    null,
  );
  if (widest === null) return null;
  const { name, high, low } = widest;
  return [{ text: `${SEE[high.lens][0]} ` }, { name }, { text: `; ${SEE[low.lens][1]}.` }];
}

function movedTo(
  signal: ComparedSignal,
  before: ComparedSignal | undefined,
  since: string | null,
): ComparisonSentence | null {
  if (before === undefined || before.quadrant.code === signal.quadrant.code || signal.quadrant.code === null)
    return null;
  const when = since === null ? 'since the previous data' : `since ${since}`;
  return [{ name: signal.name }, { text: ` moved to ${signal.quadrant.label} ${when}.` }];
}

/** As plain text, for screen readers and exported files. */
export function sentenceText(sentence: ComparisonSentence): string {
  return sentence.map((word) => ('text' in word ? word.text : 'name' in word ? word.name : word.figure)).join('');
}
