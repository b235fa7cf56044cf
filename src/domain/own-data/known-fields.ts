import { cellText, filledCells } from './cell-text';
import type { FieldKey } from './field-keys';
import { normalisedName } from './normalised-name';
import { readQuadrant } from './quadrant-names';
import { readMove } from './radar-words';
import { recogniseField } from './recognise-names';
import { isTopicKind, type SheetKind } from './sheet-forms';
import type { Sheet } from './tables';
import { isOwnWord } from './value-mapping';

type Fields = readonly (FieldKey | null)[];

const SECTORS = new Set(['sector', 'sektor', 'segment', 'quadrant']);
/** In characters: longer texts are no names. */
const LONGEST_NAME = 120;

/** What the columns of a sheet are known by: their names, unless their values say otherwise. */
export function knownFields(kind: SheetKind, sheet: Sheet): Fields {
  const named = sheet.header.map((name) => recogniseField(kind, name));
  const byValues = named.map((field, index) => {
    const words = wordsOf(sheet, index);
    return fits(field, words) && !(field === 'id' && isRowNumber(sheet.header[index] ?? '', words)) ? field : null;
  });
  return isTopicKind(kind) ? withNames(sheet, ofRadar(sheet, byValues)) : byValues;
}

/** 'No.' with 1, 2, 3: in the next file another row has the number. */
function isRowNumber(header: string, words: readonly string[]): boolean {
  const isNumber = /^(?:no|nr|lfd nr|number|nummer|n)$/.test(normalisedName(header));
  return isNumber && words.length > 1 && words.every((word, index) => Number(word) === Number(words[0]) + index);
}

/** Whether values may be those of a field with words or numbers of a list: a status of 3.5, or a maturity of 8, is neither. */
function fits(field: FieldKey | null, words: readonly string[]): boolean {
  const numbers = words.filter((word) => /^[+-]?\d+(?:[.,]\d+)?$/.test(word));
  if (field === 'quadrant') {
    const known = words.filter(isQuadrantWord);
    return (
      words.length === 0 || (numbers.every((word) => readQuadrant(word) !== null) && known.length * 2 >= words.length)
    );
  }
  // Other whole numbers are asked for.
  if (field === 'status') return numbers.every((word) => /^[+-]?\d$/.test(word));
  // Arrows are no names.
  return field !== 'trend' || words.length === 0 || words.some((word) => /[\p{L}\p{N}]/u.test(word));
}

/**
 * In the table of a technology radar, which has a column of rings, sectors become trends, and a column says what is new or
 * has moved; elsewhere such columns mean nothing.
 */
function ofRadar(sheet: Sheet, fields: Fields): Fields {
  const isRadar = fields.includes('ring');
  return fields.map((field, index) => {
    if (!isRadar) return field === 'moved' || field === 'isNew' ? null : field;
    const words = wordsOf(sheet, index);
    if (SECTORS.has(normalisedName(sheet.header[index] ?? ''))) {
      const isOurs = words.every(isQuadrantWord);
      if (!isOurs || field === null) return fields.includes('trend') ? null : 'trend';
    }
    // Numbers alone are statuses.
    const isMove = words.every((word) => readMove(word) !== null) && words.some((word) => /\p{L}/u.test(word));
    return field === 'status' && isMove && !fields.includes('moved') ? 'moved' : field;
  });
}

/**
 * Without names of topics, trends or short texts that all differ are the names; without trends, shifts are trends, and ids of
 * trends that all differ are those of the topics.
 */
function withNames(sheet: Sheet, fields: Fields): Fields {
  const known = [...fields];
  const differs = (index: number): boolean => {
    const words = wordsOf(sheet, index);
    return words.length > 1 && words.length >= sheet.rows.length * 0.8 && new Set(words).size === words.length;
  };
  const isShort = (index: number): boolean => wordsOf(sheet, index).every((word) => word.length <= LONGEST_NAME);
  const replace = (from: FieldKey, to: FieldKey, isSo: (index: number) => boolean): void => {
    const index = known.indexOf(from);
    if (index >= 0 && !known.includes(to) && isSo(index)) known[index] = to;
  };
  replace('trend', 'name', differs);
  replace('description', 'name', (index) => differs(index) && isShort(index));
  if (!known.includes('trend')) replace('trendId', 'id', differs);
  if (!known.includes('trendId')) replace('shift', 'trend', () => true);
  return known;
}

/** Also 'Unclassified', as the export writes it. */
function isQuadrantWord(word: string): boolean {
  return readQuadrant(word) !== null || isOwnWord('quadrant', word);
}

function wordsOf({ rows }: Sheet, index: number): readonly string[] {
  return filledCells(rows, index).map((cell) => cellText(cell).trim());
}
