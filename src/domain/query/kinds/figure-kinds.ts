import { mean } from '../../shared/statistics';
import type { ConditionKind } from '../condition-kind';
import { type RequirementOf } from '../query';
import { compares, type Subject } from '../vocabulary';
import type { QueryFacts } from '../query-facts';
import { valueOfRow, valueOfNamed } from '../query-figures';
import { figureKey, figureName, formatQueryFigure, isCounted, movedFigure, movementWords } from '../query-figure-words';
import { idOfRow, rowsOf, signalOfRow, subjectOf, type Row } from '../row';

export const figure: ConditionKind<RequirementOf<'figure'>> = {
  title: 'A figure',
  test: ({ figure: of, comparator, value }, { facts }) => ({
    meets: (row) => compares(valueOfRow(row, of, facts), comparator, value),
  }),
  words: ({ figure: of, comparator, value }) => {
    const movement = movementWords(of, comparator, value);
    if (movement !== null) return [movedFigure(of), movement];
    return [figureKey(of), `${comparator} ${formatQueryFigure(of, value)}`];
  },
  figures: ({ figure: of }) => [of],
};

export const between: ConditionKind<RequirementOf<'between'>> = {
  title: 'A figure between two values',
  test: ({ figure: of, from, to }, { facts }) => ({
    meets: (row) => {
      const value = valueOfRow(row, of, facts);
      return value !== null && value >= from && value <= to;
    },
  }),
  words: ({ figure: of, from, to }) => [
    figureKey(of),
    `${formatQueryFigure(of, from)} to ${formatQueryFigure(of, to)}`,
  ],
  isComplete: ({ from, to }) => from <= to,
  figures: ({ figure: of }) => [of],
};

export const known: ConditionKind<RequirementOf<'known'>> = {
  title: 'A figure is known',
  test: ({ figure: of }, { facts }) => ({ meets: (row) => valueOfRow(row, of, facts) !== null }),
  words: ({ figure: of }) => [figureKey(of), 'known'],
};

export const top: ConditionKind<RequirementOf<'top'>> = {
  title: 'The first by a figure',
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
  words: ({ figure: of, count, ascending }) => [
    '',
    `one of the ${count} with the ${ascending ? 'lowest' : 'highest'} ${figureName(of)}`,
  ],
  isComplete: ({ count }) => count >= 1,
  figures: ({ figure: of }) => [of],
};

/** Differences of fractions such as 0.7 - 0.5 are a little less than 0.2. */
const STEPS = 1e9;

export const against: ConditionKind<RequirementOf<'against'>> = {
  title: 'A figure against another',
  test: (condition, { facts }) => {
    const { figure: of, comparator, times, plus } = condition;
    const bound = boundOf(condition, facts);
    const rounded = (value: number | null): number | null => value && Math.round(value * STEPS) / STEPS;
    const boundFor = (row: Row): number | null => {
      const other = bound(row);
      return other === null ? null : rounded(other * times + plus);
    };
    return {
      meets: (row) => {
        const own = boundFor(row);
        return own !== null && compares(rounded(valueOfRow(row, of, facts)), comparator, own);
      },
      isKnown: (row) => boundFor(row) !== null && valueOfRow(row, of, facts) !== null,
    };
  },
  words: (condition) => [figureKey(condition.figure), againstWords(condition)],
  isComplete: ({ whose, name }) => (whose === 'named') === (name !== ''),
  figures: ({ figure: of }) => [of],
};

/** 'at least consumers + 10 points', 'over 2 × that of its trend', 'under the average'. */
function againstWords(condition: RequirementOf<'against'>): string {
  const { figure: of, comparator, times, plus, other, whose, name } = condition;
  const size = Math.abs(plus);
  const points = isCounted(of) ? String(size) : `${Math.round(size * 1000) / 10} points`;
  const more = plus === 0 ? '' : ` ${plus > 0 ? '+' : '−'} ${points}`;
  const what = other === of ? 'that' : figureName(other);
  const bounds = {
    own: figureKey(other),
    average: `the average${other === of ? '' : ` of ${figureName(other)}`}`,
    trend: `${what} of its trend`,
    named: `${what} of ${name}`,
  };
  return `${comparator} ${times === 1 ? '' : `${times} × `}${bounds[whose]}${more}`;
}

/** The figure that a row is compared with; null: unknown. */
function boundOf({ other, whose, name }: RequirementOf<'against'>, facts: QueryFacts): (row: Row) => number | null {
  if (whose === 'own') return (row) => valueOfRow(row, other, facts);
  if (whose === 'trend') {
    const trends = new Map(facts.trends.map((trend) => [trend.id, trend]));
    return (row) => {
      const signal = signalOfRow(row);
      const trend = signal !== null && 'trend' in signal ? trends.get(signal.trend?.id ?? ('' as never)) : undefined;
      return trend === undefined ? null : valueOfRow({ type: 'trend', trend }, other, facts);
    };
  }
  const averages = new Map<Subject, number | null>();
  const valueFor = (subject: Subject): number | null =>
    whose === 'average'
      ? mean(rowsOf(subject, facts).map((row) => valueOfRow(row, other, facts)))
      : valueOfNamed(name, other, facts);
  return (row) => {
    const subject = subjectOf(row);
    if (!averages.has(subject)) averages.set(subject, valueFor(subject));
    return averages.get(subject) ?? null;
  };
}
