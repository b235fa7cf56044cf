import type { AskReading } from '../../domain/query/language/segment';
import type { Query } from '../../domain/query/query';

/** Where a bar stands: it shows and changes the query of its host. */
export interface AskHost {
  readonly query: Query;
  change(query: Query): void;
  /** All parts of a sentence were confirmed. @param unused its words that are no part */
  confirm(query: Query, unused: readonly string[]): void;
  /** Enter, where nothing is typed. */
  show(): void;
  /** The arrow up in an empty bar: an earlier query. */
  recall?(): void;
  /** What a proposal may do to the query; omitted: everything. */
  allows?(query: Query): boolean;
  /** Reads a sentence instead of the rules; null: they do. */
  readonly model?: ((sentence: string) => Promise<AskReading | null>) | null;
}
