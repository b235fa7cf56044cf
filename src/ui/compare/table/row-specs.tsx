import type { CompareViewModel } from '../../../application/compare/compare.view-model';
import { deepdiveRows } from './deepdive-rows';
import { evidenceRows } from './evidence-rows';
import { factRows } from './fact-rows';
import { figureRows } from './figure-rows';
import type { CellActions, RowSpec } from './row-spec';

/** All rows of the comparison, in their order. Call it in an observer. */
export function rowSpecs(view: CompareViewModel, actions: CellActions = {}): readonly RowSpec[] {
  return [...figureRows(view), ...factRows(view, actions), ...deepdiveRows(view), ...evidenceRows(view)];
}
