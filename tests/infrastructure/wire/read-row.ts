import { assetResolver } from '../../../src/infrastructure/wire/asset-urls';
import type { RowReader } from '../../../src/infrastructure/wire/rows';

const resolve = assetResolver('https://assets.example');

/** Reads a row that must have no fault. */
export function read<Value>(row: unknown, reader: RowReader<Value>): Value {
  const value = reader.one(row, {
    resolve,
    path: [],
    report: ({ path, message }) => {
      throw new Error(`${path.join('.')} ${message}`);
    },
  });
  if (value === null) throw new Error('The row was dropped');
  return value;
}
