import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { ChartSurface } from '../../application/filters/chart-frame';
import { LOADING } from '../../application/shared/resource';
import { SURFACE_NAMES } from '../../application/filters/explore-section';
import { LEGEND_FILTERS } from '../../domain/filters/tab-filters';
import type { SowId } from '../../domain/shared/entity-id';
import type { BuiltinView, ChartListeners } from '../../application/charts/chart-view';
import { ChartContainer } from '../charts/mount/chart-container';
import type { ExploreParts } from './explore-notes';

interface Props {
  readonly surface: ChartSurface;
  readonly sow: SowId;
  readonly parts: ExploreParts;
  readonly className: string | undefined;
  /** Instead of the name of the surface. */
  readonly label?: string;
}

/** Say in a column how each row has moved, whenever there is previous data. */
const LISTS: readonly ChartSurface[] = ['trendList', 'topicList'];

/** One chart with the filters of the screen. */
export const ExploreChart = observer(function ExploreChart({
  surface,
  sow,
  parts,
  className,
  label = SURFACE_NAMES[surface],
}: Props) {
  const { explore, charts, Chart, openFromChart, theme } = parts;
  const { address } = explore;
  const events = useMemo(
    (): ChartListeners => ({
      topicOpened: (event) => openFromChart.topic(event),
      trendOpened: (event) => openFromChart.trend(event),
      quadrantsChosen: (quadrants) => {
        const legend = LEGEND_FILTERS[address.activeTab];
        if (legend !== undefined) explore.chooseQuadrants(legend, quadrants);
      },
      topicsChosen: (names) => {
        explore.narrow({ topicFilter: names });
        if (surface === 'trendList') address.setView({ list: 'topics' });
      },
      sorted: (order) => address.setView({ orders: { ...address.view.orders, [surface]: order } }),
      mounted: (chart) => charts.mounted(surface, chart),
    }),
    [explore, address, charts, openFromChart, surface],
  );
  const view = useMemo(
    (): BuiltinView => ({
      get filters() {
        return explore.filters;
      },
      get theme() {
        return theme.theme;
      },
      get table() {
        return address.view.table;
      },
      get grouped() {
        return surface === 'topicList' && address.view.list === 'grouped';
      },
      get rings() {
        return surface === 'opportunityMap' && address.rings;
      },
      get axes() {
        return surface === 'opportunityMap' ? address.axes : null;
      },
      get columns() {
        return address.view.columns;
      },
      get movement() {
        // Movement is that of growth and average sizing.
        const isOnMap = address.view.movement && (surface !== 'opportunityMap' || address.axes === null);
        return (isOnMap || LISTS.includes(surface)) && explore.options.comparison.hasMovement;
      },
      get order() {
        return address.view.orders[surface] ?? null;
      },
      get find() {
        return charts.finds.get(surface);
      },
    }),
    [explore, address, charts, theme, surface],
  );
  if (explore.sow !== sow || !explore.canDrawCharts)
    return <ChartContainer label={label} state={LOADING} className={className} />;
  return <Chart surface={surface} sowId={sow} view={view} events={events} label={label} className={className} />;
});
