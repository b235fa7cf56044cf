import { makeAutoObservable, runInAction } from 'mobx';
import { checksOf, type ReadingCheck } from '../../domain/own-data/checks';
import { isShare } from '../../domain/own-data/field-keys';
import type { GridLine, GridSize, GridTable } from '../../domain/own-data/grid';
import {
  chosenMark,
  isShared,
  type ColumnMapping,
  type ColumnTarget,
  type DecimalMark,
  type Mapping,
  type MappingPreview,
  type SheetMapping,
} from '../../domain/own-data/mapping';
import type { RowChoice, TableForm } from '../../domain/own-data/table-form';
import type { SeveralColumn, SeveralPart } from '../../domain/own-data/several-form';
import { type TextForm } from '../../domain/own-data/text-form';
import type { SheetKind } from '../../domain/own-data/sheet-forms';
import type { OwnDataFile } from './own-data-reader';
import { BY_REFERENCE } from '../shared/by-reference';

/** So many lines of the grid come from the reader at once. */
const LINES = 100;

/** A column that has lost its role. */
function asKept(column: ColumnMapping): ColumnMapping {
  return { ...column, target: isShare(column.target) ? 'own-figure' : 'own-label', isChosen: true };
}

/**
 * What a file is taken for, and the lines of its grid. Each correction makes another mapping, which is what the grid shows, what
 * its sums are of, and what opens; corrections can be undone.
 */
export class MappingViewModel {
  mapping: Mapping;
  /** Of the last mapping that was worked out; null: not yet. */
  preview: MappingPreview | null = null;
  isWorking = false;
  problem: string | null = null;
  /** The index of the sheet that is shown. */
  shown: number;
  /** By their number: the parts of the grid that were read. */
  parts: ReadonlyMap<number, readonly GridLine[]> = new Map();
  past: readonly Mapping[] = [];
  future: readonly Mapping[] = [];
  #latest = 0;
  /** The parts of the grid that are in view. */
  #wanted: readonly number[] = [0];
  readonly #asked = new Set<number>();

  constructor(
    private readonly file: OwnDataFile,
    private readonly first: Mapping,
  ) {
    this.mapping = first;
    this.shown = Math.max(
      0,
      first.sheets.findIndex(({ kind }) => kind === 'topics'),
    );
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  get sheet(): SheetMapping | null {
    return this.mapping.sheets[this.shown] ?? null;
  }

  get topics(): SheetMapping | null {
    return this.mapping.sheets.find(({ kind }) => kind === 'topics') ?? null;
  }

  get size(): GridSize {
    return this.preview?.sizes[this.shown] ?? { lines: 0, columns: 0, kinds: {}, tables: [] };
  }

  get checks(): readonly ReadingCheck[] {
    return checksOf(this.mapping);
  }

  get canOpen(): boolean {
    return this.preview !== null && !this.isWorking && this.preview.counts.topics > 0;
  }

  /** The column that stands at a place of the grid; null: it is none of the table. */
  columnAt(place: number): ColumnMapping | null {
    const { columns = [], places = [], besides = [] } = this.sheet ?? {};
    const own = columns.find(({ index }) => placeOf(places, index, this.size.columns) === place);
    return own ?? columns.find(({ index }) => besides.some((each) => each[index] === place)) ?? null;
  }

  /** The tables of the sheet that a line belongs to, with their numbers; empty: one table alone stands on the sheet. */
  tablesAt(line: GridLine): readonly { readonly table: GridTable; readonly number: number }[] {
    const at = [...this.parts].flatMap(([part, lines]) =>
      lines.includes(line) ? [part * LINES + lines.indexOf(line)] : [],
    )[0];
    return this.size.tables.flatMap((table, index) =>
      at !== undefined && table.line <= at && at <= table.lastLine ? [{ table, number: index + 1 }] : [],
    );
  }

  /** What the column at a place of the grid says, where several rows are one topic; null: a row is a topic. */
  partAt(place: number): SeveralColumn | null {
    return this.sheet?.several?.columns.find((each) => each.place === place) ?? null;
  }

  /** The place of a column in the grid. */
  placeOf(column: ColumnMapping): number {
    return placeOf(this.sheet?.places ?? [], column.index, this.size.columns);
  }

  /** null: it is being read. */
  lineAt(index: number): GridLine | null {
    return this.parts.get(Math.floor(index / LINES))?.[index % LINES] ?? null;
  }

  /** Reads the lines that come into view. */
  see(from: number, to: number): void {
    const first = Math.floor(from / LINES);
    this.#wanted = Array.from({ length: Math.floor(to / LINES) - first + 1 }, (_, index) => first + index);
    const missing = this.#wanted.filter((part) => !this.parts.has(part) && !this.#asked.has(part));
    const turn = this.#latest;
    for (const part of missing) {
      this.#asked.add(part);
      void this.#read(this.mapping, this.shown, part)
        .then((lines) => {
          if (turn === this.#latest) runInAction(() => (this.parts = new Map([...this.parts, [part, lines]])));
        })
        .catch((error: unknown) => turn === this.#latest && this.#fail(error))
        .finally(() => this.#asked.delete(part));
    }
  }

  start(): Promise<void> {
    return this.#work(() => Promise.resolve(this.mapping));
  }

  /** Shows a sheet. One that is not read becomes that of the topics, so that what is shown is what opens. */
  choose(index: number): Promise<void> {
    this.shown = index;
    this.#wanted = [0];
    const chosen = this.mapping.sheets[index];
    if (chosen === undefined || chosen.kind !== null) return this.#work(() => Promise.resolve(this.mapping));
    return this.use('topics');
  }

  /** What the shown sheet is read as; another one of that kind is read no longer. @param kind null: it is not used */
  use(kind: SheetKind | null): Promise<void> {
    return this.#revise({
      ...this.mapping,
      sheets: this.mapping.sheets.map((sheet, index) => {
        if (index === this.shown) return { ...sheet, kind, reason: 'chosen by you' };
        return sheet.kind === kind && kind !== null ? { ...sheet, kind: null, reason: 'not chosen' } : sheet;
      }),
    });
  }

  /** What a column of the shown sheet becomes. The column that was it before is kept as what its values are. */
  assign(index: number, target: ColumnTarget): Promise<void> {
    return this.#revise(
      this.#withColumns((column) => {
        if (column.index === index) return { ...column, target, isChosen: true };
        return !isShared(target) && column.target === target ? asKept(column) : column;
      }),
    );
  }

  /** How a column of the shown sheet is read. */
  answer(index: number, change: Partial<ColumnMapping>): Promise<void> {
    return this.#revise(this.#withColumns((column) => (column.index === index ? { ...column, ...change } : column)));
  }

  /** Where the table of the shown sheet is, and which rows belong to it. */
  place(change: Partial<TableForm>): Promise<void> {
    return this.#revise(this.#withSheet((sheet) => ({ ...sheet, form: { ...sheet.form, ...change } })));
  }

  /** @param choice null: as its shape says */
  setRow(row: number, choice: RowChoice | null): Promise<void> {
    const { form } = this.sheet ?? {};
    if (form === undefined) return Promise.resolve();
    const { [row]: _, ...others } = form.rows;
    const { firstRow, lastRow } = form;
    const isTaken = choice === 'topic' || choice === 'group';
    return this.place({
      rows: choice === null ? others : { ...others, [row]: choice },
      // A row beyond an end that is taken after all moves that end.
      firstRow: isTaken && firstRow !== null ? Math.min(firstRow, row) : firstRow,
      lastRow: isTaken && lastRow !== null ? Math.max(lastRow, row) : lastRow,
    });
  }

  /** The names of the columns stand in this row. */
  nameRow(row: number): Promise<void> {
    const { [row]: _, ...rows } = this.sheet?.form.rows ?? {};
    return this.place({ headerRow: row, isChosen: true, firstRow: null, rows });
  }

  /** What a column of the file says, where several rows are one topic. */
  setPart(header: string, part: SeveralPart): Promise<void> {
    const { several } = this.sheet ?? {};
    if (several == null) return Promise.resolve();
    const without = (all: readonly string[]): readonly string[] => all.filter((each) => each !== header);
    const { topic, naming, values, unit } = several.form;
    return this.place({
      several: {
        topic: part === 'topic' ? header : topic,
        naming: part === 'naming' ? [...without(naming), header] : without(naming),
        values: part === 'value' ? [...without(values), header] : without(values),
        unit: part === 'unit' ? header : unit === header ? null : unit,
      },
    });
  }

  setDecimal(mark: DecimalMark): Promise<void> {
    return this.#revise({ ...this.mapping, decimal: chosenMark(mark) });
  }

  /** @param language of the texts of the file, as a BCP 47 tag */
  setLanguage(language: string): Promise<void> {
    return this.#revise({ ...this.mapping, language });
  }

  /** Reads the text in another form: all else is found again. */
  setText(change: Partial<TextForm>): Promise<void> {
    const { text } = this.mapping;
    if (text === null) return Promise.resolve();
    return this.#revise({ ...this.mapping, text: { ...text, ...change }, sheets: [] });
  }

  undo(): Promise<void> {
    const before = this.past.at(-1);
    if (before === undefined) return Promise.resolve();
    this.past = this.past.slice(0, -1);
    this.future = [this.mapping, ...this.future];
    return this.#work(() => Promise.resolve(before));
  }

  redo(): Promise<void> {
    const [next, ...rest] = this.future;
    if (next === undefined) return Promise.resolve();
    this.future = rest;
    this.past = [...this.past, this.mapping];
    return this.#work(() => Promise.resolve(next));
  }

  /** Undoes all corrections; this can be undone, too. */
  reset(): Promise<void> {
    this.#remember();
    return this.#work(() => Promise.resolve(this.first));
  }

  #withSheet(change: (sheet: SheetMapping) => SheetMapping): Mapping {
    const { sheets } = this.mapping;
    return { ...this.mapping, sheets: sheets.map((sheet, index) => (index === this.shown ? change(sheet) : sheet)) };
  }

  #withColumns(change: (column: ColumnMapping) => ColumnMapping): Mapping {
    return this.#withSheet((sheet) => ({ ...sheet, columns: sheet.columns.map(change) }));
  }

  #remember(): void {
    runInAction(() => {
      this.past = [...this.past, this.mapping];
      this.future = [];
    });
  }

  /** Shown at once; what follows from it comes from the reader. */
  #revise(mapping: Mapping): Promise<void> {
    this.#remember();
    if (mapping.sheets.length > 0) runInAction(() => (this.mapping = mapping));
    return this.#work(() => this.file.revise(mapping));
  }

  async #work(next: () => Promise<Mapping>): Promise<void> {
    const turn = (this.#latest += 1);
    runInAction(() => (this.isWorking = true));
    try {
      const mapping = await next();
      const preview = await this.file.preview(mapping);
      const shown = Math.min(this.shown, Math.max(0, mapping.sheets.length - 1));
      const wanted = this.#wanted.filter((part) => part === 0 || part * LINES < (preview.sizes[shown]?.lines ?? 0));
      const parts = await Promise.all(
        wanted.map(async (part) => [part, await this.#read(mapping, shown, part)] as const),
      );
      if (turn !== this.#latest) return;
      this.#asked.clear();
      runInAction(() => {
        this.mapping = mapping;
        this.preview = preview;
        this.shown = shown;
        this.parts = new Map(parts);
        this.problem = preview.problem;
        this.isWorking = false;
      });
    } catch (error) {
      if (turn === this.#latest) this.#fail(error);
    }
  }

  #read(mapping: Mapping, sheet: number, part: number): Promise<readonly GridLine[]> {
    return this.file.lines(mapping, sheet, part * LINES, LINES);
  }

  #fail(error: unknown): void {
    runInAction(() => {
      this.problem = error instanceof Error ? error.message : 'The file cannot be read this way.';
      this.isWorking = false;
    });
  }
}

/** The columns that were made stand behind those of the file. */
function placeOf(places: readonly (number | null)[], index: number, columns: number): number {
  const place = places[index];
  if (place !== null && place !== undefined) return place;
  const made = places.filter((each) => each === null).length;
  return columns - made + places.slice(0, index).filter((each) => each === null).length;
}
