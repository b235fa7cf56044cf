import { isUtf8 } from '../../utf8';
import { notATable } from '../../../domain/own-data/data-fault';
import type { Encoding } from '../../../domain/own-data/tables';

const SAMPLE = 4096;

/** The encoding by its byte order mark, else by its bytes: UTF-16, UTF-8, and Windows-1252 for all that is not UTF-8. */
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
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** @throws FileFault 'not-a-table' where it is no text */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.slice(0, SAMPLE).includes('\u0000')) {
    throw notATable();
  }
  return text;
}
