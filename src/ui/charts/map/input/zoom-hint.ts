import { makeAutoObservable, runInAction } from 'mobx';
import type { SurfaceViews } from '../../../../application/charts/surface-views';
import { BY_REFERENCE } from '../../../../application/shared/by-reference';

/** In ms. */
const DURATION = 2500;

/** The note that says how the wheel zooms, shown once a visit: at the first wheel event that scrolls the page instead. */
export class ZoomHint {
  isShown = false;
  readonly #views: Pick<SurfaceViews, 'hasShownZoomHint'>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(views: Pick<SurfaceViews, 'hasShownZoomHint'>) {
    this.#views = views;
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  show(): void {
    if (this.#views.hasShownZoomHint) return;
    this.#views.hasShownZoomHint = true;
    this.isShown = true;
    this.#timer = setTimeout(() => runInAction(() => this.hide()), DURATION);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.isShown = false;
  }
}
