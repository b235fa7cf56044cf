import { reaction } from 'mobx';
import type { ChartSurface } from '../filters/chart-frame';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { View } from '../../domain/plane/view';
import type { ItemOrder, SortKey } from './items/signal-fields';
import type { PlaneSize } from '../../domain/plane/shapes';
import type { SignalType } from '../../domain/topic/quadrant';

/** How the user left one surface, besides its filters. Written by its chart, read when the surface is mounted again. */
export interface SurfaceView {
  /** Zoom and pan of a map, and the size of the plane and the axes that they belong to. */
  map: { readonly view: View; readonly plane: PlaneSize; readonly axes: string } | null;
  /** null: the order of the surface. */
  order: ItemOrder | null;
  /** Ids of the trends whose topics a list does not show. */
  folded: ReadonlySet<string>;
  /** Of the table, in pixels. */
  scroll: { readonly left: number; readonly top: number };
}

/** The views of the open project's surfaces: unmounting a chart loses neither zoom nor sort order nor scroll position. */
export class SurfaceViews {
  /** The note about zooming by wheel has been shown; it is, once a visit. */
  hasShownZoomHint = false;
  readonly #views = new Map<ChartSurface, SurfaceView>();

  constructor(workspace: Pick<WorkspaceStore, 'currentId'>) {
    // Another project, or none after log-out.
    reaction(
      () => workspace.currentId,
      () => this.#views.clear(),
    );
  }

  of(surface: ChartSurface): SurfaceView {
    const known = this.#views.get(surface);
    if (known !== undefined) return known;
    const view: SurfaceView = { map: null, order: null, folded: new Set(), scroll: { left: 0, top: 0 } };
    this.#views.set(surface, view);
    return view;
  }
}

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
