import { UNREPORTED, type RowReader } from '../../../src/infrastructure/wire/rows';

/** The fields that a reader asks a row for, such as 'tid' or 'trend.ssid', sorted. A list's rows count as one. */
export function fieldsReadOf(row: unknown, reader: RowReader<unknown>): readonly string[] {
  const fields = new Set<string>();
  reader.one(recorded(row, '', fields), UNREPORTED);
  return [...fields].toSorted();
}

/** The fields that a row has, such as 'tid' or 'trend.ssid', sorted. A list's rows count as one. */
export function fieldsOf(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields = Array.isArray(value)
    ? value.flatMap((item) => fieldsOf(item, path))
    : Object.entries(value).flatMap(([key, field]) => [path + key, ...fieldsOf(field, `${path}${key}.`)]);
  return [...new Set(fields)].toSorted();
}

function recorded(value: unknown, path: string, fields: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => recorded(item, path, fields));
  const record = (key: string | symbol): void => void (typeof key === 'string' && fields.add(path + key));
  return new Proxy(value, {
    has(row, key) {
      record(key);
      return Reflect.has(row, key);
    },
    get(row, key) {
      record(key);
      return recorded(Reflect.get(row, key), `${path}${String(key)}.`, fields);
    },
  });
}
