import { isComparator, isCount, isFigure, isFlag, isNumber } from '../checks';
import type { ConditionKind } from '../condition-kind';
import { FIGURES } from '../../topic/figures';
import { COMPARATOR_SIGNS, compares } from '../comparator';
import type { RequirementOf } from '../query';
import { figureName, formatQueryFigure, valueOfRow } from '../query-figures';
import { idOfRow, rowsOf, subjectOf, type Row } from '../row';

export const figure: ConditionKind<RequirementOf<'figure'>> = {
  fields: { figure: isFigure, comparator: isComparator, value: isNumber },
  test: ({ figure: of, comparator, value }, { facts }) => ({
    meets: (row) => compares(valueOfRow(row, of, facts), comparator, value),
  }),
  words: ({ figure: of, comparator, value }) =>
    `${figureName(of)} ${COMPARATOR_SIGNS[comparator]} ${formatQueryFigure(of, value)}`,
  figures: ({ figure: of }) => [of],
};

export const between: ConditionKind<RequirementOf<'between'>> = {
  fields: { figure: isFigure, from: isNumber, to: isNumber },
  test: ({ figure: of, from, to }, { facts }) => ({
    meets: (row) => {
      const value = valueOfRow(row, of, facts);
      return value !== null && value >= from && value <= to;
    },
  }),
  words: ({ figure: of, from, to }) =>
    `${figureName(of)} ${formatQueryFigure(of, from)} to ${formatQueryFigure(of, to)}`,
  isComplete: ({ from, to }) => from <= to,
  figures: ({ figure: of }) => [of],
};

export const known: ConditionKind<RequirementOf<'known'>> = {
  fields: { figure: isFigure },
  test: ({ figure: of }, { facts }) => ({ meets: (row) => valueOfRow(row, of, facts) !== null }),
  words: ({ figure: of }) => `${figureName(of)} known`,
};

export const top: ConditionKind<RequirementOf<'top'>> = {
  fields: { figure: isFigure, count: isCount, ascending: isFlag },
  test: (condition, { facts }) => {
    const chosen = new Map<Row['type'], ReadonlySet<string>>();
    return {
      meets: (row) => {
        const ids = chosen.get(row.type) ?? firstOf(row, condition);
        chosen.set(row.type, ids);
        return ids.has(idOfRow(row));
      },
    };

    /** Among all rows like this one. */
    function firstOf(row: Row, { figure: of, count, ascending }: RequirementOf<'top'>): ReadonlySet<string> {
      const values = rowsOf(subjectOf(row), facts)
        .map((each) => ({ id: idOfRow(each), value: valueOfRow(each, of, facts) }))
        .filter((each): each is { id: string; value: number } => each.value !== null)
        .sort((one, other) => (ascending ? one.value - other.value : other.value - one.value));
      const last = values[Math.min(count, values.length) - 1];
      if (last === undefined) return new Set();
      const isFirst = ({ value }: { value: number }) => (ascending ? value <= last.value : value >= last.value);
      return new Set(values.filter(isFirst).map(({ id }) => id));
    }
  },
  words: ({ figure: of, count, ascending }) =>
    `one of the ${count} with the ${ascending ? 'lowest' : 'highest'} ${figureName(of)}`,
  isComplete: ({ count }) => count >= 1,
  figures: ({ figure: of }) => [of],
};

/** Differences of fractions such as 0.7 - 0.5 are a little less than 0.2. */
const ROUNDING = 1e-9;

export const ahead: ConditionKind<RequirementOf<'ahead'>> = {
  fields: { lens: isFigure, of: isFigure, by: isNumber },
  test: ({ lens, of, by }, { facts }) => ({
    meets: (row) => {
      const gap = (valueOfRow(row, lens, facts) ?? Number.NaN) - (valueOfRow(row, of, facts) ?? Number.NaN);
      return gap > 0 && gap >= by - ROUNDING;
    },
  }),
  words: ({ lens, of, by }) =>
    by === 0
      ? `${lensName(lens)} > ${lensName(of)}`
      : `${lensName(lens)} − ${lensName(of)} ≥ ${Math.round(by * 1000) / 10} points`,
  isComplete: ({ by }) => by >= 0,
  figures: ({ lens, of }) => [lens, of],
};

function lensName(lens: RequirementOf<'ahead'>['lens']): string {
  return Object.hasOwn(FIGURES, lens) ? FIGURES[lens as keyof typeof FIGURES].label.toLowerCase() : figureName(lens);
}
