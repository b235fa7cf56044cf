import { makeAutoObservable } from 'mobx';
import type { Viewport } from '../../application/shared/viewport';
import type { PageLifecycle } from '../../application/shared/browser-ports';
import { BY_REFERENCE } from '../../application/shared/by-reference';

const USUAL_TEXT_SIZE = 16;
/** In units of 1/16 rem: a phone with text twice as large, or a page at 400 %. */
const ENLARGED = 320;

export class WindowViewport implements Viewport {
  innerWidth = window.innerWidth;
  innerHeight = window.innerHeight;
  textScale = measureTextScale();
  isPrinting = false;

  constructor() {
    makeAutoObservable(this, {}, BY_REFERENCE);
    window.addEventListener('resize', this.measure, { passive: true });
    window.addEventListener('beforeprint', () => this.#print(true));
    window.addEventListener('afterprint', () => this.#print(false));
    // No event tells of a new text size; an element of one rem changes its size with it.
    const probe = document.createElement('div');
    probe.ariaHidden = 'true';
    Object.assign(probe.style, { position: 'fixed', width: '1rem', height: '0', visibility: 'hidden' });
    document.body.append(probe);
    new ResizeObserver(this.measure).observe(probe);
    this.#tellStyles();
  }

  get width(): number {
    return this.innerWidth / this.textScale;
  }

  get height(): number {
    return this.innerHeight / this.textScale;
  }

  measure(): void {
    this.innerWidth = window.innerWidth;
    this.innerHeight = window.innerHeight;
    this.textScale = measureTextScale();
    this.#tellStyles();
  }

  /** The mixin `enlarged` of the style sheets follows this attribute. */
  #tellStyles(): void {
    document.documentElement.toggleAttribute('data-enlarged', this.width <= ENLARGED);
  }

  #print(isPrinting: boolean): void {
    this.isPrinting = isPrinting;
  }
}

function measureTextScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT_SIZE || 1;
}

type Listeners = Parameters<PageLifecycle['watch']>[0];

/** A hidden tab may be discarded without any other event; `pagehide` alone comes when a visible page is left. */
export class WindowPageLifecycle implements PageLifecycle {
  watch({ hide, show }: Listeners): () => void {
    const visibility = (): void => (document.visibilityState === 'hidden' ? hide?.() : show?.());
    const left = (): void => hide?.();
    document.addEventListener('visibilitychange', visibility);
    window.addEventListener('pagehide', left);
    return () => {
      document.removeEventListener('visibilitychange', visibility);
      window.removeEventListener('pagehide', left);
    };
  }
}
