import type { Comparator } from './query';

export const COMPARATORS: readonly Comparator[] = ['over', 'at least', 'under', 'at most', 'exactly'];

/** An unknown value satisfies no comparison. */
export function compares(value: number | null, comparator: Comparator, bound: number): boolean {
  if (value === null) return false;
  switch (comparator) {
    case 'over':
      return value > bound;
    case 'at least':
      return value >= bound;
    case 'under':
      return value < bound;
    case 'at most':
      return value <= bound;
    case 'exactly':
      return value === bound;
  }
}
