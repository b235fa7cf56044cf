/**
 * Lets everything happen that waits for nothing but promises which are settled already. An immediate, because a timer of no
 * length lasts a millisecond, of which the long walks wait for thousands.
 */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
