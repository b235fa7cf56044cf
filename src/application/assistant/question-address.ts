import type { Query } from '../../domain/query/query';
import { QUERY_PARAMETER, queryToText } from '../../domain/query/read-query';
import type { SowId } from '../../domain/shared/entity-id';
import { paths } from '../../domain/shell/routes';
import { pathOf } from '../shared/navigator';

/** The parameter of the assistant's address that holds a sentence. */
export const QUESTION_PARAMETER = 'q';

/** The address that asks a query again. */
export function questionAddress(sow: SowId, query: Query): string {
  return pathOf({ pathname: paths.reneAI(sow), query: [[QUERY_PARAMETER, queryToText({ query, unread: [] })]] });
}
