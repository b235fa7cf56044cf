import { isUtf8 } from '../../utf8';
import { FileFault } from '../../../domain/own-data/file-fault';
import type { Encoding } from '../../../domain/own-data/tables';

const SAMPLE = 4096;

/** The encoding by its byte order mark, else by its bytes: UTF-16, UTF-8, and Windows-1252 or Mac Roman for all that is not UTF-8. */
export function detectEncoding(bytes: Uint8Array): Encoding {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  let [even, odd] = [0, 0];
  for (const [index, byte] of sample.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  const half = sample.length / 2;
  if (odd > half * 0.6 && even < half * 0.1) return 'utf-16le';
  if (even > half * 0.6 && odd < half * 0.1) return 'utf-16be';
  if (isUtf8(bytes)) return 'utf-8';
  return isMacintosh(bytes) ? 'macintosh' : 'windows-1252';
}

/** ä ö ü ß é è á à ê ë ñ of old Macintosh programs, which are signs or rare letters elsewhere. */
const MAC_LETTERS = new Set([
  0x8a, 0x9a, 0x9f, 0xa7, 0x8e, 0x8f, 0x87, 0x88, 0x90, 0x96, 0x80, 0x85, 0x86, 0x91, 0x94, 0x95,
]);

/** Inside of words there are more letters of Macintosh programs than of Windows-1252. */
function isMacintosh(bytes: Uint8Array): boolean {
  const isLetter = (byte = 0): boolean => byte >= 0x80 || /[a-z]/i.test(String.fromCodePoint(byte));
  let [mac, others] = [0, 0];
  for (const [index, byte] of bytes.entries()) {
    if (byte < 0x80 || !isLetter(bytes[index - 1]) || !isLetter(bytes[index + 1])) continue;
    if (MAC_LETTERS.has(byte)) mac += 1;
    else others += 1;
  }
  return mac > others;
}

/** @throws FileFault 'not-a-table' where it is no text */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.slice(0, SAMPLE).includes('\u0000')) {
    throw new FileFault('not-a-table', 'This cannot be read as a table. Choose an XLSX, ODS, CSV, TSV or JSON file.');
  }
  return text;
}
