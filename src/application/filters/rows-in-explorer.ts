import { filtersToQuery } from '../../domain/filters/filter-query';
import { filtersOfQuery } from '../../domain/filters/filters-of-query';
import { paths } from '../../domain/shared/routes';
import type { RowAction } from '../query/row-action';
import { pathOf } from '../shared/navigator';

/** Shows the rows of a query in the explorer. */
export const rowsInExplorer: RowAction = {
  module: null,
  verbs: ['filter', 'filtere', 'filtern'],
  linkOf: ({ query }, sow) => ({
    label: 'Open as filters',
    path: pathOf({ pathname: paths.data(sow), query: filtersToQuery(filtersOfQuery(query)) }),
  }),
};
