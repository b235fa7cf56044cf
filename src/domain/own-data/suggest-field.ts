import { formatCount } from '../shared/figures';
import { consensusLevel } from '../topic/consensus';
import { cellText, filledCells, shortened } from './cell-text';
import type { FieldKey } from './field-keys';
import type { DecimalMark } from './mapping';
import { readQuadrantName } from './quadrant-names';
import { readFigure } from './read-figure';
import type { SheetRow } from './tables';

export interface Suggestion {
  readonly field: FieldKey | null;
  /** In words, about the values; '' where there is nothing to say. */
  readonly values: string;
}

const EXAMINED = 500;
const FEW = 4;

/** What a column with an unknown name may be, judged by its values. @param free fields that no column has taken */
export function suggestField(
  rows: readonly SheetRow[],
  index: number,
  free: ReadonlySet<FieldKey>,
  mark: DecimalMark,
): Suggestion {
  const cells = filledCells(rows.slice(0, EXAMINED), index);
  if (cells.length === 0) return { field: null, values: 'empty' };
  const texts = cells.map((cell) => cellText(cell).trim());
  const distinct = [...new Set(texts)];
  const offer = (field: FieldKey): FieldKey | null => (free.has(field) ? field : null);
  const few = texts.length === 1 ? 'the only value is' : `all ${formatCount(texts.length)} values are`;
  const words = distinct.length <= FEW ? `${few} ${enumerated(distinct)}` : '';
  if (texts.every((text) => consensusLevel(text) !== null)) return { field: offer('consensus'), values: words };
  if (texts.every((text) => readQuadrantName(text) !== null)) return { field: offer('quadrant'), values: words };
  if (texts.every((text) => /^https?:\/\//i.test(text)))
    return { field: offer('links'), values: 'all values are links' };
  const figures = cells.map((cell) => readFigure(cell, mark));
  if (figures.every(({ kind }) => kind === 'amount'))
    return { field: offer('averageSizing'), values: 'all values are money' };
  if (figures.every((figure) => 'value' in figure)) {
    const isShare = figures.every(
      (figure) => 'value' in figure && figure.kind !== 'percent' && figure.value >= 0 && figure.value <= 1,
    );
    const isRate = figures.every(({ kind }) => kind === 'percent' || kind === 'fraction');
    return {
      field: (isShare ? offer('averageSizing') : null) ?? (isShare || isRate ? offer('growth') : null),
      values: words || 'all values are numbers',
    };
  }
  const isLong = texts.reduce((sum, { length }) => sum + length, 0) / texts.length > 60;
  return { field: isLong ? offer('description') : null, values: words };
}

function enumerated(words: readonly string[]): string {
  const short = words.map((word) => shortened(word, 24));
  return short.length < 2 ? (short[0] ?? '') : `${short.slice(0, -1).join(', ')} or ${short.at(-1) ?? ''}`;
}
