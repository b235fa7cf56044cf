import * as v from 'valibot';
import type { MoreLine } from '../../domain/topic/deepdive';
import { requiredText } from '../wire/fields';
import { isRow, rowReader, UNREPORTED } from '../wire/rows';

const reader = rowReader(v.looseTuple([requiredText, requiredText]), ['0', '1'], ([label, text]): MoreLine => ({
  label,
  text,
}));

/** The `more` of a deepdive or a trend of the workspace file; the API has no such field. */
export function moreLines(row: unknown): readonly MoreLine[] {
  const lines = isRow(row) ? row['more'] : null;
  return Array.isArray(lines) ? reader.all(lines, UNREPORTED) : [];
}
