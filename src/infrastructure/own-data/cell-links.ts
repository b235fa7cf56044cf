import type { CellExtra, SheetRow } from '../../domain/own-data/tables';

/** Of '=HYPERLINK("https://…";"Report")', without its sign; null: another formula, or no address of the web. */
export function linkOfFormula(formula: string): { readonly url: string; readonly text: string } | null {
  const found = /^(?:of:=)?hyperlink\(\s*"((?:[^"]|"")*)"\s*(?:[,;]\s*"((?:[^"]|"")*)"\s*)?\)$/i.exec(formula.trim());
  const [, url = '', text = url] = found ?? [];
  return isWebAddress(url) ? { url, text: text.replaceAll('""', '"') } : null;
}

export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text);
}

/** Addresses and comments of a sheet by their cells, which its rows then have as extras. */
export class CellExtras {
  readonly #byRow = new Map<number, CellExtra[]>();

  add(row: number, extra: CellExtra): void {
    this.#byRow.set(row, [...(this.#byRow.get(row) ?? []), extra]);
  }

  withExtras(rows: readonly SheetRow[]): readonly SheetRow[] {
    if (this.#byRow.size === 0) return rows;
    return rows.map((row) => {
      const extras = this.#byRow.get(row.row);
      return extras === undefined ? row : { ...row, extras };
    });
  }
}
