import { countOf } from '../../../domain/shared/figures';
import { filtersToQuery } from '../../../domain/filters/filter-query';
import { filtersOfQuery, rowsWithLimit } from '../../../domain/filters/filters-of-query';
import type { Query } from '../../../domain/query/query';
import { idOfRow, type Row } from '../../../domain/query/row';
import { ALL_TOPICS, reviewFiltersToQuery } from '../../../domain/worklist/review-filters';
import { materialOf } from '../../../domain/query/condition-kinds';
import type { ModuleName } from '../../../domain/shared/modules';
import type { SowId } from '../../../domain/shared/entity-id';
import { briefOfTopicsPath, comparePath, paths } from '../../../domain/shared/routes';
import { pathOf } from '../../shared/navigator';

/** In characters. Web servers refuse addresses of more than about 8,000. */
const LONGEST_PATH = 6500;
const MOST_COMPARED = 4;
const MOST_IN_BRIEF = 12;

export interface AnswerLink {
  readonly to: 'decide' | 'compare' | 'brief' | 'explorer';
  /** The function that it leads to; null: one that is always there. */
  readonly module: ModuleName | null;
  readonly label: string;
  readonly path: string;
}

/** Where an answer leads on with its rows. @param undecided how many of them have no status yet; of topics */
export function answerLinks(query: Query, rows: readonly Row[], undecided: number, sow: SowId): readonly AnswerLink[] {
  const { subject, version } = query;
  if (rows.length === 0 || (subject !== 'topics' && subject !== 'trends') || version !== undefined) return [];
  const ids = rows.map(idOfRow);
  const first = (most: number): string => (ids.length > most ? ` the first ${most}` : '');
  const type = subject === 'trends' ? 'trend' : 'topic';
  const topics = rows.slice(0, MOST_IN_BRIEF).flatMap((row) => (row.type === 'topic' ? [row.topic.id] : []));
  const links: (AnswerLink | null)[] = [
    undecided === 0 || !isOfReview(query)
      ? null
      : {
          to: 'decide',
          module: 'review',
          label: `Decide ${countOf(undecided, 'topic')}`,
          path: reviewPath(sow, query),
        },
    ids.length < 2
      ? null
      : {
          to: 'compare',
          module: 'compare',
          label: `Compare${first(MOST_COMPARED)}`,
          path: comparePath(sow, ids.slice(0, MOST_COMPARED), type),
        },
    topics.length === 0
      ? null
      : {
          to: 'brief',
          module: 'brief',
          label: `Brief${first(MOST_IN_BRIEF).replace(' the', ' of the')}`,
          path: briefOfTopicsPath(sow, topics),
        },
    {
      to: 'explorer',
      module: null,
      label: 'Open as filters',
      path: pathOf({ pathname: paths.data(sow), query: filtersToQuery(filtersOfQuery(query)) }),
    },
  ];
  return links.filter((link) => link !== null && link.path.length <= LONGEST_PATH) as readonly AnswerLink[];
}

/** The review evaluates what is at hand. */
function isOfReview(query: Query): boolean {
  return query.subject === 'topics' && materialOf(query).size === 0;
}

function reviewPath(sow: SowId, query: Query): string {
  const queryFilter = rowsWithLimit(query);
  return pathOf({
    pathname: paths.review(sow),
    query: reviewFiltersToQuery({ ...ALL_TOPICS, statusFilter: [0], queryFilter }),
  });
}
