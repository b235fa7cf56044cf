import type { ChartEvents, ChartFrame, ChartHandle, ChartRequest } from '../../../application/explore/chart-frame';

/** What a chart that is on the page can be told; what it is about cannot change. */
export type ChartView = Pick<ChartRequest, 'filters' | 'theme'> & {
  /** Moves on when the data has to be asked for again. */
  readonly revision: number;
  readonly table: boolean;
  readonly movement: boolean;
};

/** A mounted chart that is told what has changed, and nothing else. */
export class LiveChart {
  readonly handle: ChartHandle;
  #shown: ChartView;

  constructor(
    frame: ChartFrame,
    element: HTMLElement,
    subject: Omit<ChartRequest, 'filters' | 'theme'>,
    view: ChartView,
    events: ChartEvents,
  ) {
    this.handle = frame.mount(element, { ...subject, filters: view.filters, theme: view.theme }, events);
    // What the request does not say: a chart begins without it.
    this.#shown = { ...view, table: false, movement: false };
    this.show(view);
  }

  show(view: ChartView): void {
    const { handle } = this;
    const shown = this.#shown;
    this.#shown = view;
    if (view.theme !== shown.theme) handle.setTheme(view.theme);
    if (view.filters !== shown.filters) handle.apply(view.filters);
    if (view.revision !== shown.revision) handle.refresh();
    if (view.table !== shown.table && handle.abilities.table) handle.showTable(view.table);
    if (view.movement !== shown.movement && handle.abilities.movement) handle.showMovement(view.movement);
  }
}
