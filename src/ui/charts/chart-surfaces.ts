import type { ChartSurface } from '../../application/explore/chart-frame';
import type { SignalType } from '../../domain/topic/quadrant';
import type { SortKey } from './items/signal-fields';

interface SurfaceFacts {
  readonly type: SignalType;
  readonly drawing: 'map' | 'list' | 'plot' | 'comparison';
  /** The rows are sorted by the first of these figures that the data has, until the user chooses another order. */
  readonly order: readonly SortKey[];
}

const BY_SIZE = ['sizing', 'drivers'] as const;
const MAP = { drawing: 'map', order: BY_SIZE } as const;
const LIST = { drawing: 'list', order: BY_SIZE } as const;
const PLOT = { type: 'topic', drawing: 'plot' } as const;

/** How the built-in charts draw each surface. Known before the drawing code is loaded. */
export const SURFACES: Readonly<Record<ChartSurface, SurfaceFacts>> = {
  trendMap: { type: 'trend', ...MAP },
  opportunityMap: { type: 'topic', ...MAP },
  trendList: { type: 'trend', ...LIST },
  topicList: { type: 'topic', ...LIST },
  drivers: { ...PLOT, order: ['drivers'] },
  impact: { ...PLOT, order: ['disagreement', 'drivers'] },
  impactingDrivers: { type: 'topic', drawing: 'comparison', order: [] },
};
