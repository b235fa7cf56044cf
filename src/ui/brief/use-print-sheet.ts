import { useEffect } from 'react';
import type { BriefHead } from '../../domain/brief/brief';
import { shortLabel } from '../../domain/plane/bubble-sizes';

/** Has a style sheet while the page is printed, unless it lies below an open card, which is printed instead of it. */
export function usePrintSheet(text: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    const after = (): void => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
    const before = (): void => {
      if (document.querySelector('[role="dialog"]') !== null) return;
      sheet.replaceSync(text);
      after();
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
      // Only where it was begun: browsers without constructed sheets have no list.
      if (document.adoptedStyleSheets?.includes(sheet)) after();
    };
  }, [text]);
}

const OUR_FONTS = '"Inter Variable", sans-serif';

/** Characters of the title, and of the source: with both, the narrower of A4 and US Letter has one line. */
const MOST_IN_FOOTER = 60;

/**
 * Prints title, source and page number in the margins of every sheet, where the browser has margin boxes. Without a size,
 * so that the sheet is the printer's: A4 or US Letter.
 */
export function pageBoxes({ title, source }: Pick<BriefHead, 'title' | 'source'>, fonts: string | null): string {
  const footer = [title, source].map((text) => shortLabel(text, MOST_IN_FOOTER)).join(' · ');
  const font = `font: 7.5pt/10pt ${fonts ?? OUR_FONTS}; color: #5a606b;`;
  return `@page {
    margin: 14mm 17mm 16mm;
    @top-left { content: none; }
    @top-right { content: none; }
    @bottom-left { content: ${cssString(footer)}; ${font} white-space: nowrap; }
    @bottom-center { content: none; }
    @bottom-right { content: counter(page) " / " counter(pages); ${font} }
  }`;
}

function cssString(text: string): string {
  return `"${text.replace(/["\\\p{Cc}]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;
}
