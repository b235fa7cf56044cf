/**
 * The words of a text that may hold HTML: nobody looks for "strong" and wants every bold word. For matching only, never
 * for showing, because it makes no text safe.
 */
export function searchableWords(text: string): string {
  return text.replace(/<[^>]*>/g, ' ');
}
