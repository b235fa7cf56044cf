import { rowsIn, type RawRow } from '../../wire/rows';
import { recordName, type RecordList } from './radar-json';

/** 'idList', 'list_id', 'listId'. */
const REFERENCE = /^id(?=[A-Z_])|(?:_id|Id)$/;
/** Of names that stand in several records, so many are repeated. */
const REPEATED = 1.5;

/**
 * Lists whose records refer to those of another one, as cards to the list that they stand in: the name of that record is their
 * group.
 */
export function withReferences(lists: readonly RecordList[]): readonly RecordList[] {
  const named = lists.map(({ records }) => {
    const names = new Map(records.map((record) => [record['id'], recordName(record)]));
    const isNamed = records.length > 1 && records.some((record) => recordName(record) !== record['id']);
    return isNamed && names.size === records.length ? names : null;
  });
  return lists.map((list, index) => {
    const { records } = list;
    if (records.length < 2 || records.some((record) => 'group' in record)) return list;
    const keys = [...new Set(records.flatMap(Object.keys))].filter((key) => REFERENCE.test(key));
    const found = keys.flatMap((key) => {
      const names = named.find(
        (each, at) => at !== index && each !== null && records.every((record) => each.has(record[key])),
      );
      return names == null ? [] : [{ key, names }];
    });
    const [first] = found;
    if (first === undefined) return list;
    return { ...list, records: records.map((record) => ({ ...record, group: first.names.get(record[first.key]) })) };
  });
}

/** The keys of lists in records whose names stand in several of them: they are labels, and no table of their own. */
export function keysOfLabels(records: readonly RawRow[]): readonly string[] {
  const keys = [...new Set(records.flatMap(Object.keys))];
  return keys.filter((key) => {
    const lists = records.map((record) => rowsIn(record[key]).map(recordName));
    const names = lists.flat();
    const areOwn = lists.every((list) => new Set(list).size === list.length);
    return names.length > 1 && areOwn && !names.includes('') && new Set(names).size * REPEATED <= names.length;
  });
}
