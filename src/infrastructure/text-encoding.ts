import type { Encoding } from '../domain/shared/encodings';

/** UTF-16 by its byte order mark, else UTF-8, and Windows-1252 for all that is not UTF-8. */
export function detectEncoding(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
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

function signOf(character: string): string {
  return SIGNS.charAt(character.charCodeAt(0) - 0x80);
}
