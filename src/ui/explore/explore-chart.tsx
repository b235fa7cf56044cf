import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { ChartSurface } from '../../application/explore/chart-frame';
import { LOADING } from '../../application/shared/loadable';
import { SURFACE_NAMES } from '../../application/explore/explore-section';
import { LEGEND_FILTERS } from '../../domain/explore/tab-filters';
import type { SowId } from '../../domain/shared/entity-id';
import { ChartPanel, type ChartPanelEvents } from '../charts/mount/chart-panel';
import { ChartContainer } from '../charts/mount/chart-container';
import type { ExploreParts } from './explore-parts';

interface Props {
  readonly surface: ChartSurface;
  readonly sow: SowId;
  readonly parts: ExploreParts;
  readonly className: string | undefined;
}

/** Say in a column how each row has moved, whenever there is previous data. */
const LISTS: readonly ChartSurface[] = ['trendList', 'topicList'];

/** Mounts one chart with the filters of the screen, and wires its events to the use cases. */
export const ExploreChart = observer(function ExploreChart({ surface, sow, parts, className }: Props) {
  const { explore, charts, frame, openFromChart, theme } = parts;
  const label = SURFACE_NAMES[surface];
  const events = useMemo(
    (): ChartPanelEvents => ({
      topicOpened: (event) => openFromChart.topic(event),
      trendOpened: (event) => openFromChart.trend(event),
      quadrantsChosen: (quadrants) => {
        const legend = LEGEND_FILTERS[explore.activeTab];
        if (legend !== undefined) explore.chooseQuadrants(legend, quadrants);
      },
      topicsChosen: (names) => explore.chooseTopics(names),
      counted: (count) => charts.counted(surface, count),
      tableForced: (isForced) => charts.tableForced(surface, isForced),
      sorted: (order) => charts.sorted(surface, order),
      mounted: (handle) => charts.mounted(surface, handle),
    }),
    [explore, charts, openFromChart, surface],
  );
  if (!explore.canDrawCharts) return <ChartContainer label={label} state={LOADING} className={className} />;
  return (
    <ChartPanel
      frame={frame}
      surface={surface}
      sowId={sow}
      filters={explore.filters}
      theme={theme.theme}
      table={charts.table}
      rings={surface === 'opportunityMap' && charts.rings}
      columns={charts.columns}
      movement={(charts.movement || LISTS.includes(surface)) && explore.options.hasMovement}
      order={charts.orderOf(surface)}
      find={charts.finds.get(surface)}
      events={events}
      label={label}
      className={className}
    />
  );
});
