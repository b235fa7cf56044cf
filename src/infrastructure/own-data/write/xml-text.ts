/** The longest text that spreadsheet programs accept in a cell. */
const LONGEST = 32_767;

// oxlint-disable-next-line no-control-regex -- XML cannot hold these; "_x0041_" itself has the form of an escape
const UNWRITABLE = /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|_(?=x[0-9A-Fa-f]{4}_)/g;

/** A text for an XML element or attribute. Longer texts than a spreadsheet program accepts are cut. */
export function xmlText(text: string): string {
  return text
    .slice(0, LONGEST)
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(UNWRITABLE, (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
