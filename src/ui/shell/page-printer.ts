import { flushSync } from 'react-dom';
import type { Viewport } from '../../application/shell/viewport';
import { renderNearViewport } from '../art/use-near-viewport';

/** What is still to be drawn or loaded before the page is complete on paper. */
const WAITING = '[data-print-wait]';
/** Stop waiting when nothing has arrived for this time, in ms: what cannot be drawn must not prevent printing. */
const PATIENCE = 4000;
const POLL = 50;
/** In ms: a chart is drawn again one or two frames after its container has another size. */
const RESIZE = 100;

/**
 * Prints the whole page: `beforeprint` is synchronous, so everything that is rendered near the viewport, drawn in a
 * worker or loaded on demand is awaited before the browser is told to print.
 */
export class PagePrinter {
  #isPreparing = false;

  constructor(private readonly viewport: Pick<Viewport, 'print'>) {}

  /** Resolves when the browser has been told to print. */
  async print(): Promise<void> {
    if (this.#isPreparing) return;
    this.#isPreparing = true;
    try {
      // Charts take the proportions of a page, which they keep while they are printed.
      document.documentElement.dataset['printing'] = '';
      await new Promise((resolve) => setTimeout(resolve, RESIZE));
      this.viewport.print(true);
      await allArrived();
      window.print();
    } finally {
      this.#isPreparing = false;
    }
  }

  /** After the print: the page has the proportions of the window again. */
  restore(): void {
    delete document.documentElement.dataset['printing'];
  }

  /** For a print by the browser's menu: renders at once what is drawn already, and orders the rest for the next time. */
  renderAtOnce(): void {
    flushSync(renderNearViewport);
    // Cards of a carousel are rendered by the first pass, and their covers by the second.
    flushSync(renderNearViewport);
  }
}

async function allArrived(): Promise<void> {
  let fewest = Infinity;
  let deadline = performance.now() + PATIENCE;
  // Twice, because what was rendered last may order something itself.
  for (let quiet = 0; quiet < 2;) {
    renderNearViewport();
    await new Promise((resolve) => setTimeout(resolve, POLL));
    const waiting = countWaiting();
    if (waiting < fewest) deadline = performance.now() + PATIENCE;
    fewest = Math.min(fewest, waiting);
    if (performance.now() > deadline) return;
    quiet = waiting === 0 ? quiet + 1 : 0;
  }
}

function countWaiting(): number {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  return document.querySelectorAll(WAITING).length + images.filter(({ complete }) => !complete).length;
}
