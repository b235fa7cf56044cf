import type { SlideBox, SlideItem } from './slide-deck';
import { SMALLEST, splitAnywhere, splitAtSentence, textHeight, type Font, type FontMeasure } from './text-fit';

/** A part of a slide's text, which goes on in the next column or on the next slide at the end of a sentence. */
export interface TextBlock extends Font {
  /** A small bold line above it; ''; none. */
  readonly heading?: string;
  readonly text: string;
  readonly size: number;
}

const GAP = 16;
/** Less than this is left free rather than filled by one line. */
const LEAST = 40;

/** Fills columns, one after the other. @returns the shapes, and what did not fit */
export function flowText(
  blocks: readonly TextBlock[],
  columns: readonly SlideBox[],
  measure: FontMeasure,
): { readonly items: readonly SlideItem[]; readonly rest: readonly TextBlock[] } {
  const items: SlideItem[] = [];
  let rest = [...blocks];
  for (const column of columns) {
    let y = column.y;
    const bottom = column.y + column.height;
    const least = Math.min(LEAST, column.height);
    for (let block = rest[0]; block !== undefined && bottom - y >= least; block = rest[0]) {
      const room = bottom - y;
      const part = shownPart(block, { width: column.width, room, isEmpty: y === column.y }, measure);
      if (part === null) break;
      const height = Math.min(room, blockHeight(part.shown, column.width, measure));
      items.push(blockItem(part.shown, { x: column.x, y, width: column.width, height }));
      y += height + GAP;
      rest = part.rest === null ? rest.slice(1) : [part.rest, ...rest.slice(1)];
      if (part.rest !== null) break;
    }
  }
  return { items, rest };
}

/** What did not fit, on as many slides as it needs: the shapes of each. */
export function flowOn(
  blocks: readonly TextBlock[],
  columns: readonly SlideBox[],
  measure: FontMeasure,
): readonly (readonly SlideItem[])[] {
  const { items, rest } = flowText(blocks, columns, measure);
  return items.length === 0 ? [] : [items, ...flowOn(rest, columns, measure)];
}

interface Room {
  readonly width: number;
  readonly room: number;
  /** Nothing stands in the column yet. */
  readonly isEmpty: boolean;
}

/** The part of a block that fits; null: none does. A sentence that is longer than a whole column is split between words. */
function shownPart(block: TextBlock, { width, room, isEmpty }: Room, measure: FontMeasure) {
  const fits = (text: string): boolean => blockHeight({ ...block, text }, width, measure) <= room;
  const { shown, rest } = splitAtSentence(block.text, fits);
  if (rest === '') return { shown: block, rest: null };
  const { heading: _heading, ...plain } = block;
  if (shown !== '') return { shown: { ...block, text: shown }, rest: { ...plain, text: rest } };
  if (!isEmpty || room <= 400) return null;
  const small = { ...block, size: Math.max(SMALLEST, block.size - 4) };
  const parts = splitAnywhere(block.text, (text) => blockHeight({ ...small, text }, width, measure) <= room);
  if (parts.rest === '') return { shown: small, rest: null };
  return { shown: { ...small, text: parts.shown }, rest: { ...plain, text: parts.rest } };
}

function blockHeight({ heading, text, size, ...font }: TextBlock, width: number, measure: FontMeasure): number {
  const head = heading === undefined ? 0 : textHeight(heading, SMALLEST, width, measure, { isBold: true });
  return head + textHeight(text, size, width, measure, font) + 4;
}

function blockItem({ heading, text, size, isSerif = false, isBold = false }: TextBlock, box: SlideBox): SlideItem {
  return {
    kind: 'text',
    box,
    runs: [
      ...(heading === undefined ? [] : [{ text: heading, size: SMALLEST, isBold: true, isEnd: true }]),
      ...(text === '' ? [] : [{ text, size, isSerif, isBold, isOfData: isSerif }]),
    ],
  };
}
