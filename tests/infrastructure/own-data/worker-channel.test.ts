import { expose } from 'comlink';
import { describe, expect, it, vi } from 'vitest';
import { FileFault } from '../../../src/domain/own-data/data-fault';
import { WorkerOwnDataReader, type Thread } from '../../../src/infrastructure/own-data/worker-own-data-reader';
import { OwnDataWork } from '../../../src/infrastructure/own-data/worker/own-data-work';

/** A worker in this thread, whose messages are copied as between threads. */
class LocalThread {
  isEnded = false;
  readonly #port: MessagePort;
  readonly #errors: ((event: Event) => void)[] = [];

  constructor() {
    const { port1, port2 } = new MessageChannel();
    expose(new OwnDataWork(), port2);
    port1.start();
    this.#port = port1;
  }

  postMessage(message: unknown, transfer: Transferable[]): void {
    if (!this.isEnded) this.#port.postMessage(message, transfer);
  }

  addEventListener(type: string, listener: (event: Event) => void): void {
    if (type === 'error') this.#errors.push(listener);
    else this.#port.addEventListener(type, listener);
  }

  removeEventListener(type: string, listener: (event: Event) => void): void {
    this.#port.removeEventListener(type, listener);
  }

  terminate(): void {
    this.isEnded = true;
    this.#port.close();
  }

  fail(): void {
    for (const listener of this.#errors) listener(new Event('error'));
  }
}

function reader() {
  const threads: LocalThread[] = [];
  const start = (): Thread => {
    const thread = new LocalThread();
    threads.push(thread);
    return thread as unknown as Thread;
  };
  return { reader: new WorkerOwnDataReader(start), threads };
}

const rows = (count: number) =>
  `Name,Trend,Growth,Owner\n${Array.from({ length: count }, (_, i) => `Topic ${i},T${i % 9},0.${i % 90},Me`).join('\n')}`;
const file = (text: string, name = 'a.csv') => new File([text], name);

describe('a file that is read in a worker', () => {
  it('is opened, revised, previewed, built and closed', async () => {
    const { reader: port, threads } = reader();
    const progress = vi.fn<() => void>();
    const open = await port.open(file(rows(2500)), { onProgress: progress });
    expect(open).toMatchObject({ fileName: 'a.csv', mapping: { sheets: [{ sheet: 'a', rowCount: 2500 }] } });
    if (open.mapping === null) throw new Error('no mapping');
    const mapping = await open.revise(open.mapping);
    expect(mapping).toEqual(open.mapping);
    const preview = await open.preview(mapping);
    expect(preview.points.length).toBeLessThanOrEqual(400);
    expect(preview.rows['a']).toHaveLength(5);
    const { workspace, counts } = await open.build(mapping);
    expect(counts).toMatchObject({ topics: 2500, trends: 9 });
    expect(workspace.topics).toHaveLength(2500);
    expect(workspace.topics.every(({ own }) => (own as { Owner?: string }).Owner === 'Me')).toBe(true);
    expect(progress).toHaveBeenCalled();
    open.close();
    expect(threads[0]?.isEnded).toBe(true);
    await expect(open.build(mapping)).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('is cancelled by ending the worker', async () => {
    const { reader: port, threads } = reader();
    const cancel = new AbortController();
    const opening = port.open(file(rows(10)), { signal: cancel.signal });
    cancel.abort();
    await expect(opening).rejects.toMatchObject({ name: 'AbortError' });
    expect(threads[0]?.isEnded).toBe(true);
    await expect(port.open(file(rows(10)), { signal: cancel.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('that cannot be opened rejects with its fault and ends the worker', async () => {
    const { reader: port, threads } = reader();
    const fault = await port.open(file('%PDF-1.7')).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(FileFault);
    expect(fault).toMatchObject({ code: 'not-a-table' });
    expect(threads[0]?.isEnded).toBe(true);
  });

  it('above 50 MB is refused before a worker is started', async () => {
    const { reader: port, threads } = reader();
    const large = { name: 'a.csv', size: 60 * 1024 * 1024, arrayBuffer: () => Promise.reject(new Error('read')) };
    await expect(port.open(large)).rejects.toMatchObject({ code: 'too-large' });
    expect(threads).toEqual([]);
  });

  it('tells a worker that has stopped, also afterwards', async () => {
    const { reader: port, threads } = reader();
    const open = await port.open(file(rows(10)));
    const building = open.build(open.mapping);
    await Promise.resolve();
    threads[0]?.fail();
    await expect(building).rejects.toMatchObject({ code: 'reader-failed' });
    await expect(open.build(open.mapping)).rejects.toMatchObject({ code: 'reader-failed' });
  });

  it('is written as a spreadsheet, which opens again', async () => {
    const { reader: port } = reader();
    const open = await port.open(file(rows(30)));
    const { workspace } = await open.build(open.mapping);
    const again = await port.open(new File([await port.spreadsheet(workspace, '1')], 'a.xlsx'));
    expect((await again.build(again.mapping)).workspace.topics).toEqual(workspace.topics);
  });
});
