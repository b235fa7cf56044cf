import type { Condition } from '../../domain/question/query';

/** Whether a condition that is being changed has a value: none of several values means nothing. */
export function isComplete(condition: Condition): boolean {
  switch (condition.kind) {
    case 'shift':
    case 'trend':
    case 'topic':
    case 'platform':
      return condition.names.length > 0;
    case 'label':
      return condition.labels.length > 0;
    case 'publisher':
      return condition.hosts.length > 0;
    case 'either':
      return condition.of.every(isComplete);
    case 'quadrant':
    case 'was':
      return condition.codes.length > 0;
    case 'status':
      return condition.statuses.length > 0;
    case 'consensus':
      return condition.levels.length > 0;
    case 'text':
    case 'mentions':
    case 'funding':
    case 'product':
      return condition.words.length > 0;
    case 'figure':
      return !Number.isNaN(condition.value);
    case 'between':
      return condition.from <= condition.to;
    case 'top':
      return condition.count >= 1;
    case 'ahead':
      return condition.by >= 0;
    case 'raised':
      return !Number.isNaN(condition.millions);
    default:
      return true;
  }
}
