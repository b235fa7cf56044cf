/** The review queue: one topic at a time. */
export function ReviewTab() {
  return null;
}
