import { useEffect } from 'react';
import type { PagePrinter } from './page-printer';
import { printHeader } from './print-header';

/**
 * Prints the complete page with the project's name and the date on every sheet.
 * @param project its name
 */
export function usePrinting(printer: PagePrinter, project: string | null): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    let title: string | null = null;
    const before = (): void => {
      printer.renderAtOnce();
      sheet.replaceSync(printHeader(project ?? '', new Date(), showsMap()));
      if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
      // Browsers without margin boxes print the title and the date by themselves.
      title ??= document.title;
      if (project !== null) document.title = `${title} - ${project}`;
    };
    const after = (): void => {
      printer.restore();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      if (title !== null) document.title = title;
      title = null;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
      // Only one that was begun: there may be nothing to restore.
      if (title !== null) after();
    };
  }, [printer, project]);
}

/** An open card is printed instead of the page below it. */
function showsMap(): boolean {
  return (
    document.querySelector('[data-printed="landscape"]') !== null && document.querySelector('[role="dialog"]') === null
  );
}
