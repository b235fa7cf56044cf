import { xmlText } from '../../../domain/shared/xml-text';

/** The longest text that spreadsheet programs accept in a cell. */
const LONGEST = 32_767;

/** A carriage return would be read as a line feed; the other has the form of an escape itself. */
const ESCAPE = /\r|_(?=x[0-9A-Fa-f]{4}_)/g;

/** A text for an XML element or attribute of a workbook. Longer texts than a spreadsheet program accepts are cut. */
export function writtenCell(text: string): string {
  return xmlText(text.slice(0, LONGEST).replace(ESCAPE, escaped), (each) =>
    /\p{Surrogate}/u.test(each) ? '\uFFFD' : escaped(each),
  )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function escaped(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
}
