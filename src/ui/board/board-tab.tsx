/** The board of the review screen. */
export function BoardTab() {
  return null;
}
