/** In characters, of what names something and of other short texts: more has no room in a row, a head or a chart. */
export const LONGEST_NAME = 200;

/** In characters: so much of a text is laid out at once. */
export const LONGEST_SHOWN = 2000;

/** Of the end of a long name: names that begin alike mostly differ there. */
const END = 40;
const GAP = ' … ';

/** A name as it is shown: the beginning and the end of one that is longer than {@link LONGEST_NAME}. */
export function shownName(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  const beginning = cutAt(name, LONGEST_NAME - END - GAP.length).trimEnd();
  // Half of a pair of surrogates is no character.
  const end = name.slice(-END).replace(/^[\uDC00-\uDFFF]/, '');
  return `${beginning}${GAP}${end.trimStart()}`;
}

/**
 * A description, and below it the whole of each text that is shown shortened beside it.
 * @param texts each with what it is
 */
export function withWholeTexts(
  description: string | null,
  texts: readonly (readonly [label: string, text: string | null])[],
): string {
  const wholes = texts.flatMap(([label, text]) =>
    text !== null && text.length > LONGEST_NAME ? [`${label}: ${text}`] : [],
  );
  return [description ?? '', ...wholes].filter((part) => part !== '').join('\n\n');
}

/** How far before the limit a text is cut between two words rather than inside one. */
const LONGEST_WORD = 60;

/** The beginning of a text, of at most so many characters, where possible up to the end of a word; the whole where it is short. */
export function beginningOf(text: string, most = LONGEST_SHOWN): string {
  if (text.length <= most) return text;
  const cut = cutAt(text, most);
  const space = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'));
  return space >= most - LONGEST_WORD ? cut.slice(0, space) : cut;
}

/** A beginning with a sign that it is one; the whole where it is short. */
export function shortenedText(text: string, most = LONGEST_SHOWN): string {
  return text.length <= most ? text : `${beginningOf(text, most).trimEnd()} …`;
}

/** A text in parts of at most {@link LONGEST_SHOWN} characters, which together are the text. */
export function partsOfText(text: string): readonly string[] {
  const parts: string[] = [];
  for (let start = 0; start < text.length;) {
    // At least one character, so that there is an end.
    const part = beginningOf(text.slice(start, start + LONGEST_SHOWN + 1)) || text.slice(start, start + 1);
    parts.push(part);
    start += part.length;
  }
  return parts;
}

/** Not inside of a pair of surrogates. */
function cutAt(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}
