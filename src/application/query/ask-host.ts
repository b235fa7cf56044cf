import type { AskProposal } from '../../domain/query/language/ask-proposal';
import type { AskReading } from '../../domain/query/language/segment';
import type { Query } from '../../domain/query/query';

/** What is done with the rows of a sentence instead of listing them. */
export interface AskCommand {
  /** As it was typed: 'compare'. */
  readonly verb: string;
  /** The first is what was asked for. */
  readonly proposals: readonly AskProposal[];
}

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
  /** What a sentence asks to be done with the rows of its query, such as to compare them, with the words that ask for it. */
  commandOf?(reading: AskReading): AskCommand | null;
  /** Reads a sentence instead of the rules; null: they do. */
  readonly model?: ((sentence: string) => Promise<AskReading | null>) | null;
}
