import type { Path } from '../wire/rows';

export interface WorkspaceProblem {
  /** Where in the document, such as ['topics', 4, 'tid']. */
  readonly path: Path;
  readonly message: string;
  /**
   * fatal: the file cannot be opened. skipped: the row is left out. unknown: one field counts as unknown.
   * warning: is read as it is, but is probably a mistake. note: loads.
   */
  readonly severity: 'fatal' | 'skipped' | 'unknown' | 'warning' | 'note';
}
