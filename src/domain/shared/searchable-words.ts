/** Removes HTML tags, so that a search for "strong" does not match every bold word. Does not make a text safe to show. */
export function searchableWords(text: string): string {
  return text.replace(/<[^>]*>/g, ' ');
}
