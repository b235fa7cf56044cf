import { FIGURES } from '../topic/figures';
import { LENSES } from '../topic/signal';
import type { BriefTopic } from './brief';
import { figureText } from './brief-words';

/** Of a topic slide, which is read while someone speaks. */
const MOST_POINTS = 3;
/** Of a point. */
const MOST_WORDS = 12;
/** Less is no statement. */
const LEAST_WORDS = 3;

export interface SlidePoint {
  readonly text: string;
  /** The number of its source; null: it has none. Absent: it needs none. */
  readonly reference?: number | null;
}

/**
 * What a slide says of a topic: sentences of the note first, then of the data, each whole, or its beginning up to a colon, a
 * semicolon or a dash; then how the lenses see it. Longer ones are left to the notes of the slide: no text is made smaller or cut elsewhere.
 * @param plain makes plain text of a text of the data
 * @param hasProvocation the first one may be a point
 */
export function slidePoints(
  {
    note,
    topic,
    rows,
    dataPoints,
    provocations: [provocation],
  }: Pick<BriefTopic, 'note' | 'topic' | 'rows' | 'dataPoints' | 'provocations'>,
  plain: (text: string) => string,
  hasProvocation: boolean,
): readonly SlidePoint[] {
  const [first, ...others] = statementsOf(plain(topic.description)).map((text): SlidePoint => ({ text }));
  const figures = dataPoints.flatMap(({ value, description, reference }): readonly SlidePoint[] => {
    const [text] = statementsOf([value, description === null ? '' : plain(description)].filter(Boolean).join(' '));
    return text === undefined ? [] : [{ text, reference }];
  });
  const asked = provocation === undefined || !hasProvocation ? [] : statementsOf(plain(provocation));
  return [
    ...statementsOf(note).map((text): SlidePoint => ({ text })),
    ...(first === undefined ? [] : [first]),
    ...figures,
    ...others,
    ...asked.map((text): SlidePoint => ({ text })),
    ...lensPoint(rows),
  ].slice(0, MOST_POINTS);
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
