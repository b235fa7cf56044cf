/**
 * @template Key, Value
 * @param {ReadonlyMap<Key, Value>} map
 * @param {Key} id
 * @returns {Value}
 * @throws {Error} when content/ refers to a row that it does not have
 */
export function mustGet(map, id) {
  const found = map.get(id);
  if (found === undefined) throw new Error(`content/ refers to ${String(id)}, which does not exist`);
  return found;
}
