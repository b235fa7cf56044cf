/** Encodings in which text files are read. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'macintosh',
  'shift_jis',
  'gb18030',
] as const;
export type Encoding = (typeof ENCODINGS)[number];
