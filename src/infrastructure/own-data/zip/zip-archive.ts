import { FileFault, protectedFile } from '../../../domain/own-data/data-fault';
import { MOST_BYTES_OF_PART, MOST_PARTS } from '../limits';
import { Inflate } from 'fflate';

interface ZipEntry {
  readonly name: string;
  /** 0: stored, 8: deflated. */
  readonly method: number;
  /** In bytes, as the directory says. */
  readonly packed: number;
  readonly unpacked: number;
  /** Of its local header. */
  readonly offset: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;
const LONGEST_COMMENT = 0xffff;
const ENCRYPTED = 1;

const damaged = (): FileFault =>
  new FileFault(
    'damaged',
    'The file is damaged or incomplete: its parts cannot be found. Save it again and try once more.',
  );

/**
 * The entries of a ZIP file by its central directory. Nothing is unpacked.
 * @throws FileFault 'damaged', 'encrypted', or 'too-much-inside' for sizes that no spreadsheet has
 */
function zipDirectory(bytes: Uint8Array): ReadonlyMap<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  if (count > MOST_PARTS) throw tooMuch();
  let position = view.getUint32(end + 16, true);
  const entries = new Map<string, ZipEntry>();
  for (let index = 0; index < count; index += 1) {
    if (position + ENTRY_SIZE > view.byteLength || view.getUint32(position, true) !== ENTRY) throw damaged();
    if ((view.getUint16(position + 8, true) & ENCRYPTED) !== 0) throw protectedFile();
    const length = view.getUint16(position + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(position + ENTRY_SIZE, position + ENTRY_SIZE + length));
    const entry: ZipEntry = {
      name,
      method: view.getUint16(position + 10, true),
      packed: view.getUint32(position + 20, true),
      unpacked: view.getUint32(position + 24, true),
      offset: view.getUint32(position + 42, true),
    };
    // 0xffffffff stands for a size above 4 GB, which is too much as well.
    if (entry.unpacked > MOST_BYTES_OF_PART) throw tooMuch();
    // Some programs write the separators of Windows.
    entries.set(name.replaceAll('\\', '/').replace(/^\//, ''), entry);
    position += ENTRY_SIZE + length + view.getUint16(position + 30, true) + view.getUint16(position + 32, true);
  }
  return entries;
}

/** The packed bytes of an entry. @throws FileFault 'damaged' */
function packedBytes(bytes: Uint8Array, { offset, packed }: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (offset + LOCAL_SIZE > view.byteLength || view.getUint32(offset, true) !== LOCAL) throw damaged();
  const start = offset + LOCAL_SIZE + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packed > view.byteLength) throw damaged();
  return bytes.subarray(start, start + packed);
}

function tooMuch(): FileFault {
  const message = 'The file unpacks to more than a spreadsheet of this size can hold. It was not opened.';
  return new FileFault('too-much-inside', message);
}

function endOfDirectory(view: DataView): number {
  const earliest = Math.max(0, view.byteLength - END_SIZE - LONGEST_COMMENT);
  for (let position = view.byteLength - END_SIZE; position >= earliest; position -= 1) {
    if (view.getUint32(position, true) === END) return position;
  }
  throw damaged();
}

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
