import { isPlace } from './condition-kinds';
import type { Condition } from './query';

/** Of what a share is: what the question marks, and where, unless where is all that it asks of the whole. */
export function wholeOfShare(conditions: readonly Condition[]): readonly Condition[] {
  const isIn = (condition: Condition): boolean => !condition.not && isPlace(condition);
  const isAsked = conditions.some(({ base }) => base === true) && conditions.every((each) => each.base || isIn(each));
  return conditions.filter((each) => each.base === true || (!isAsked && isIn(each)));
}
