import type { Query } from '../../domain/query/query';
import type { Row } from '../../domain/query/row';
import type { SowId } from '../../domain/shared/entity-id';
import type { ModuleName } from '../../domain/shared/modules';
import { token } from '../shared/token';

/** Rows of topics or trends, with the query that has them. */
export interface ActedRows {
  readonly query: Query;
  /** Those of the query, cut to its limit. */
  readonly rows: readonly Row[];
  /** How many of them are topics without a status. */
  readonly undecided: number;
}

/** Where an action leads. */
export interface RowLink {
  /** 'Compare the first 4'. */
  readonly label: string;
  readonly path: string;
}

/** What a feature does with the rows of a query: it compares them, or makes a brief of them. */
export interface RowAction {
  /** The function that it belongs to: where that is switched off, there is no such action. null: one that is always there. */
  readonly module: ModuleName | null;
  /** It is the first that one does with rows that it can be done with. */
  readonly isFirst?: true;
  /** With these words a sentence asks for it, in lower case: 'compare'. */
  readonly verbs: readonly string[];
  /** null: it can do nothing with these rows. */
  readonly linkOf: (rows: ActedRows, sow: SowId) => RowLink | null;
}

export const RowActions = token<readonly RowAction[]>('RowActions');
