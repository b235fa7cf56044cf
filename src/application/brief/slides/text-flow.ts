import type { SlideBox, SlideItem, SlideRun } from './slide-deck';
import { splitAnywhere, splitAtSentence, textHeight, type Font } from './text-fit';

/** A part of a slide's text, which goes on in the next column or on the next slide at the end of a sentence. */
export interface TextBlock extends Font {
  /** A small bold line above it; ''; none. */
  readonly heading?: string;
  /** A figure above it, in large type. */
  readonly figure?: string;
  readonly text: string;
  readonly size: number;
  readonly isMuted?: boolean;
  /** Stands after the text. */
  readonly cite?: SlideRun;
  /** On a ground of its own. */
  readonly isFramed?: boolean;
}

const HEADING = 13;
const FIGURE = 24;
const GAP = 16;
const FRAME = 16;
/** Less than this is left free rather than filled by one line. */
const LEAST = 40;

/** Fills columns, one after the other. @returns the shapes, and what did not fit */
export function flowText(
  blocks: readonly TextBlock[],
  columns: readonly SlideBox[],
): { readonly items: readonly SlideItem[]; readonly rest: readonly TextBlock[] } {
  const items: SlideItem[] = [];
  let rest = [...blocks];
  for (const column of columns) {
    let y = column.y;
    const bottom = column.y + column.height;
    const least = Math.min(LEAST, column.height);
    for (let block = rest[0]; block !== undefined && bottom - y >= least; block = rest[0]) {
      const room = bottom - y;
      const part = shownPart(block, column.width, room, y === column.y);
      if (part === null) break;
      const height = Math.min(room, blockHeight(part.shown, column.width));
      items.push(blockItem(part.shown, { x: column.x, y, width: column.width, height }));
      y += height + GAP;
      rest = part.rest === null ? rest.slice(1) : [part.rest, ...rest.slice(1)];
      if (part.rest !== null) break;
    }
  }
  return { items, rest };
}

/** What did not fit, on as many slides as it needs: the shapes of each. */
export function flowOn(blocks: readonly TextBlock[], columns: readonly SlideBox[]): readonly (readonly SlideItem[])[] {
  const { items, rest } = flowText(blocks, columns);
  return items.length === 0 ? [] : [items, ...flowOn(rest, columns)];
}

/** The part of a block that fits; null: none does. A sentence that is longer than a whole column is split between words. */
function shownPart(block: TextBlock, width: number, room: number, isEmpty: boolean) {
  const fits = (text: string): boolean => blockHeight({ ...block, text }, width) <= room;
  const { shown, rest } = splitAtSentence(block.text, fits);
  if (rest === '') return { shown: block, rest: null };
  const { heading: _heading, figure: _figure, ...plain } = block;
  if (shown !== '') {
    const { cite: _cite, ...first } = block;
    return { shown: { ...first, text: shown }, rest: { ...plain, text: rest } };
  }
  if (!isEmpty || room <= 400) return null;
  const small = { ...block, size: Math.max(10, block.size - 4) };
  const parts = splitAnywhere(block.text, (text) => blockHeight({ ...small, text }, width) <= room);
  if (parts.rest === '') return { shown: small, rest: null };
  const { cite: _cite, ...first } = small;
  return { shown: { ...first, text: parts.shown }, rest: { ...plain, text: parts.rest } };
}

function blockHeight({ heading, figure, text, size, cite, isFramed, ...font }: TextBlock, width: number): number {
  const inset = isFramed === true ? FRAME : 0;
  const words = cite === undefined ? text : `${text} ${cite.text}`;
  return (
    textHeight(words, size, width - 2 * inset, font) +
    (heading === undefined ? 0 : HEADING * 1.4) +
    (figure === undefined ? 0 : textHeight(figure, FIGURE, width, { isBold: true })) +
    2 * inset +
    4
  );
}

function blockItem(block: TextBlock, box: SlideBox): SlideItem {
  const { heading, figure, text, size, isSerif = false, isBold = false, isMuted, cite, isFramed } = block;
  const colour = isMuted === true ? ('muted' as const) : ('text' as const);
  return {
    kind: 'text',
    box,
    ...(isFramed === true && { fill: 'well' as const, inset: FRAME, vertical: 'middle' as const }),
    runs: [
      ...(heading === undefined ? [] : [{ text: heading, size: HEADING, isBold: true, isEnd: true }]),
      ...(figure === undefined ? [] : [{ text: figure, size: FIGURE, isBold: true, isEnd: text !== '' }]),
      ...(text === ''
        ? []
        : [{ text: cite === undefined ? text : `${text} `, size, isSerif, isBold, isOfData: isSerif, colour }]),
      ...(cite === undefined ? [] : [cite]),
    ],
  };
}
