import { cellText } from './cell-text';
import type { FieldKey } from './field-keys';
import { normalisedName } from './normalised-name';
import { readQuadrant } from './quadrant-names';
import { readMove } from './radar-words';
import { recogniseField } from './recognise-names';
import type { SheetKind } from './sheet-forms';
import type { Sheet } from './tables';

const SECTORS = new Set(['sector', 'sektor', 'segment', 'secteur', 'quadrant', 'cuadrante']);

/**
 * What the columns of a sheet are known by. In the table of a technology radar, which has a column of rings, sectors become
 * trends, and a column says what is new or has moved; elsewhere such columns mean nothing.
 */
export function knownFields(kind: SheetKind, sheet: Sheet): readonly (FieldKey | null)[] {
  const fields = sheet.header.map((name) => recogniseField(kind, name));
  const isRadar = fields.includes('ring');
  return fields.map((field, index) => {
    if (!isRadar) return field === 'moved' || field === 'isNew' ? null : field;
    if (SECTORS.has(normalisedName(sheet.header[index] ?? ''))) {
      const isOurs = wordsOf(sheet, index).every((word) => readQuadrant(word) !== null);
      if (!isOurs || field === null) return fields.includes('trend') ? null : 'trend';
    }
    if (field === 'status' && wordsOf(sheet, index).every((word) => readMove(word) !== null)) return 'moved';
    return field;
  });
}

function wordsOf({ rows }: Sheet, index: number): readonly string[] {
  return rows.map(({ cells }) => cellText(cells[index]).trim()).filter((word) => word !== '');
}
