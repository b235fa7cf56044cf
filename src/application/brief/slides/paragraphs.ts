import type { SlideRun } from '../../shared/slide-deck';

/** A run may end its paragraph. */
export function paragraphsOf(runs: readonly SlideRun[]): readonly (readonly SlideRun[])[] {
  const paragraphs: SlideRun[][] = [[]];
  for (const run of runs) {
    paragraphs.at(-1)?.push(run);
    if (run.isEnd === true) paragraphs.push([]);
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}
