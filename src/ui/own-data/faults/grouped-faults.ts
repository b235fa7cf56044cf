import type { DataFault } from '../../../domain/own-data/data-fault';

/** With more, faults of one kind are shown once, with their number. */
const MOST_LISTED = 200;

export interface ListedFault {
  readonly fault: DataFault;
  /** How many others of the same kind are not listed. */
  readonly others: number;
}

/** All faults, or one for each sheet, column and problem where there are more than 200. */
export function groupedFaults(faults: readonly DataFault[]): readonly ListedFault[] {
  if (faults.length <= MOST_LISTED) return faults.map((fault) => ({ fault, others: 0 }));
  const groups = new Map<string, { fault: DataFault; others: number }>();
  for (const fault of faults) {
    const key = JSON.stringify([fault.severity, fault.sheet, fault.column, kindOf(fault.problem)]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { fault, others: 0 });
    else group.others += 1;
  }
  return [...groups.values()].slice(0, MOST_LISTED);
}

/** A problem without its numbers and names: "The name stands in row 23 too" is of one kind with row 24. */
function kindOf(problem: string): string {
  return problem.replace(/\d[\d.,]*/g, '#').replace(/‘[^’]*’/g, '‘’');
}
