import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SlideItem, SlideRun } from '../../../src/application/brief/slides/slide-deck';
import { OUR_STYLE } from '../../../src/domain/shared/house-style';
import { brief, deckOf } from '../../builders/brief-mother';
import { slideLook } from '../../../src/application/brief/slides/slide-style';
import { isByDay } from '../../setup/by-day';

/** The texts of a slide with the room that they have. */
function roomsOf(item: SlideItem): readonly (readonly [readonly SlideRun[], number, number])[] {
  if (item.kind === 'text') {
    const inset = 2 * (item.inset ?? 0);
    return [[item.runs, item.box.width - inset, item.box.height - inset]];
  }
  if (item.kind === 'chart') {
    const { bars, nameWidth, fontSize, box } = item;
    return bars.map(({ name }) => [[{ text: name, size: fontSize }], nameWidth, box.height / bars.length]);
  }
  if (item.kind !== 'table') return [];
  const { columns, rows, rowHeight, headHeight, headSize } = item;
  return [
    ...columns.map(({ heading, width }) => [[{ text: heading, size: headSize }], width, headHeight] as const),
    ...rows.flatMap((row) => row.map((run, at) => [[run], columns[at]?.width ?? 0, rowHeight] as const)),
  ];
}

/** Each line is filled with as many words as it takes; a word that is longer is broken. */
function heightIn(runs: readonly SlideRun[], width: number, character: number, line: number): number {
  const paragraphs: SlideRun[][] = [[]];
  for (const run of runs) {
    paragraphs.at(-1)?.push(run);
    if (run.isEnd === true) paragraphs.push([]);
  }
  return paragraphs.reduce((sum, paragraph) => {
    const size = Math.max(0, ...paragraph.map((run) => run.size));
    let [lines, used] = [paragraph.length === 0 ? 0 : 1, 0];
    for (const { text, size: own } of paragraph) {
      for (const [part] of text.matchAll(/\s+|[^\s]+/gu)) {
        const room = part.length * character * own;
        if (used > 0 && used + room > width && part.trim() !== '') [lines, used] = [lines + 1, 0];
        used += room;
        while (used > width && part.trim() !== '') [lines, used] = [lines + 1, used - width];
      }
    }
    return sum + lines * size * line;
  }, 0);
}

describe('the texts of slides', () => {
  it.skipIf(isByDay)('have no text that is larger than its box, in a font of any width and height', () => {
    const font = fc.record({
      wide: fc.double({ min: 0.8, max: 1.7, noNaN: true }),
      line: fc.double({ min: 1.1, max: 1.5, noNaN: true }),
    });
    const words = fc.lorem({ maxCount: 60 });
    const [first, ...others] = brief.topics;
    if (first === undefined) throw new Error('no topic');
    fc.assert(
      fc.property(font, words, words, fc.lorem({ maxCount: 6 }), ({ wide, line }, description, note, name) => {
        // Every character as wide as in a font of a typewriter.
        const measure = { widthOf: (text: string) => text.length * 0.6 * wide, line };
        const topic = { ...first.topic, description, name };
        const action = { what: note.slice(0, 100), by: 'End of 2027', who: name };
        const of = { ...brief, topics: [{ ...first, topic, note, action }, ...others] };
        const deck = deckOf(
          of,
          { conclusion: note, question: name },
          slideLook({ ...OUR_STYLE, fonts: 'Wide' }, null, measure),
        );
        for (const [index, { items }] of deck.slides.entries()) {
          for (const item of items) {
            for (const [runs, width, height] of roomsOf(item)) {
              expect(
                height - heightIn(runs, width, 0.6 * wide, line),
                `${index + 1} ${JSON.stringify(runs)}`,
              ).toBeGreaterThan(-0.01);
            }
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
