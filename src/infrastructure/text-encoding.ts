import type { Encoding } from '../domain/shared/encodings';

/**
 * UTF-16 by its byte order mark, else UTF-8; Shift_JIS and GB18030 where nearly all other characters are such of Japanese or
 * Chinese; Mac Roman where lines end as on a Macintosh of old; and Windows-1252 for the rest.
 */
export function detectEncoding(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (isUtf8(bytes)) return 'utf-8';
  const sample = bytes.subarray(0, SAMPLE);
  const western = isOfOldMac(sample) ? 'macintosh' : 'windows-1252';
  const eastern = hasJapaneseBytes(sample) ? 'shift_jis' : 'gb18030';
  return isMostly(sample, eastern) ? eastern : western;
}

/** Lines end with a carriage return alone. */
function isOfOldMac(sample: Uint8Array): boolean {
  return sample.includes(0x0d) && !sample.includes(0x0a);
}

/**
 * Usual Chinese characters have two bytes from 0xA1 on; kana and usual kanji of Shift_JIS begin with one below 0xA0. A short text of
 * either can be read as the other, without a kana among its names.
 */
function hasJapaneseBytes(sample: Uint8Array): boolean {
  const others = sample.filter((byte) => byte > 0x80);
  return others.filter((byte) => byte < 0xa0).length >= others.length * FEW;
}

const SAMPLE = 64 * 1024;
const FEW = 0.2;
const CHARACTER = /[\u3040-\u30FF\u4E00-\u9FFF]/gu;
const EASTERN_CHARACTER = /[\u3000-\u30FF\u4E00-\u9FFF\uFF00-\uFFEF]/gu;
/** Two or more side by side. In a Western text that is decoded wrongly, such a character stands alone between Latin ones. */
const TOGETHER = /[\u3000-\u30FF\u4E00-\u9FFF\uFF00-\uFFEF]{2,}/gu;
/** Of all characters beyond ASCII. */
const MOST = 0.95;
const SOME = 0.15;
const NEARLY_ALL = 0.8;

function isMostly(sample: Uint8Array, encoding: Encoding): boolean {
  // The last character may be cut.
  const text = new TextDecoder(encoding).decode(sample, { stream: true });
  const others = text.replace(/[\0-\u007F]/g, '').length;
  const count = (characters: RegExp): number => text.match(characters)?.length ?? 0;
  const together = (text.match(TOGETHER) ?? []).join('').length;
  return (
    together > 3 &&
    together >= others * NEARLY_ALL &&
    count(EASTERN_CHARACTER) >= others * MOST &&
    count(CHARACTER) >= others * SOME
  );
}

/** Without its byte order mark. */
export function decoded(bytes: Uint8Array, encoding: Encoding = detectEncoding(bytes)): string {
  const text = new TextDecoder(encoding).decode(bytes);
  return encoding === 'windows-1252' ? text.replace(/[\u0080-\u009F]/g, signOf) : text;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The signs from 0x80 on. Node 20 decodes them as control characters; browsers leave only the five unused codes so. */
const SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** The byte of a character in Windows-1252; above 255: it has none. */
export function byteOf(character: string): number {
  const at = SIGNS.indexOf(character);
  return at < 0 ? (character.codePointAt(0) ?? 0) : at + 0x80;
}

function signOf(character: string): string {
  return SIGNS.charAt(character.charCodeAt(0) - 0x80);
}
