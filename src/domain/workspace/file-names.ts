/** How the names of files end that are read, or refused with what to do about them. */
const ENDINGS = [
  'xlsx',
  'xlsm',
  'ods',
  'csv',
  'tsv',
  'tab',
  'txt',
  'md',
  'json',
  'jsonl',
  'ndjson',
  'xls',
  'htm',
  'html',
];

/** For a file picker. */
export const READ_ENDINGS = ENDINGS.map((ending) => `.${ending}`).join(',');

/** By its name: a file without an ending may hold anything. */
export function mayBeRead(name: string): boolean {
  const ending = /\.([^.]+)$/.exec(name)?.[1];
  return ending === undefined || ENDINGS.includes(ending.toLowerCase());
}
