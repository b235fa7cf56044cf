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

/**
 * What is read of each item, in their order, in slices of so many: between two slices the browser handles input. What is one
 * slice is read at once.
 */
export async function readInSlices<Item, Value>(
  items: readonly Item[],
  size: number,
  read: (item: Item) => Value,
): Promise<Value[]> {
  const values: Value[] = [];
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % size === 0) await nextTask();
    values.push(read(item));
  }
  return values;
}
