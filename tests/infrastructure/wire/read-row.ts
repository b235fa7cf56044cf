import { assetResolver } from '../../../src/infrastructure/wire/asset-urls';
import { parseRow } from '../../../src/infrastructure/wire/rows';

export const resolve = assetResolver('https://assets.example');

type Schema<Row> = Parameters<typeof parseRow<Row>>[1];

/** A row that nothing is wrong with. */
export function read<Row>(row: unknown, schema: Schema<Row>, required: readonly string[] = []): Row {
  const parsed = parseRow(row, schema, required, ({ key, message }) => {
    throw new Error(`${key} ${message}`);
  });
  if (parsed === null) throw new Error('The row was dropped');
  return parsed;
}
