import { wrap } from 'comlink';
import type { SlideWriter } from '../../application/brief/slides/slide-deck';
import type { SlidesInWorker } from './slides.worker';

/** Makes the file in a worker of its own, which ends with it. */
export const workerSlideWriter: SlideWriter = {
  write: async (deck) => {
    const worker = new Worker(new URL('./slides.worker.ts', import.meta.url), { type: 'module', name: 'slides' });
    // A worker that cannot be loaded answers nothing.
    const failure = new Promise<never>((_resolve, reject) => {
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        reject(new Error(`The slides could not be made: ${event.message}`));
      });
    });
    try {
      return await Promise.race([wrap<SlidesInWorker>(worker).write(deck), failure]);
    } finally {
      worker.terminate();
    }
  },
};
