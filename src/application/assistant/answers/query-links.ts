import type { ExploreFilters } from '../../../domain/explore/filter-forms';
import type { AnswerLink } from '../answerer';
import { DEFAULT_FILTERS } from '../../../domain/explore/explore-filters';
import { filtersToQuery } from '../../../domain/explore/filter-query';
import { EVERY_TOPIC, type Condition, type Query } from '../../../domain/query/query';
import { idOfRow, type Row } from '../../../domain/query/row';
import { pathOf } from '../../shared/navigator';
import type { SowId } from '../../../domain/shared/entity-id';
import { briefOfTopicsPath, comparePath, paths } from '../../../domain/shell/routes';

/** In characters. Web servers refuse addresses of more than about 8,000. */
const LONGEST_PATH = 6500;
const MOST_COMPARED = 4;
const MOST_IN_BRIEF = 12;

/** Where an answer leads on: its rows in the explorer, and a few topics side by side or in a brief. */
export function queryLinks(query: Query, rows: readonly Row[], sow: SowId): readonly AnswerLink[] {
  if (rows.length === 0 || (query.subject !== 'topics' && query.subject !== 'trends') || query.version !== undefined)
    return [];
  const filters = filtersOf(query);
  const inExplorer = [
    { to: 'table' as const, label: 'Open as filtered table', path: explorerPath(sow, filters) },
    {
      to: 'map' as const,
      label: 'On the map',
      path: explorerPath(sow, { ...filters, activeTab: query.subject === 'trends' ? 'trendMap' : 'opportunityMap' }),
    },
  ];
  const ids = rows.map(idOfRow);
  const few = (count: number): string =>
    count === 2 ? 'the two' : count === 3 ? 'the three' : count === 4 ? 'the four' : `the ${count}`;
  const isComparable = rows.length >= 2 && rows.length <= MOST_COMPARED;
  const isBrief = query.subject === 'topics' && rows.length <= MOST_IN_BRIEF;
  return [
    ...inExplorer.filter(({ path }) => path.length <= LONGEST_PATH),
    ...(isComparable
      ? [
          {
            to: 'compare' as const,
            label: `Compare ${few(rows.length)}`,
            path: comparePath(sow, ids, query.subject === 'trends' ? 'trend' : 'topic'),
          },
        ]
      : []),
    ...(isBrief
      ? [
          {
            to: 'brief' as const,
            label: rows.length === 1 ? 'Brief of it' : `Brief of ${few(rows.length)}`,
            path: briefOfTopicsPath(
              sow,
              rows.flatMap((row) => (row.type === 'topic' ? [row.topic.id] : [])),
            ),
          },
        ]
      : []),
  ];
}

function explorerPath(sow: SowId, filters: ExploreFilters): string {
  return pathOf({ pathname: paths.data(sow), query: filtersToQuery(filters) });
}

/** The explorer with exactly the rows of the answer. */
function filtersOf({ conditions, limit, offset, order, alphabetical, since, subject }: Query): ExploreFilters {
  const list: ExploreFilters = { ...DEFAULT_FILTERS, activeTab: 'trendList' };
  const isWhole = limit === null && offset === 0;
  if (isWhole && conditions.length === 0) return list;
  const [only, ...others] = conditions;
  const code = only?.kind === 'quadrant' && !only.not && only.codes.length === 1 ? only.codes[0] : null;
  if (isWhole && others.length === 0 && code != null) {
    return subject === 'topics' ? { ...list, topicQuadrantFilter: [code] } : { ...list, trendQuadrantFilter: [code] };
  }
  // What of the answer does not say which rows it has is left out.
  const plain = conditions.map(({ base: _base, added: _added, ...condition }) => condition as Condition);
  const byName = alphabetical === undefined ? {} : { alphabetical };
  const ordered = isWhole ? {} : { order, limit, offset, ...byName };
  return { ...list, queryFilter: { ...EVERY_TOPIC, subject, conditions: plain, since, ...ordered } };
}
