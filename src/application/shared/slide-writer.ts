import { token } from './token';
import type { SlideDeck } from './slide-deck';

/** Makes a PowerPoint file without blocking the page. Rejects when the file cannot be made. */
export interface SlideWriter {
  write(deck: SlideDeck): Promise<ArrayBuffer>;
}
export const SlideWriter = token<SlideWriter>('SlideWriter');
