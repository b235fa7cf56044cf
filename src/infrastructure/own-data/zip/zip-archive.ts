import { Inflate } from 'fflate';
import { FileFault } from '../../../domain/own-data/file-fault';
import { MOST_BYTES_OF_PART } from '../limits';
import { packedBytes, tooMuch, zipDirectory, type ZipEntry } from './zip-directory';

const STORED = 0;
const DEFLATED = 8;
const SLICE = 64 * 1024;

/** A ZIP file whose entries are unpacked piece by piece, when they are requested. */
export class ZipArchive {
  readonly #entries: ReadonlyMap<string, ZipEntry>;

  /** @throws FileFault; see zipDirectory */
  constructor(private readonly bytes: Uint8Array) {
    this.#entries = zipDirectory(bytes);
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** Unpacked, in bytes; 0 where there is no such entry. */
  size(name: string): number {
    return this.#entries.get(name)?.unpacked ?? 0;
  }

  /**
   * Passes on the unpacked bytes of an entry. Stops as soon as they are more than the directory says, which no program
   * writes but a ZIP bomb does.
   * @throws FileFault 'damaged' or 'too-much-inside'
   */
  unpack(name: string, onBytes: (bytes: Uint8Array) => void): void {
    const entry = this.#entries.get(name);
    if (entry === undefined) throw new FileFault('damaged', `The file is damaged: its part ${name} is missing.`);
    const packed = packedBytes(this.bytes, entry);
    if (entry.method === STORED) {
      if (packed.length > MOST_BYTES_OF_PART) throw tooMuch();
      onBytes(packed);
      return;
    }
    if (entry.method !== DEFLATED) throw new FileFault('damaged', 'The file is packed in a way that is not known.');
    let count = 0;
    const inflate = new Inflate((bytes) => {
      count += bytes.length;
      if (count > entry.unpacked) throw tooMuch();
      onBytes(bytes);
    });
    for (let start = 0; start < packed.length; start += SLICE) {
      push(inflate, packed.subarray(start, start + SLICE), start + SLICE >= packed.length);
    }
    if (count < entry.unpacked) throw new FileFault('damaged', 'The file is damaged: one of its parts is incomplete.');
  }
}

function push(inflate: Inflate, bytes: Uint8Array, isLast: boolean): void {
  try {
    inflate.push(bytes, isLast);
  } catch (error) {
    // Errors of fflate have a numeric code; others come from the consumer.
    if (error instanceof Error && 'code' in error && typeof error.code === 'number') {
      throw new FileFault('damaged', 'The file is damaged: one of its parts cannot be unpacked.');
    }
    throw error;
  }
}
