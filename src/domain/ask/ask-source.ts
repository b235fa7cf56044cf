import type { QueryFacts } from '../query/query-facts';
import type { Material } from '../query/query-figures';

/** What of a project is asked: its facts, and the names that are no part of them. */
export interface AskSource {
  /** With everything that is loaded. */
  readonly facts: QueryFacts;
  /** What is loaded of it; the effect of a part that needs more is unknown. */
  readonly loaded: ReadonlySet<Material>;
  /** Names that questions may hold before their material is loaded. */
  readonly platforms: readonly string[];
  /** Parts of the hosts of sources by which their publishers are named: 'iea'. */
  readonly publishers: readonly string[];
  readonly sourceClasses: readonly string[];
  /** ISO 8601. */
  readonly today: string;
}
