import { unzipSync, type UnzipFileFilter } from 'fflate';
import { FileFault } from '../../../domain/own-data/data-fault';
import { MOST_BYTES_OF_PART, MOST_PARTS } from '../limits';

/** A ZIP file whose parts are unpacked when they are requested. */
export class ZipArchive {
  /** In bytes, unpacked, as the directory says. */
  readonly #sizes = new Map<string, number>();

  /** @throws FileFault where it is damaged, or has sizes that no spreadsheet has */
  constructor(private readonly bytes: Uint8Array) {
    this.#unzip(
      'The file is damaged or incomplete: its parts cannot be found. Save it again and try once more.',
      (entry) => {
        if (entry.originalSize > MOST_BYTES_OF_PART || this.#sizes.size > MOST_PARTS)
          throw new FileFault('The file unpacks to more than a spreadsheet of this size can hold. It was not opened.');
        this.#sizes.set(pathOf(entry), entry.originalSize);
        return false;
      },
    );
  }

  has(name: string): boolean {
    return this.#sizes.has(name);
  }

  /** Unpacked, in bytes; 0 where there is no such part. */
  size(name: string): number {
    return this.#sizes.get(name) ?? 0;
  }

  /** No more bytes than the directory says, as a ZIP bomb has. @throws FileFault */
  read(name: string): Uint8Array {
    const problem = 'The file is damaged: one of its parts cannot be unpacked.';
    const [part] = this.#unzip(problem, (entry) => pathOf(entry) === name);
    if (part === undefined) throw new FileFault(`The file is damaged: its part ${name} is missing.`);
    return part;
  }

  #unzip(problem: string, filter: UnzipFileFilter): readonly Uint8Array[] {
    try {
      return Object.values(unzipSync(this.bytes, { filter }));
    } catch (error) {
      throw error instanceof FileFault ? error : new FileFault(problem);
    }
  }
}

/** Some programs write the separators of Windows. */
function pathOf({ name }: { readonly name: string }): string {
  return name.replaceAll('\\', '/').replace(/^\//, '');
}
