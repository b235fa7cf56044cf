import { expose, transfer } from 'comlink';
import type { SlideDeck } from '../../application/brief/slides/slide-deck';
import { pptxFile } from './pptx-file';

const writer = {
  write: async (deck: SlideDeck) => {
    const file = await pptxFile(deck);
    return transfer(file, [file]);
  },
};

export type SlidesInWorker = typeof writer;

expose(writer);
