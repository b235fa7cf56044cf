import { useEffect } from 'react';

/**
 * Has a style sheet while the page is printed.
 * @param isBelow the page may lie below an open card, which is printed instead of it
 */
export function usePrintSheet(text: string, isBelow = false): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    const after = (): void => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
    const before = (): void => {
      if (isBelow && document.querySelector('[role="dialog"]') !== null) return;
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
  }, [text, isBelow]);
}
