import type { WrittenQuery } from '../../domain/query/query';
import { QUERY_PARAMETER, queryToText } from '../../domain/query/query-codec';
import type { SowId } from '../../domain/shared/entity-id';
import { paths } from '../../domain/shell/routes';
import { pathOf } from '../shared/navigator';

/** The parameter of the assistant's address that holds a question. */
export const QUESTION_PARAMETER = 'q';

/** The address that asks a question again. @param query that its answer follows; null: the question alone says it */
export function questionAddress(sow: SowId, question: string, query: WrittenQuery | null): string {
  return pathOf({
    pathname: paths.reneAI(sow),
    query: [
      [QUESTION_PARAMETER, question],
      ...(query === null ? [] : [[QUERY_PARAMETER, queryToText(query)] as const]),
    ],
  });
}
