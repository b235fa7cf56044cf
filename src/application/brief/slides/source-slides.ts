import type { Slide } from './slide-deck';
import { SOURCES_A_SLIDE } from '../../../domain/brief/brief-length';
import { printedAddress, type Reference } from '../../../domain/brief/references';
import { safeLink } from '../../../domain/shared/safe-link';
import { SLIDE_COLOURS } from './slide-style';

const ROW = 62;

/** All sources with their addresses, in two columns, on as many slides as they need. */
export function sourceSlides(references: readonly Reference[]): readonly Slide[] {
  const pages = Math.max(1, Math.ceil(references.length / SOURCES_A_SLIDE));
  return Array.from({ length: pages }, (_, page) => {
    const title = pages === 1 ? 'Sources' : `Sources, ${page + 1} of ${pages}`;
    const shown = references.slice(page * SOURCES_A_SLIDE, (page + 1) * SOURCES_A_SLIDE);
    return {
      title,
      notes: '',
      items: [
        {
          kind: 'text',
          box: { x: 48, y: 36, width: 1184, height: 48 },
          runs: [{ text: title, size: 34, isSerif: true }],
        },
        ...shown.map((reference, index) => sourceText(reference, index)),
      ],
    };
  });
}

function sourceText({ number, title, url, classification, topics }: Reference, index: number) {
  const half = SOURCES_A_SLIDE / 2;
  const link = safeLink(url);
  const named = `${classification ?? 'Data point'}, topic${topics.length === 1 ? '' : 's'} ${topics.join(', ')}`;
  const { muted } = SLIDE_COLOURS;
  return {
    kind: 'text' as const,
    box: { x: index < half ? 48 : 656, y: 104 + (index % half) * ROW, width: 576, height: ROW - 4 },
    runs: [
      { text: `[${number}]  `, size: 14, colour: muted },
      { text: title, size: 14, isEnd: true },
      ...(url === null
        ? []
        : [
            link === null
              ? { text: url, size: 12, colour: muted, isEnd: true }
              : { text: printedAddress(link.href), size: 12, colour: muted, isEnd: true, link: link.href },
          ]),
      { text: named, size: 12, colour: muted },
    ],
  };
}
