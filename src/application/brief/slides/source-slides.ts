import type { Slide, SlideItem } from '../../shared/slide-deck';
import { citedBy, printedSource, type Reference } from '../../../domain/brief/references';
import { safeLink } from '../../../domain/shared/safe-link';
import { PAGE, slideTitle, smallText, textItem, inPages } from './slide-style';
import { fittingSize } from './text-fit';

/** An even number, because they stand in two columns. */
const SOURCES_A_SLIDE = 18;
const ROW = 62;
const WIDTH = 576;

/** All sources with their addresses, in two columns, on as many slides as they need. */
export function sourceSlides(references: readonly Reference[]): readonly Slide[] {
  const pages = inPages(references, SOURCES_A_SLIDE);
  return pages.map((shown, index) => {
    const title = pages.length === 1 ? 'Sources' : `Sources, ${index + 1} of ${pages.length}`;
    const none = 'The data names no source for these topics.';
    return {
      title,
      notes: '',
      items: [slideTitle(title), ...(shown.length === 0 ? [smallText(none, 104)] : shown.map(sourceText))],
    };
  });
}

function sourceText({ number, title, url, classification, topics }: Reference, index: number): SlideItem {
  const half = SOURCES_A_SLIDE / 2;
  const link = safeLink(url);
  const address = link === null ? (url ?? '') : printedSource(link.href);
  const named = `${classification ?? 'Data point'}, ${citedBy(topics)}`;
  const label = `[${number}]  `;
  const linked = link === null ? {} : { link: link.href };
  return textItem({ x: index < half ? PAGE.left : 656, y: 104 + (index % half) * ROW, width: WIDTH, height: ROW - 4 }, [
    { text: label, size: 14, colour: 'muted' },
    { text: title, size: sizeOf(`${label}${title}`, 2 * 16), isEnd: true },
    { text: address, size: sizeOf(address, 16), colour: 'muted', isEnd: true, ...linked },
    { text: named, size: sizeOf(named, 15), colour: 'muted' },
  ]);
}

function sizeOf(text: string, height: number): number {
  return fittingSize(text, { width: WIDTH, height }, height > 20 ? [14, 12, 11, 10, 9] : [12, 11, 10, 9, 8, 7]);
}
