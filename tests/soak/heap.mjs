/**
 * The largest growth of the heap, as a share, by the least time of observation in milliseconds. In a short one code is
 * still being loaded.
 */
const MOST_GROWTH = /** @type {const} */ ([
  [120_000, 0.1],
  [15_000, 0.5],
]);
export const UNMEASURED = 'The heap was not measured twice';

/** In milliseconds, for what the product does in idle moments. */
const IDLE = 1500;

/**
 * Measures what a page holds in its heap after forced garbage collections. Compiled code does not count: the browser keeps
 * translating functions that are used often for many minutes, which is no leak of the product.
 * @param {import('playwright').Page} page
 * @returns {Promise<HeapMeasure>}
 *
 * @typedef {object} HeapMeasure
 * @property {number} document when it was loaded: a new one begins with an empty heap
 * @property {number} age of the document, in milliseconds
 * @property {number} bytes
 */
export async function measureHeap(page) {
  await page.waitForTimeout(IDLE);
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.discardConsoleEntries');
  for (let turn = 0; turn < 2; turn++) await session.send('HeapProfiler.collectGarbage');
  /** @type {string[]} */
  const parts = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  const { document, age } = await page.evaluate(() => ({
    document: performance.timeOrigin,
    age: performance.now(),
  }));
  return { document, age, bytes: heldBytes(JSON.parse(parts.join(''))) };
}

/**
 * The bytes of all that is in a snapshot but compiled code.
 * @param {HeapSnapshot} snapshot
 *
 * @typedef {object} HeapSnapshot in the format of the browser's development tools
 * @property {{ meta: { node_fields: string[], node_types: [string[], ...unknown[]] } }} snapshot
 * @property {readonly number[]} nodes the fields of each, one after the other
 */
export function heldBytes({ snapshot: { meta }, nodes }) {
  const [type, size] = [meta.node_fields.indexOf('type'), meta.node_fields.indexOf('self_size')];
  const code = meta.node_types[0].indexOf('code');
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += meta.node_fields.length)
    if (nodes[at + type] !== code) bytes += nodes[at + size] ?? 0;
  return bytes;
}

/**
 * The growth of the heap from the first measure to the last one of the same document.
 * @param {readonly HeapMeasure[]} measures in order, each after all code of its document was loaded
 * @returns {{ growth: number, from: number, to: number, span: number } | null} of the document observed longest, with the
 *   growth as a share and the span in milliseconds; null: none was measured twice
 */
export function heapGrowth(measures) {
  const spans = [...new Set(measures.map(({ document }) => document))].flatMap((document) => {
    const own = measures.filter((measure) => measure.document === document);
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined || first === last) return [];
    const growth = last.bytes / first.bytes - 1;
    return [{ growth, from: first.bytes, to: last.bytes, span: last.age - first.age }];
  });
  return spans.sort((a, b) => b.span - a.span)[0] ?? null;
}

/**
 * What is wrong with the heap of a run, or null. A run that measured it once proves nothing.
 * @param {readonly HeapMeasure[]} measures
 * @returns {string | null}
 */
export function heapFault(measures) {
  const grown = heapGrowth(measures);
  const [, most] = MOST_GROWTH.find(([span]) => grown !== null && grown.span >= span) ?? [];
  if (grown === null || most === undefined) return UNMEASURED;
  return grown.growth > most ? `The heap has grown from ${grown.from} to ${grown.to} bytes` : null;
}
