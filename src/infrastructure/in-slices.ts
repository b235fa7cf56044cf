/** Longest work between two pauses, in ms: half a frame. */
const LONGEST = 8;
/** Items between two looks at the clock. */
const ITEMS = 32;

/**
 * Converts the items of a long list without a long task: after every 8 ms the browser can handle input and draw. A short
 * list is converted at once.
 */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  convert: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let begun = performance.now();
  for (const [index, item] of items.entries()) {
    results.push(convert(item, index));
    if (index % ITEMS !== ITEMS - 1 || performance.now() - begun < LONGEST) continue;
    await nextTask();
    begun = performance.now();
  }
  return results;
}

/** Continues in a task of its own. Not by a timer, because browsers slow down the timers of hidden tabs. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
