import type { ColumnMapping } from './mapping';
import { yearOf } from './normalised-name';
import { readFigure } from './read-value';

/** The roles that place topics on the map. */
const AXES = ['growth', 'averageSizing'] as const;

/** Of texts with a percentage or an amount among them, such as '10–15 %' and '8 %'. */
function holdsUnits({ examples }: ColumnMapping): boolean {
  return examples.some((text) =>
    (['.', ','] as const).some((mark) => ['percent', 'amount'].includes(readFigure(text, mark).kind)),
  );
}

/** The axes that no column is, where a column of numbers, or with some of them, is left for them. */
export function missingAxes(columns: readonly ColumnMapping[]): readonly (typeof AXES)[number][] {
  const isFigure = (column: ColumnMapping): boolean => {
    const { target, isNumeric, header } = column;
    if (target !== 'more') return target === 'own-figure';
    return isNumeric ? yearOf(header) !== null : holdsUnits(column);
  };
  const isLeft = columns.some((column) => !column.isChosen && isFigure(column));
  return isLeft ? AXES.filter((axis) => !columns.some(({ target }) => target === axis)) : [];
}
