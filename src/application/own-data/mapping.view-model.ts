import { makeAutoObservable, runInAction } from 'mobx';
import { isShare } from '../../domain/own-data/field-keys';
import {
  type MappingPreview,
  chosenMark,
  type ColumnMapping,
  type ColumnTarget,
  type DecimalMark,
  type Mapping,
  type SheetMapping,
  type TableForm,
} from '../../domain/own-data/mapping';
import { questionsOf, type FileQuestion } from '../../domain/own-data/open-questions';
import { missingAxes, type Role } from '../../domain/own-data/roles';
import type { SheetKind } from '../../domain/own-data/sheet-forms';
import type { OwnDataFile } from './own-data-reader';
import { BY_REFERENCE } from '../shared/by-reference';

/** A column with a list of values. */
export interface ValuedColumn {
  readonly sheet: string;
  readonly column: ColumnMapping;
}

/** A column that has lost its role. */
function asKept(column: ColumnMapping): ColumnMapping {
  return { ...column, target: isShare(column.target) ? 'own-figure' : 'own-label', isChosen: true };
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
  /** The user has said that no column is an axis of the map: one without the other is none. */
  hasNoMap = false;
  #latest = 0;
  readonly #file: OwnDataFile;

  constructor(file: OwnDataFile, mapping: Mapping) {
    this.#file = file;
    this.mapping = mapping;
    const { sheets } = mapping;
    this.shown = (sheets.find(({ kind }) => kind === 'topics') ?? sheets[0])?.sheet ?? '';
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  get sheet(): SheetMapping | null {
    return this.mapping.sheets.find(({ sheet }) => sheet === this.shown) ?? null;
  }

  /** Also those that are answered, so that an answer can be changed. */
  get questions(): readonly FileQuestion[] {
    return questionsOf(this.mapping);
  }

  /** Columns of topics and trends with values in other words than ours, unless these are asked for. */
  get valued(): readonly ValuedColumn[] {
    const asked = this.questions.filter(({ kind }) => kind === 'values' || kind === 'order');
    return this.mapping.sheets
      .filter(({ kind }) => kind === 'topics' || kind === 'trends')
      .flatMap(({ sheet, columns }) =>
        columns
          .filter((column) => column.values !== undefined && !asked.some((each) => each.column === column))
          .map((column) => ({ sheet, column })),
      );
  }

  /** The axes of the map that are asked for; a radar needs none. */
  get axes(): readonly Role[] {
    // What the columns are is known only when the name is.
    const isEarly = this.questions.some(({ kind, isAnswered }) => !isAnswered && (kind === 'turn' || kind === 'name'));
    if (this.hasNoMap || isEarly || (this.preview?.rings.length ?? 0) > 0) return [];
    return missingAxes(this.topics?.columns ?? []);
  }

  get topics(): SheetMapping | null {
    return this.mapping.sheets.find(({ kind }) => kind === 'topics') ?? null;
  }

  /** How many answers are due. */
  get due(): number {
    return this.questions.filter(({ isAnswered }) => !isAnswered).length + this.axes.length;
  }

  /** Not while an answer is due: nothing is guessed silently. */
  get canOpen(): boolean {
    const { preview } = this;
    return preview !== null && !this.isWorking && preview.counts.topics > 0 && this.due === 0;
  }

  show(sheet: string): void {
    this.shown = sheet;
  }

  start(): Promise<void> {
    return this.#work(() => Promise.resolve(this.mapping));
  }

  assign(sheet: string, index: number, target: ColumnTarget): Promise<void> {
    return this.answer(sheet, index, { target, isChosen: true });
  }

  /** Another column of the topics has the role. The one that had it is kept as what its values are. @param index null: none has it */
  setRole(role: Role, index: number | null): Promise<void> {
    const { topics } = this;
    if (topics === null) return Promise.resolve();
    return this.#revise(
      this.#withSheet(topics.sheet, (sheet) => ({
        ...sheet,
        columns: sheet.columns.map((column) => {
          if (column.index === index) return { ...column, target: role, isChosen: true };
          return column.target === role ? asKept(column) : column;
        }),
      })),
    );
  }

  /** No column is the missing axis: the topics open without a map. */
  leaveMapOut(): void {
    this.hasNoMap = true;
  }

  /** The answer to a question about a column. */
  answer(name: string, index: number, answer: Partial<ColumnMapping>): Promise<void> {
    return this.#revise(
      this.#withSheet(name, (sheet) => ({
        ...sheet,
        columns: sheet.columns.map((column) => (column.index === index ? { ...column, ...answer } : column)),
      })),
    );
  }

  /** Where the table of a sheet is, and which rows and sheets belong to it. */
  place(name: string, change: Partial<TableForm>): Promise<void> {
    return this.#revise(
      this.#withSheet(name, (sheet) => ({
        ...sheet,
        form: { ...sheet.form, ...change, isChosen: true },
      })),
    );
  }

  /** @param kind null: the sheet is not used */
  use(kind: SheetKind | null): Promise<void> {
    return this.#revise(this.#withSheet(this.shown, (sheet) => ({ ...sheet, kind })));
  }

  setDecimal(mark: DecimalMark): Promise<void> {
    return this.#revise({ ...this.mapping, decimal: chosenMark(mark) });
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
