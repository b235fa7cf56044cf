import { AXIS_MARGINS } from '../../../domain/plane/small-map';
import { formatFigure } from '../../../domain/topic/figures';
import type { Slide, SlideItem, SlideRun } from './slide-deck';
import { runsHeight, type FontMeasure, paragraphsOf } from './text-fit';

/** Between a text and what stands beside it: in a cell, at a bar and at an axis. */
const GAP = 6;
const STEP = 0.02;
/** Below this share a text would not be read: it is as large as that, whatever it needs. */
const LEAST = 0.4;

/** A text and the room that it has. */
interface Field {
  readonly runs: readonly SlideRun[];
  readonly width: number;
  readonly height: number;
}

/**
 * The slide with smaller texts where the font needs more room than there is, such as a wide one of an organisation.
 * Texts of one size stay of one size.
 */
export function fittedSlide(slide: Slide, measure: FontMeasure): Slide {
  const shares = new Map<number, number>();
  for (const field of slide.items.flatMap(fieldsOf)) {
    const share = shareOf(field, measure);
    if (share < 1) for (const { size } of field.runs) shares.set(size, Math.min(share, shares.get(size) ?? 1));
  }
  return { ...slide, items: slide.items.map((item) => resized(item, (size) => size * (shares.get(size) ?? 1))) };
}

function shareOf({ runs, width, height }: Field, measure: FontMeasure): number {
  const paragraphs = paragraphsOf(
    runs.flatMap((run) =>
      run.text
        .split('\n')
        .map((text, index, all) => ({ ...run, text, isEnd: run.isEnd === true || index < all.length - 1 })),
    ),
  );
  const fits = (share: number): boolean =>
    paragraphs.reduce(
      (sum, each) =>
        sum +
        runsHeight(
          each.map((run) => ({ ...run, size: run.size * share })),
          width,
          measure,
        ),
      0,
    ) <= height;
  let share = 1;
  while (share > LEAST && !fits(share)) share -= STEP;
  return share;
}

function fieldsOf(item: SlideItem): readonly Field[] {
  const { width, height } = item.box;
  switch (item.kind) {
    case 'text': {
      const { runs, inset = 0 } = item;
      return [{ runs, width: width - 2 * inset, height: height - 2 * inset }];
    }
    case 'table': {
      const { columns, rows, headSize, headHeight, rowHeight } = item;
      const heads = columns.map(({ heading }): SlideRun => ({ text: heading, size: headSize }));
      const cells = (runs: readonly SlideRun[], rowHeight: number) =>
        runs.map((run, at) => ({ runs: [run], width: (columns[at]?.width ?? 0) - GAP, height: rowHeight }));
      return [...cells(heads, headHeight), ...rows.flatMap((row) => cells(row, rowHeight))];
    }
    case 'chart': {
      const { bars, nameWidth, valueWidth, fontSize: size, isSigned } = item;
      const field = (text: string, room: number, isBold = false): Field => ({
        runs: [{ text, size, isBold }],
        width: room - GAP,
        height: height / bars.length,
      });
      return bars.flatMap(({ name, value }) => [
        field(name, nameWidth),
        field(formatFigure(isSigned ? 'growth' : 'sizing', value), valueWidth, true),
      ]);
    }
    case 'map': {
      const { map, scale, fontSize: size } = item;
      return map.rows.map(({ label }) => ({
        runs: [{ text: label, size }],
        width: AXIS_MARGINS.left * scale - 2 * GAP,
        height: 2 * size,
      }));
    }
    case 'ellipse':
    case 'rectangle':
      return item.text === undefined ? [] : [{ runs: [item.text], width, height }];
    default:
      return [];
  }
}

function resized(item: SlideItem, sizeOf: (size: number) => number): SlideItem {
  const run = (of: SlideRun): SlideRun => ({ ...of, size: sizeOf(of.size) });
  switch (item.kind) {
    case 'text':
      return { ...item, runs: item.runs.map(run) };
    case 'table':
      return { ...item, headSize: sizeOf(item.headSize), rows: item.rows.map((row) => row.map(run)) };
    case 'chart':
    case 'map':
      return { ...item, fontSize: sizeOf(item.fontSize) };
    case 'ellipse':
    case 'rectangle':
      return item.text === undefined ? item : { ...item, text: run(item.text) };
    default:
      return item;
  }
}
