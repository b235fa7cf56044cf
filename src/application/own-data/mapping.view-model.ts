import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { MappingPreview } from '../../domain/own-data/mapping-preview';
import type {
  ColumnMapping,
  ColumnTarget,
  DecimalMark,
  Mapping,
  SheetMapping,
  Unit,
  ValueMapping,
} from '../../domain/own-data/mapping';
import type { SheetKind } from '../../domain/own-data/sheet-forms';
import type { OpenOwnData } from './own-data-reader';

/** A column whose unit is asked for. */
export interface AskedColumn {
  readonly sheet: string;
  readonly column: ColumnMapping;
}

/** What the columns of a file become, and what that makes of its first rows. */
export class MappingViewModel {
  mapping: Mapping;
  /** Of the last mapping that was worked out; null: not yet. */
  preview: MappingPreview | null = null;
  isWorking = false;
  problem: string | null = null;
  /** The name of the sheet whose columns are shown. */
  shown: string;
  #latest = 0;
  readonly #file: OpenOwnData;

  constructor(file: OpenOwnData, mapping: Mapping) {
    this.#file = file;
    this.mapping = mapping;
    const { sheets } = mapping;
    this.shown = (sheets.find(({ kind }) => kind === 'topics') ?? sheets[0])?.sheet ?? '';
    makeAutoObservable(this, { mapping: observableRef, preview: observableRef }, { autoBind: true });
  }

  get sheet(): SheetMapping | null {
    return this.mapping.sheets.find(({ sheet }) => sheet === this.shown) ?? null;
  }

  get asked(): readonly AskedColumn[] {
    return this.mapping.sheets
      .filter(({ kind }) => kind !== null)
      .flatMap(({ sheet, columns }) =>
        columns.filter(({ question }) => question !== null).map((column) => ({ sheet, column })),
      );
  }

  /** Columns of topics and trends with statuses, quadrants or levels in other words than ours. */
  get valued(): readonly AskedColumn[] {
    return this.mapping.sheets
      .filter(({ kind }) => kind === 'topics' || kind === 'trends')
      .flatMap(({ sheet, columns }) =>
        columns.filter(({ values }) => values !== undefined).map((column) => ({ sheet, column })),
      );
  }

  /** The name of the column that is taken for growth; 'Growth' without one. */
  get growthName(): string {
    const topics = this.mapping.sheets.find(({ kind }) => kind === 'topics');
    return topics?.columns.find(({ target }) => target === 'growth')?.header ?? 'Growth';
  }

  /** Columns that become lines under More, because nothing better is known. */
  get unassigned(): readonly ColumnMapping[] {
    return this.mapping.sheets
      .filter(({ kind }) => kind !== null)
      .flatMap(({ columns }) =>
        columns.filter(({ certainty, target }) => certainty === 'unknown' && target === 'more'),
      );
  }

  /** Not while a unit is open: numbers are never guessed silently. */
  get canOpen(): boolean {
    const { preview } = this;
    if (preview === null || this.isWorking || preview.counts.topics === 0) return false;
    return this.asked.every(({ column }) => column.unit !== null);
  }

  show(sheet: string): void {
    this.shown = sheet;
  }

  start(): Promise<void> {
    return this.#work(() => Promise.resolve(this.mapping));
  }

  assign(index: number, target: ColumnTarget): Promise<void> {
    return this.#changeColumn(this.shown, index, { target, certainty: 'chosen' });
  }

  answer(sheet: string, index: number, unit: Unit): Promise<void> {
    return this.#changeColumn(sheet, index, { unit });
  }

  /** @param meaning null: the value stands for nothing of ours */
  mapValue(sheet: string, column: ColumnMapping, value: string, meaning: number | null): Promise<void> {
    const { values = [] } = column;
    return this.mapValues(
      sheet,
      column,
      values.map((each) => (each.value === value ? { ...each, meaning, isChosen: true } : each)),
    );
  }

  /** Also in another order, where it counts: rings are from the inside. */
  mapValues(sheet: string, { index }: ColumnMapping, values: readonly ValueMapping[]): Promise<void> {
    return this.#changeColumn(sheet, index, { values });
  }

  /** @param kind null: the sheet is not used */
  use(kind: SheetKind | null): Promise<void> {
    return this.#revise(this.#withSheet(this.shown, (sheet) => ({ ...sheet, kind })));
  }

  setDecimal(mark: DecimalMark): Promise<void> {
    return this.#revise({ ...this.mapping, decimal: { mark, reason: 'chosen', isSure: true } });
  }

  #changeColumn(name: string, index: number, change: Partial<ColumnMapping>): Promise<void> {
    return this.#revise(
      this.#withSheet(name, (sheet) => ({
        ...sheet,
        columns: sheet.columns.map((column) => (column.index === index ? { ...column, ...change } : column)),
      })),
    );
  }

  #withSheet(name: string, change: (sheet: SheetMapping) => SheetMapping): Mapping {
    return {
      ...this.mapping,
      sheets: this.mapping.sheets.map((sheet) => (sheet.sheet === name ? change(sheet) : sheet)),
    };
  }

  /** Shown at once; what follows from it comes from the reader. */
  #revise(mapping: Mapping): Promise<void> {
    this.mapping = mapping;
    return this.#work(() => this.#file.revise(mapping));
  }

  async #work(next: () => Promise<Mapping>): Promise<void> {
    const turn = (this.#latest += 1);
    runInAction(() => (this.isWorking = true));
    try {
      const mapping = await next();
      const preview = await this.#file.preview(mapping);
      if (turn !== this.#latest) return;
      runInAction(() => {
        this.mapping = mapping;
        this.preview = preview;
        this.problem = null;
        this.isWorking = false;
      });
    } catch (error) {
      if (turn !== this.#latest) return;
      runInAction(() => {
        this.problem = error instanceof Error ? error.message : 'The file cannot be read so.';
        this.isWorking = false;
      });
    }
  }
}
