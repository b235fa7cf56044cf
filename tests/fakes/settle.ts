/** Lets everything happen that waits for nothing but promises which are settled already. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
