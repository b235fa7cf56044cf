/** All code points that XML 1.0 cannot hold, halves of a surrogate pair included. */
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * A text that an XML document can hold; characters with a meaning in XML are still to be escaped.
 *
 * @param replace what stands in place of a code point that XML cannot hold; by default nothing
 */
export function xmlText(text: string, replace: (character: string) => string = () => ''): string {
  return text.replace(NOT_IN_XML, replace);
}
