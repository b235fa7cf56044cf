import { unbrokenFigures } from '../shared/figures';
import { FIGURES } from '../topic/figures';
import { LENSES } from '../topic/signal';
import type { BriefTopic } from './brief';
import { figureText, statementOf } from './brief-words';
import { MOST_POINTS, MOST_WORDS } from '../personal/brief-content';

/** Less is no statement. */
const LEAST_WORDS = 3;

/** Begins with a word for something that was named before. */
const LEANING = /^(?:it|its|they|their|them|this|that|these|those|he|she|his|her|but|and|or|so|yet|such)\b/iu;

export interface SlidePoint {
  readonly text: string;
  /** The number of its source; null: it has none. Absent: it needs none. */
  readonly reference?: number | null;
}

/**
 * What a slide says of a topic: the points that the user has written, those that are too long left out; else those
 * that are proposed. @param plain makes plain text of a text of the data
 */
export function slidePoints(
  of: Proposed & Pick<BriefTopic, 'points'>,
  plain: (text: string) => string,
  hasProvocation: boolean,
): readonly SlidePoint[] {
  if (of.points === undefined) return proposedPoints(of, plain, hasProvocation);
  return of.points.flatMap((text) => (text.trim() === '' || isTooLong(text) ? [] : [{ text: text.trim() }]));
}

export function isTooLong(point: string): boolean {
  return wordCount(point) > MOST_WORDS;
}

type Proposed = Pick<BriefTopic, 'note' | 'topic' | 'rows' | 'dataPoints' | 'provocations'>;

/**
 * Sentences of the note first, then of the data, each whole, or its beginning up to a colon, a
 * semicolon or a dash, of a data point up to its first comma; then how the lenses see it, but not its ranks, which stand
 * beside the points. Longer ones are left to the notes of the slide: no text is made smaller or cut
 * elsewhere. A sentence of the data that begins with a word such as 'it' says nothing without the one before it.
 * @param plain makes plain text of a text of the data
 * @param hasProvocation the first one may be a point
 */
export function proposedPoints(
  { note, topic, rows, dataPoints, provocations: [provocation] }: Proposed,
  plain: (text: string) => string,
  hasProvocation: boolean,
): readonly SlidePoint[] {
  const [first, ...others] = statementsOf(plain(topic.description))
    .filter((text) => !LEANING.test(text))
    .map((text): SlidePoint => ({ text }));
  const figures = dataPoints.flatMap(({ value, description, reference }): readonly SlidePoint[] => {
    const words = description === null ? '' : plain(description);
    const whole = [value, words].filter(Boolean).join(' ');
    const [text] = [...statementsOf(whole), ...measuredThing(value, words)];
    return text === undefined ? [] : [{ text, reference }];
  });
  const asked =
    provocation === undefined || !hasProvocation ? [] : statementsOf(`Imagine if ${statementOf(plain(provocation))}`);
  return [
    ...statementsOf(note).map((text): SlidePoint => ({ text })),
    ...(first === undefined ? [] : [first]),
    ...figures,
    ...others,
    ...asked.map((text): SlidePoint => ({ text })),
    ...lensPoint(rows),
  ]
    .slice(0, MOST_POINTS)
    .map((point) => ({ ...point, text: unbrokenFigures(point.text) }));
}

/** 'Industry stands at 75 %, consumers at 70 %, society at 56 %.', the largest first; none where fewer than two are known. */
function lensPoint(rows: BriefTopic['rows']): readonly SlidePoint[] {
  const lenses: readonly string[] = LENSES;
  const known = rows
    .filter(({ figure, value }) => lenses.includes(figure) && value !== null)
    .toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0));
  const parts = known.map((row, at) => {
    const { label } = FIGURES[row.figure];
    return at === 0
      ? `${label} ${label === 'Consumers' ? 'stand' : 'stands'} at ${figureText(row)}`
      : `${label.toLowerCase()} at ${figureText(row)}`;
  });
  return parts.length < 2 ? [] : [{ text: `${parts.join(', ')}.` }];
}

/** '460 Mt: Plastics made worldwide in 2019.', of a data point that goes on behind a comma; none where that is no statement. */
function measuredThing(value: string | null, description: string): readonly string[] {
  const [thing = ''] = description.split(/[,.]\s/u);
  if (!value || thing === description || wordCount(thing) < LEAST_WORDS) return [];
  const text = `${value}: ${thing.trim()}.`;
  return isTooLong(text) ? [] : [text];
}

/** A sign alone, such as %, is no word. */
export function wordCount(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function statementsOf(text: string): readonly string[] {
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)];
  return sentences.flatMap(({ segment }) => {
    const sentence = segment.trim();
    const count = wordCount(sentence);
    if (count >= LEAST_WORDS && count <= MOST_WORDS) return [sentence];
    const [clause = ''] = sentence.split(/[:;\u2013\u2014]\s/u);
    const words = wordCount(clause);
    return clause !== sentence && words >= LEAST_WORDS && words <= MOST_WORDS ? [`${clause.trim()}.`] : [];
  });
}
