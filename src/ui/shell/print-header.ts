/**
 * The style sheet that prints the project's name, the date and the page's number in the margins of every page.
 * @param landscape for a map, which is wider than high
 */
export function printHeader(project: string, date: Date, landscape: boolean): string {
  const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(date);
  const font = 'font: 9pt/1.4 Inter, sans-serif; color: #5a606b;';
  return `@page {
    margin: 18mm 12mm 14mm;
    ${landscape ? 'size: landscape;' : ''}
    @top-left { content: ${cssString(project)}; ${font} }
    @top-right { content: ${cssString(day)}; ${font} }
    @bottom-right { content: counter(page) " / " counter(pages); ${font} }
  }`;
}

/** A CSS string of any text: what would end it or the line is escaped by its code point. */
function cssString(text: string): string {
  return `"${text.replace(/["\\\p{Cc}]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;
}
