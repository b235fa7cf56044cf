// Readers for single values of a workspace file. An unusable value is null: not known, which is never the same as 0.

/** @typedef {Record<string, unknown>} RawRow */

/**
 * @param {unknown} value
 * @returns {value is RawRow}
 */
export function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * @param {unknown} value a number or a text; surrounding space does not count
 * @returns {string | null}
 */
export function id(value) {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? storable(value.trim()) : null;
}

/**
 * @param {string} stored
 * @returns {number | string} the form of an id on the wire: a number where it is one
 */
export function wireId(stored) {
  return /^(?:0|[1-9]\d{0,14})$/.test(stored) ? Number(stored) : stored;
}

/**
 * @param {unknown} value
 * @returns {string | null} null for a blank text, too
 */
export function text(value) {
  return typeof value === 'string' && value.trim() !== '' ? storable(value) : null;
}

/** @param {unknown} value */
export function textOrNumber(value) {
  return typeof value === 'number' && Number.isFinite(value) ? value : text(value);
}

/** @param {unknown} value */
export function figure(value) {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** @param {unknown} value */
export function count(value) {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

/** @param {unknown} value */
export function flag(value) {
  return typeof value === 'boolean' ? value : null;
}

/**
 * @param {unknown} value the code 1-4, or an object that has it as `id`
 * @returns {number | null}
 */
export function quadrant(value) {
  const code = Number(isObject(value) ? value['id'] : value);
  return [1, 2, 3, 4].includes(code) ? code : null;
}

/**
 * @param {unknown} value
 * @returns {number} -1: not trackable. What is not a status counts as 0, Undefined.
 */
export function status(value) {
  const code = typeof value === 'string' && value.trim() === '' ? 0 : Number(value);
  return [-1, 0, 1, 2, 3, 4].includes(code) ? code : 0;
}

/**
 * @template Row
 * @param {unknown} value
 * @param {(row: RawRow) => Row | null} read null: the row cannot be used
 * @returns {Row[]} without the rows that cannot be used; empty when the value is not a list
 */
export function rows(value, read) {
  if (!Array.isArray(value)) return [];
  return value.flatMap((row) => {
    const usable = isObject(row) ? read(row) : null;
    return usable === null ? [] : [usable];
  });
}

/**
 * @param {unknown} value
 * @returns {string[]}
 */
export function texts(value) {
  return Array.isArray(value) ? value.map(text).filter((each) => each !== null) : [];
}

/**
 * @param {unknown} value
 * @returns {[key: string, value: unknown][]} the entries of an object, none of anything else
 */
export function entries(value) {
  return isObject(value) ? Object.entries(value) : [];
}

/**
 * @param {unknown} value any JSON value, of which only the texts are checked
 * @returns {unknown}
 */
export function asItIs(value) {
  return JSON.parse(JSON.stringify(value), (_key, each) => (typeof each === 'string' ? storable(each) : each));
}

/** A database accepts neither NUL nor half a surrogate pair, which real files contain. @param {string} value */
function storable(value) {
  /** @type {string & { toWellFormed?(): string }} */
  const text = value.replaceAll('\u0000', '');
  return text.toWellFormed?.() ?? text;
}
