import type { BuiltWorkspace, FileOutline, WorkspaceDocument } from '../../application/own-data/own-data-reader';
import { buildWorkspace, type BuiltFromTables } from './build/build-workspace';
import type { MappingPreview, Mapping } from '../../domain/own-data/mapping';
import type { TextForm } from '../../domain/own-data/text-form';
import { readSheets } from '../../domain/own-data/read-sheets';
import { proposeMapping } from '../../domain/own-data/propose-mapping';
import { cellText } from '../../domain/own-data/cell-text';
import { datesIn } from '../../domain/own-data/data-dates';
import { FileFault, faultGroups } from '../../domain/own-data/data-fault';
import type { GridLine } from '../../domain/own-data/grid';
import { whyNoTopics } from '../../domain/own-data/no-topics';
import type { Sheet, Tables } from '../../domain/own-data/tables';
import { MOST_BYTES, tooLarge, type OnRead } from './limits';
import { GridOfSheet, type PlacedTable } from './grid-of-sheet';
import { readTables } from './read-tables';
import { readWorkspace } from './read-workspace';
import { parseQuadrantCode, quadrantOf } from '../../domain/topic/quadrant';
import type { PlaneItem } from '../../domain/plane/plane-scene';
import { axesOf } from './build/build-signals';
import { topicKeys } from '../../domain/own-data/topic-keys';
import { TOPIC_KEYS } from '../wire/workspace-keys';

interface Reading {
  readonly key: string;
  readonly sheets: readonly Sheet[];
  readonly built: BuiltFromTables | null;
  /** Why nothing can be opened; null: something can. */
  readonly fault: FileFault | null;
  readonly grids: GridOfSheet[];
}

/** One file in memory: its tables, and what a mapping makes of them. Runs in the worker, and in commands. */
export class OwnDataSession {
  #bytes: { readonly fileName: string; readonly content: Uint8Array } | null = null;
  #tables: Tables | null = null;
  #json: { readonly fileName: string; readonly text: string } | null = null;
  #known: ReadonlySet<string> | null = null;
  #last: Reading | null = null;

  /** @param thisYear years after it are forecasts; undefined: unknown */
  constructor(private readonly thisYear?: number) {}

  /** @throws FileFault */
  open(fileName: string, bytes: Uint8Array, onRead: OnRead = () => {}): FileOutline {
    if (bytes.length > MOST_BYTES) throw tooLarge(bytes.length);
    const found = readTables(fileName, bytes, null, onRead);
    if ('json' in found) {
      this.#json = { fileName, text: found.json };
      return { fileName, mapping: null, dates: [], doubt: null };
    }
    const read = this.#dated(found);
    const sheets = readSheets(read, null);
    if (sheets.every(({ rows }) => rows.length === 0))
      throw new FileFault('The file has names of columns, but no rows below them.');
    const whys = sheets.map(whyNoTopics);
    const doubt = read.doubt ?? (whys.includes(null) ? null : `This file holds ${whys[0]}.`);
    this.#tables = read;
    // Only a text can be read in another form.
    if (read.text !== null) this.#bytes = { fileName, content: bytes };
    const mapping = proposeMapping(read);
    const topics = mapping.sheets.findIndex(({ kind }) => kind === 'topics');
    const dates = datesIn(fileName, mapping.sheets[topics]?.sheet ?? '', textsAbove(sheets[topics]));
    return { fileName, mapping, dates, doubt };
  }

  /** Works out again what follows from the choices of the user. @throws FileFault */
  revise(mapping: Mapping): Mapping {
    return proposeMapping(this.#opened(mapping.text), mapping);
  }

  compare(keys: readonly string[]): void {
    this.#known = new Set(keys);
  }

  /** @throws FileFault */
  preview(mapping: Mapping): MappingPreview {
    const { built, grids, fault } = this.#reading(mapping);
    const faults = built?.faults ?? [];
    return {
      sizes: grids.map(({ size }) => size),
      points: built === null ? [] : pointsOf(built),
      sizeAxis: built?.sizeAxis ?? null,
      counts: built?.counts ?? { topics: 0, trends: 0, withoutFigure: 0, rowsLeftOut: 0, quadrants: 'none' },
      faults: faultGroups(faults),
      rings: built?.rings ?? [],
      shared: built && this.#known && sharedWith(built, this.#known),
      problem: fault?.message ?? null,
    };
  }

  /** The lines of a sheet's grid, as the mapping reads them. @param from the first one */
  lines(mapping: Mapping, sheet: number, from: number, count: number): readonly GridLine[] {
    return this.#reading(mapping).grids[sheet]?.lines(from, count) ?? [];
  }

  /** @throws FileFault */
  async build(mapping: Mapping | null): Promise<BuiltWorkspace> {
    if (this.#json !== null) return readWorkspace(this.#json.fileName, this.#json.text);
    if (mapping === null) throw new Error('A table needs a mapping');
    const { built, fault } = this.#reading(mapping);
    if (built === null) throw fault ?? new Error('Nothing was built');
    const { workspace, faults, counts } = built;
    return { workspace, faults: faults.slice(0, MOST_FAULTS), counts };
  }

  async write(workspace: WorkspaceDocument, sowId: string): Promise<Uint8Array<ArrayBuffer>> {
    return (await import('./export/project-sheets')).writeSpreadsheet(workspace, sowId);
  }

  /** One reading for the grid, the sums and what opens. */
  #reading(mapping: Mapping): Reading {
    const key = JSON.stringify(mapping);
    if (this.#last?.key === key) return this.#last;
    const sheets = readSheets(this.#opened(mapping.text), mapping);
    const { built, fault } = builtFrom(sheets, mapping);
    const mark = mapping.decimal?.mark ?? '.';
    const grids = sheets.map((sheet, index) => {
      const { columns = [], kind = null } = mapping.sheets[index] ?? {};
      const tables = tablesBeside(sheet, sheets, mapping);
      return new GridOfSheet(sheet, columns, mark, kind === null ? [] : (built?.faults ?? []), tables);
    });
    this.#last = { key, sheets, built, fault, grids };
    return this.#last;
  }

  #opened(form: TextForm | null): Tables {
    if (this.#tables === null) throw new Error('No table is open');
    const { text } = this.#tables;
    if (form === null || text === null || this.#bytes === null || isSame(form, text)) return this.#tables;
    const read = readTables(this.#bytes.fileName, this.#bytes.content, form, () => {});
    if ('json' in read) throw new Error('A workspace has no form of a text');
    return (this.#tables = this.#dated(read));
  }

  #dated(tables: Tables): Tables {
    return this.thisYear === undefined ? tables : { ...tables, thisYear: this.thisYear };
  }
}

/** Where the tables of a sheet stand; empty where there is one alone. */
function tablesBeside(sheet: Sheet, sheets: readonly Sheet[], mapping: Mapping): readonly PlacedTable[] {
  const tables = sheets.flatMap(({ raw, range, name }, index): PlacedTable[] => {
    if (raw !== sheet.raw || range === null) return [];
    const isRead = sheets.some((each, at) => {
      const isUsed = (mapping.sheets[at]?.kind ?? null) !== null;
      return isUsed && (at === index || (each.together?.isOn === true && each.together.names.includes(name)));
    });
    return [{ sheet: index, range, isRead }];
  });
  return tables.length > 1 ? tables : [];
}

function builtFrom(sheets: readonly Sheet[], mapping: Mapping): Pick<Reading, 'built' | 'fault'> {
  try {
    return { built: buildWorkspace(sheets, mapping), fault: null };
  } catch (error) {
    if (error instanceof FileFault) return { built: null, fault: error };
    throw error;
  }
}

/** The texts above the names of the columns. */
function textsAbove(sheet: Sheet | undefined): readonly string[] {
  const above = sheet?.raw.filter(({ row }) => sheet.marks.get(row)?.kind === 'title') ?? [];
  return above.flatMap(({ cells }) => cells.map((cell) => cellText(cell)).filter((text) => text.trim() !== ''));
}

function isSame(one: TextForm, other: TextForm): boolean {
  return one.encoding === other.encoding && one.delimiter === other.delimiter && one.quotes === other.quotes;
}

/** More are counted, but not sent to the page. */
const MOST_FAULTS = 10_000;
const MOST_POINTS = 400;

function sharedWith({ workspace: { topics } }: BuiltFromTables, known: ReadonlySet<string>): number {
  const isKnown = (key: string): boolean => known.has(key);
  return topics.filter((row) => topicKeys(row[TOPIC_KEYS.id], row[TOPIC_KEYS.name]).some(isKnown)).length;
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
