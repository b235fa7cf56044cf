import type { ChartAbilities, ChartSurface } from '../../application/explore/chart-frame';

/** Growth by average sizing. */
export const MAP_SURFACES: readonly ChartSurface[] = ['trendMap', 'opportunityMap'];

const MAP: ChartAbilities = { movement: true, table: true, exports: ['csv', 'png'] };
const LIST: ChartAbilities = { movement: false, table: false, exports: ['csv', 'png'] };
const PLOT: ChartAbilities = { movement: false, table: true, exports: ['csv', 'png'] };
const PANEL: ChartAbilities = { movement: false, table: false, exports: [] };

/** Known before the drawing code is here, so that the buttons for it stand from the start. */
export const ABILITIES: Readonly<Record<ChartSurface, ChartAbilities>> = {
  trendMap: MAP,
  opportunityMap: MAP,
  trendList: LIST,
  topicList: LIST,
  drivers: PLOT,
  impact: PLOT,
  impactingDrivers: PANEL,
};
