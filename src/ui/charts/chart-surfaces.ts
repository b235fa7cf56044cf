import type { ChartAbilities, ChartSurface } from '../../application/explore/chart-frame';
import type { SignalType } from '../../domain/topic/quadrant';
import type { SortKey } from './items/signal-fields';

interface SurfaceFacts {
  readonly type: SignalType;
  readonly drawing: 'map' | 'list' | 'plot' | 'comparison';
  readonly abilities: ChartAbilities;
  /** The rows are sorted by the first of these figures that the data has, until the user chooses another order. */
  readonly order: readonly SortKey[];
}

const BY_SIZE = ['sizing', 'drivers'] as const;
const MAP = {
  drawing: 'map',
  abilities: { movement: true, table: true, exports: ['csv', 'png'] },
  order: BY_SIZE,
} as const;
const LIST = {
  drawing: 'list',
  abilities: { movement: false, table: false, find: true, exports: ['csv', 'png'] },
  order: BY_SIZE,
} as const;
const PLOT = {
  type: 'topic',
  drawing: 'plot',
  abilities: { movement: false, table: true, exports: ['csv', 'png'] },
} as const;

/** How the built-in charts draw each surface. Known before the drawing code is loaded. */
export const SURFACES: Readonly<Record<ChartSurface, SurfaceFacts>> = {
  trendMap: { type: 'trend', ...MAP },
  opportunityMap: { type: 'topic', ...MAP, abilities: { ...MAP.abilities, rings: true } },
  trendList: { type: 'trend', ...LIST },
  topicList: { type: 'topic', ...LIST },
  drivers: { ...PLOT, order: ['drivers'] },
  impact: { ...PLOT, order: ['disagreement', 'drivers'] },
  impactingDrivers: {
    type: 'topic',
    drawing: 'comparison',
    abilities: { movement: false, table: false, exports: [] },
    order: [],
  },
};
