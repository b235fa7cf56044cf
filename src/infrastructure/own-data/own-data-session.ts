import type { BuiltWorkspace, FileOutline, WorkspaceDocument } from '../../application/own-data/own-data-reader';
import { buildWorkspace, type BuiltFromTables } from './build/build-workspace';
import type { MappingPreview, PreviewCell, ColumnMapping, DecimalMark, Mapping } from '../../domain/own-data/mapping';
import { readSheets } from '../../domain/own-data/read-sheets';
import { proposeMapping } from '../../domain/own-data/propose-mapping';
import { FileFault, type DataFault, faultGroups } from '../../domain/own-data/data-fault';
import { whyNoTopics } from '../../domain/own-data/no-topics';
import type { Cell, Delimiter, Tables } from '../../domain/own-data/tables';
import { MOST_BYTES, tooLarge, type OnRead } from './limits';
import { readTables } from './read-tables';
import { readWorkspace } from './read-workspace';
import { formatFigure } from '../../domain/topic/figures';
import { formatFraction } from '../../domain/shared/figures';
import { parseQuadrantCode, quadrantOf } from '../../domain/topic/quadrant';
import { cellText } from '../../domain/own-data/cell-text';
import { isShare } from '../../domain/own-data/field-keys';
import { readValue } from '../../domain/own-data/read-value';
import type { PlaneItem } from '../../domain/plane/plane-scene';
import { axesOf } from './build/build-signals';
import { topicKeys } from '../../domain/own-data/topic-keys';
import { TOPIC_KEYS } from '../wire/workspace-keys';

/** One file in memory: its tables, and what a mapping makes of them. Runs in the worker, and in commands. */
export class OwnDataSession {
  #tables: Tables | null = null;
  #json: { readonly fileName: string; readonly text: string } | null = null;
  #known: ReadonlySet<string> | null = null;
  #last: { readonly key: string; readonly built: BuiltFromTables } | null = null;

  /** @throws FileFault */
  open(fileName: string, bytes: Uint8Array, delimiter?: Delimiter, onRead: OnRead = () => {}): FileOutline {
    if (bytes.length > MOST_BYTES) throw tooLarge(bytes.length);
    const read = readTables(fileName, bytes, delimiter, onRead);
    if ('json' in read) {
      this.#json = { fileName, text: read.json };
      return { fileName, encoding: read.encoding, delimiter: null, mapping: null, doubt: null };
    }
    const sheets = readSheets(read, null);
    if (sheets.every(({ rows }) => rows.length === 0))
      throw new FileFault('The file has names of columns, but no rows below them.');
    const whys = sheets.map(whyNoTopics);
    const doubt = read.doubt ?? (whys.includes(null) ? null : `This file holds ${whys[0]}.`);
    this.#tables = read;
    return { fileName, encoding: read.encoding, delimiter: read.delimiter, mapping: proposeMapping(read), doubt };
  }

  revise(mapping: Mapping): Mapping {
    return proposeMapping(this.#opened(), mapping);
  }

  compare(keys: readonly string[]): void {
    this.#known = new Set(keys);
  }

  /** @throws FileFault */
  preview(mapping: Mapping): MappingPreview {
    return previewOf(mapping, this.#built(mapping), this.#known);
  }

  /** @throws FileFault */
  async build(mapping: Mapping | null): Promise<BuiltWorkspace> {
    if (this.#json !== null) return readWorkspace(this.#json.fileName, this.#json.text);
    if (mapping === null) throw new Error('A table needs a mapping');
    const { workspace, faults, counts } = this.#built(mapping);
    return { workspace, faults: faults.slice(0, MOST_FAULTS), counts };
  }

  async write(workspace: WorkspaceDocument, sowId: string): Promise<Uint8Array<ArrayBuffer>> {
    return (await import('./export/project-sheets')).writeSpreadsheet(workspace, sowId);
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

/** More are counted, but not sent to the page. */
const MOST_FAULTS = 10_000;
const ROWS = 5;
const MOST_POINTS = 400;
const LONGEST = 200;

/** What the mapping makes of the file, for the dialog. */
function previewOf(mapping: Mapping, built: BuiltFromTables, known: ReadonlySet<string> | null): MappingPreview {
  const mark = mapping.decimal?.mark ?? '.';
  const rows = built.sheets.map(({ name, rows }, index) => {
    const columns = mapping.sheets[index]?.columns ?? [];
    return [
      name,
      rows.slice(0, ROWS).map(({ row, cells }) => {
        const faults = built.faults.filter((fault) => fault.sheet === name && fault.row === row);
        return columns.map((column) => previewCell(cells[column.index], column, mark, faults));
      }),
    ] as const;
  });
  return {
    rows: Object.fromEntries(rows),
    points: pointsOf(built),
    counts: built.counts,
    faults: faultGroups(built.faults),
    rings: built.rings,
    shared: known && sharedWith(built, known),
  };
}

function sharedWith({ workspace: { topics } }: BuiltFromTables, known: ReadonlySet<string>): number {
  const isKnown = (key: string): boolean => known.has(key);
  return topics.filter((row) => topicKeys(row[TOPIC_KEYS.id], row[TOPIC_KEYS.name]).some(isKnown)).length;
}

/** @param faults of its row */
function previewCell(
  cell: Cell | undefined,
  column: ColumnMapping,
  mark: DecimalMark,
  faults: readonly DataFault[],
): PreviewCell {
  const raw = cellText(cell).slice(0, LONGEST);
  const fault = faults.find((each) => each.column === column.header)?.problem ?? null;
  return { raw, shown: raw === '' ? null : shownAs(cell, column, mark), fault };
}

function shownAs(cell: Cell | undefined, column: ColumnMapping, mark: DecimalMark): string | null {
  const { value } = readValue(column, cell, mark);
  if (typeof value !== 'number') return null;
  if (column.target === 'quadrant') return quadrantOf(parseQuadrantCode(value)).label;
  if (!isShare(column.target)) return null;
  return column.target === 'growth' ? formatFigure('growth', value) : formatFraction(value);
}

/** Evenly from the whole file. */
function pointsOf({ workspace }: BuiltFromTables): readonly PlaneItem[] {
  const points = workspace.topics.flatMap((row, index): PlaneItem[] => {
    const { growth, sizing } = axesOf(row, TOPIC_KEYS);
    if (growth === null || sizing === null) return [];
    const quadrant = quadrantOf(parseQuadrantCode(row[TOPIC_KEYS.quadrant]));
    const name = String(row[TOPIC_KEYS.name]);
    return [{ id: String(index), name, quadrant, growth, sizing: { average: sizing }, driverCount: 1 }];
  });
  const step = Math.max(1, points.length / MOST_POINTS);
  return points.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
