import type { OpenOwnData, ReadOptions } from '../../application/own-data/own-data-reader';
import { buildWorkspace, type BuiltFromTables } from './build/build-workspace';
import type { MappingPreview } from '../../domain/own-data/mapping-preview';
import type { BuiltWorkspace } from '../../application/own-data/own-data-reader';
import type { Mapping } from '../../domain/own-data/mapping';
import { previewOf } from './preview';
import { readSheets } from '../../domain/own-data/read-sheets';
import { proposeMapping } from '../../domain/own-data/propose-mapping';
import { FileFault } from '../../domain/own-data/data-fault';
import { whyNoTopics } from '../../domain/own-data/no-topics';
import type { Tables } from '../../domain/own-data/tables';
import { MOST_BYTES, tooLarge, type OnRead } from './limits';
import { readTables } from './read-tables';
import { readWorkspace } from './read-workspace';

/** What is said of a file once it is read. */
export type FileOutline = Pick<OpenOwnData, 'fileName' | 'encoding' | 'delimiter' | 'mapping'>;

/** One file in memory: its tables, and what a mapping makes of them. Runs in the worker, and in commands. */
export class OwnDataSession {
  #tables: Tables | null = null;
  #json: { readonly fileName: string; readonly text: string } | null = null;
  #last: { readonly key: string; readonly built: BuiltFromTables } | null = null;

  /** @throws FileFault */
  open(
    fileName: string,
    bytes: Uint8Array,
    options: Pick<ReadOptions, 'delimiter' | 'anyway'>,
    onRead: OnRead = () => {},
  ): FileOutline {
    if (bytes.length > MOST_BYTES) throw tooLarge(bytes.length);
    const read = readTables(fileName, bytes, options.delimiter, onRead);
    onRead(1, 0);
    if ('json' in read) {
      this.#json = { fileName, text: read.json };
      return { fileName, encoding: read.encoding, delimiter: null, mapping: null };
    }
    const sheets = readSheets(read, null);
    if (sheets.every(({ rows }) => rows.length === 0))
      throw new FileFault('empty', 'The file has names of columns, but no rows below them.');
    const whys = sheets.map(whyNoTopics);
    const [why] = whys;
    if (why != null && !whys.includes(null) && options.anyway !== true)
      throw new FileFault('no-topics', `This file holds ${why}.`, true);
    this.#tables = read;
    return { fileName, encoding: read.encoding, delimiter: read.delimiter, mapping: proposeMapping(read) };
  }

  revise(mapping: Mapping): Mapping {
    return proposeMapping(this.#opened(), mapping);
  }

  /** @throws FileFault */
  preview(mapping: Mapping): MappingPreview {
    return previewOf(mapping, this.#built(mapping));
  }

  /** @throws FileFault */
  async build(mapping: Mapping | null): Promise<BuiltWorkspace> {
    if (this.#json !== null) return readWorkspace(this.#json.fileName, this.#json.text);
    if (mapping === null) throw new Error('A table needs a mapping');
    const { workspace, faults, counts } = this.#built(mapping);
    return { workspace, faults, counts };
  }

  #built(mapping: Mapping): BuiltFromTables {
    const key = JSON.stringify(mapping);
    if (this.#last?.key !== key)
      this.#last = { key, built: buildWorkspace(readSheets(this.#opened(), mapping), mapping) };
    return this.#last.built;
  }

  #opened(): Tables {
    if (this.#tables === null) throw new Error('No table is open');
    return this.#tables;
  }
}
