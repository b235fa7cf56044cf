import type { Query } from '../../../domain/query/query';
import type { QueryFacts } from '../../../domain/query/query-facts';
import type { Row } from '../../../domain/query/row';
import type { SowId } from '../../../domain/shared/entity-id';
import { UNDECIDED } from '../../../domain/topic/topic-status';
import type { ActedRows, RowAction, RowLink } from '../../query/row-action';

/** In characters. Web servers refuse addresses of more than about 8,000. */
const LONGEST_PATH = 6500;

export interface AnswerLink extends RowLink {
  readonly action: RowAction;
}

/** Where rows of a query lead on, what is always there last. */
export function answerLinks(
  query: Query,
  rows: readonly Row[],
  { statusOf }: Pick<QueryFacts, 'statusOf'>,
  actions: readonly RowAction[],
  sow: SowId,
): readonly AnswerLink[] {
  const { subject, version } = query;
  if (rows.length === 0 || (subject !== 'topics' && subject !== 'trends') || version !== undefined) return [];
  const undecided = rows.filter((row) => row.type === 'topic' && statusOf(row.topic) === UNDECIDED).length;
  const acted: ActedRows = { query, rows, undecided };
  const links = actions.flatMap((action): readonly AnswerLink[] => {
    const link = action.linkOf(acted, sow);
    return link === null || link.path.length > LONGEST_PATH ? [] : [{ ...link, action }];
  });
  return links.toSorted((one, other) => Number(one.action.module === null) - Number(other.action.module === null));
}
