import { readFile } from 'node:fs/promises';

const EXAMPLE = new URL('own-data-example.json', import.meta.url);

/**
 * The sheets of the template for own data: an example that can be overwritten. Without ids: rows are matched by name.
 * @returns {Promise<readonly import('../../src/infrastructure/write-xlsx').WrittenSheet[]>}
 */
export async function exampleSheets() {
  /** @type {Record<string, (string | number)[][]>} */
  const sheets = JSON.parse(await readFile(EXAMPLE, 'utf8'));
  return Object.entries(sheets).map(([name, [header = [], ...rows]]) => ({
    name,
    header: header.map(String),
    rows: rows.map((row) => row.map(cellOf)),
  }));
}

/** "14 %" is written as a number with a percent format. @param {string | number} value */
function cellOf(value) {
  const percent = /^(-?\d+) %$/.exec(String(value))?.[1];
  return percent === undefined ? value : { share: Number(percent) / 100 };
}
