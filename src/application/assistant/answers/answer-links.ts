import { DEFAULT_FILTERS } from '../../../domain/explore/explore-filters';
import type { ExploreFilters } from '../../../domain/explore/filter-forms';
import { filtersToQuery } from '../../../domain/explore/filter-query';
import { EVERY_TOPIC, type Condition, type Query } from '../../../domain/query/query';
import { idOfRow, type Row } from '../../../domain/query/row';
import { ALL_TOPICS, reviewFiltersToQuery } from '../../../domain/review/review-filters';
import { materialOf } from '../../../domain/query/condition-kinds';
import type { SowId } from '../../../domain/shared/entity-id';
import { briefOfTopicsPath, comparePath, paths } from '../../../domain/shell/routes';
import { pathOf } from '../../shared/navigator';

/** In characters. Web servers refuse addresses of more than about 8,000. */
const LONGEST_PATH = 6500;
const MOST_COMPARED = 4;
const MOST_IN_BRIEF = 12;

export interface AnswerLink {
  readonly to: 'decide' | 'compare' | 'brief' | 'explorer';
  readonly label: string;
  readonly path: string;
}

/** Where an answer leads on with all its matches. @param undecided how many of them have no status yet; of topics */
export function answerLinks(
  query: Query,
  matching: readonly Row[],
  undecided: number,
  sow: SowId,
): readonly AnswerLink[] {
  const { subject, version } = query;
  if (matching.length === 0 || (subject !== 'topics' && subject !== 'trends') || version !== undefined) return [];
  const ids = matching.map(idOfRow);
  const first = (most: number): string => (ids.length > most ? ` the first ${most}` : '');
  const type = subject === 'trends' ? 'trend' : 'topic';
  const topics = matching.slice(0, MOST_IN_BRIEF).flatMap((row) => (row.type === 'topic' ? [row.topic.id] : []));
  const links: (AnswerLink | null)[] = [
    undecided === 0 || !isOfReview(query)
      ? null
      : { to: 'decide', label: `Decide the ${undecided}`, path: reviewPath(sow, query) },
    ids.length < 2
      ? null
      : {
          to: 'compare',
          label: `Compare${first(MOST_COMPARED)}`,
          path: comparePath(sow, ids.slice(0, MOST_COMPARED), type),
        },
    topics.length === 0
      ? null
      : {
          to: 'brief',
          label: `Brief${first(MOST_IN_BRIEF).replace(' the', ' of the')}`,
          path: briefOfTopicsPath(sow, topics),
        },
    { to: 'explorer', label: 'Open as filters', path: explorerPath(sow, query) },
  ];
  return links.filter((link) => link !== null && link.path.length <= LONGEST_PATH) as readonly AnswerLink[];
}

/** The review evaluates what is at hand. */
function isOfReview(query: Query): boolean {
  return query.subject === 'topics' && query.since === 'update' && materialOf(query).size === 0;
}

function reviewPath(sow: SowId, query: Query): string {
  const queryFilter = { ...plain(query), limit: null, offset: 0, order: null };
  return pathOf({
    pathname: paths.review(sow),
    query: reviewFiltersToQuery({ ...ALL_TOPICS, statusFilter: [0], queryFilter }),
  });
}

function explorerPath(sow: SowId, query: Query): string {
  return pathOf({ pathname: paths.data(sow), query: filtersToQuery(explorerFilters(query)) });
}

/** The explorer with exactly the rows of the answer. */
export function explorerFilters(query: Query): ExploreFilters {
  const { conditions, limit, offset, order, alphabetical, subject } = query;
  const list: ExploreFilters = { ...DEFAULT_FILTERS, activeTab: 'trendList' };
  const isWhole = limit === null && offset === 0;
  if (isWhole && conditions.length === 0) return list;
  const [only, ...others] = conditions;
  const code = only?.kind === 'quadrant' && !only.not && only.codes.length === 1 ? only.codes[0] : null;
  if (isWhole && others.length === 0 && code != null)
    return subject === 'topics' ? { ...list, topicQuadrantFilter: [code] } : { ...list, trendQuadrantFilter: [code] };
  const byName = alphabetical === undefined ? {} : { alphabetical };
  return { ...list, queryFilter: { ...plain(query), ...(isWhole ? {} : { order, limit, offset, ...byName }) } };
}

/** What says which rows a query has, and nothing of how they are shown. */
function plain({ conditions, since, subject }: Query): Query {
  const own = conditions.map(({ base: _base, ...condition }) => condition as Condition);
  return { ...EVERY_TOPIC, subject, conditions: own, since };
}
