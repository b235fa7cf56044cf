import type { AnswerLink } from '../../application/assistant/answerer';
import { DEFAULT_FILTERS, type ExploreFilters } from '../../domain/explore/explore-filters';
import { filtersToQuery } from '../../domain/explore/filter-query';
import type { Query } from '../../domain/query/query';
import { idOfRow, type Row, signalOfRow } from '../../domain/query/row';
import type { SowId } from '../../domain/shared/entity-id';
import { briefOfTopicsPath, comparePath, paths } from '../../domain/shell/routes';

/** In characters. Web servers refuse addresses of more than about 8,000. */
const LONGEST_PATH = 6500;
const MOST_COMPARED = 4;
const MOST_IN_BRIEF = 12;

/** Where an answer leads on: its rows in the explorer, and a few topics side by side or in a brief. */
export function queryLinks(query: Query, rows: readonly Row[], sow: SowId): readonly AnswerLink[] {
  if (rows.length === 0 || query.subject === 'startups') return [];
  const table = explorerPath(sow, filtersOf(query, rows));
  const ids = rows.map(idOfRow);
  const few = (count: number): string =>
    count === 2 ? 'the two' : count === 3 ? 'the three' : count === 4 ? 'the four' : `the ${count}`;
  const isComparable = rows.length >= 2 && rows.length <= MOST_COMPARED;
  const isBrief = query.subject === 'topics' && rows.length <= MOST_IN_BRIEF;
  return [
    ...(table.length <= LONGEST_PATH ? [{ to: 'table' as const, label: 'Open as filtered table', path: table }] : []),
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
  const query = new URLSearchParams(filtersToQuery(filters).map(([name, value]) => [name, value]));
  return `${paths.data(sow)}?${query.toString()}`;
}

/** Filters that show exactly the rows of the answer. */
function filtersOf(query: Query, rows: readonly Row[]): ExploreFilters {
  const list: ExploreFilters = { ...DEFAULT_FILTERS, activeTab: 'trendList' };
  const names = [...new Set(rows.map((row) => signalOfRow(row).name))];
  if (query.subject === 'trends') return { ...list, trendFilter: names };
  const isWhole = query.limit === null && query.offset === 0;
  if (isWhole && query.conditions.length === 0) return list;
  const [condition] = query.conditions;
  if (isWhole && query.conditions.length === 1 && condition !== undefined && !condition.not) {
    if (condition.kind === 'quadrant') {
      const codes = condition.codes.filter((code) => code !== null);
      if (codes.length === condition.codes.length) return { ...list, topicQuadrantFilter: codes };
    }
    if (condition.kind === 'trend') return { ...list, trendFilter: condition.names };
  }
  return { ...list, topicFilter: names };
}
