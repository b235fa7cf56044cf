import { expose } from 'comlink';
import { describe, expect, it, vi } from 'vitest';
import { FileFault } from '../../../src/domain/own-data/data-fault';
import { WorkerOwnDataReader, type Thread } from '../../../src/infrastructure/own-data/worker-own-data-reader';
import { OwnDataSession } from '../../../src/infrastructure/own-data/own-data-session';

/** A worker in this thread, whose messages are copied as between threads. */
class LocalThread {
  isEnded = false;
  readonly #port: MessagePort;
  readonly #errors: ((event: Event) => void)[] = [];

  constructor() {
    const { port1, port2 } = new MessageChannel();
    expose(new OwnDataSession(), port2);
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
    const open = port.begin();
    const outline = await open.open(file(rows(2500)), progress);
    expect(outline).toMatchObject({ fileName: 'a.csv', mapping: { sheets: [{ sheet: 'a', rowCount: 2500 }] } });
    if (outline.mapping === null) throw new Error('no mapping');
    const mapping = await open.revise(outline.mapping);
    expect(mapping).toEqual(outline.mapping);
    const preview = await open.preview(mapping);
    expect(preview.points.length).toBeLessThanOrEqual(400);
    expect(preview.sizes[0]?.lines).toBe(2501);
    expect((await open.lines(mapping, 0, 2499, 100)).map(({ row }) => row)).toEqual([2500, 2501]);
    const { workspace, counts } = await open.build(mapping);
    expect(counts).toMatchObject({ topics: 2500, trends: 9 });
    expect(workspace.topics).toHaveLength(2500);
    expect(workspace.topics.every(({ own }) => (own as { Owner?: string }).Owner === 'Me')).toBe(true);
    expect(progress).toHaveBeenCalled();
    open.close();
    expect(threads[0]?.isEnded).toBe(true);
    await expect(open.build(mapping)).rejects.toThrow('The file is closed');
  });

  it('is cancelled by ending the worker', async () => {
    const { reader: port, threads } = reader();
    const open = port.begin();
    const opening = open.open(file(rows(10)));
    open.close();
    await expect(opening).rejects.toThrow('The file is closed');
    expect(threads[0]?.isEnded).toBe(true);
  });

  it('that cannot be opened rejects with its fault', async () => {
    const opening = reader().reader.begin().open(file('%PDF-1.7'));
    await expect(opening).rejects.toThrow(FileFault);
    await expect(opening).rejects.toThrow('This cannot be read as a table.');
  });

  it('above 50 MB is refused before it is read', async () => {
    const large = { name: 'a.csv', size: 60 * 1024 * 1024, arrayBuffer: () => Promise.reject(new Error('read')) };
    await expect(reader().reader.begin().open(large)).rejects.toThrow('60 MB');
  });

  it('tells a worker that has stopped, also afterwards', async () => {
    const { reader: port, threads } = reader();
    const open = port.begin();
    const { mapping } = await open.open(file(rows(10)));
    const building = open.build(mapping);
    await Promise.resolve();
    threads[0]?.fail();
    await expect(building).rejects.toThrow('this browser has stopped the reader');
    await expect(open.build(mapping)).rejects.toThrow(FileFault);
  });

  it('is written as a spreadsheet, which opens again', async () => {
    const { reader: port } = reader();
    const built = async (written: File) => {
      const open = port.begin();
      return (await open.build((await open.open(written)).mapping)).workspace;
    };
    const workspace = await built(file(rows(30)));
    const again = await built(new File([await port.spreadsheet(workspace, '1')], 'a.xlsx'));
    expect(again.topics).toEqual(workspace.topics);
  });
});
