import type { SlideDeck } from '../../application/shared/slide-deck';
import { pptxFile } from './pptx-file';

addEventListener('message', ({ data }: MessageEvent<SlideDeck>) => {
  void pptxFile(data).then(
    (file) => postMessage(file, { transfer: [file] }),
    (error: unknown) => postMessage(String(error)),
  );
});
