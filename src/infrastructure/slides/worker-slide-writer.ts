import type { SlideDeck } from '../../application/shared/slide-deck';
import type { SlideWriter } from '../../application/shared/slide-writer';

/** Makes the file in a worker of its own, which ends with it. */
export const workerSlideWriter: SlideWriter = {
  write: (deck) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./slides.worker.ts', import.meta.url), { type: 'module', name: 'slides' });
      worker.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer | string>) => {
        worker.terminate();
        if (typeof data === 'string') reject(new Error(data));
        else resolve(data);
      });
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        worker.terminate();
        reject(new Error(`The slides could not be made: ${event.message}`));
      });
      send(worker, deck);
    }),
};

function send(worker: Worker, deck: SlideDeck): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
  worker.postMessage(deck);
}
