import { token } from './token';
import type { SlideDeck } from './slide-deck';

/** Makes a PowerPoint file without blocking the page. Rejects when the file cannot be made. */
export interface SlideWriter {
  write(deck: SlideDeck): Promise<ArrayBuffer>;
}
export const SlideWriter = token<SlideWriter>('SlideWriter');

/** A File of the browser. */
export interface ChosenFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export interface DroppedFile extends ChosenFile {
  text(): Promise<string>;
}
