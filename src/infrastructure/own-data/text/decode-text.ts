import { decoded } from '../../text-encoding';
import { notATable } from '../../../domain/own-data/data-fault';
import { shortened } from '../../../domain/own-data/cell-text';
import type { Encoding } from '../../../domain/shared/encodings';

const SAMPLE = 4096;

/** @throws FileFault where it is no text */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
  const text = decoded(bytes, encoding);
  if (text.slice(0, SAMPLE).includes('\u0000')) throw notATable();
  return text;
}

/** What other encodings look like in Windows-1252: signs within words, unused codes, and words of accents alone. */
const FOREIGN = /\S*(?:[a-z][ŠŽšžŸƒ‚„†‡ˆ‰‹€“”•˜™›][a-z]|[\u0081\u008D\u008F\u0090\u009D]|[À-ÿ¡-¿]{4})\S*/i;

/** Why the letters of a text may be wrong, for the user; null: they look right. */
export function doubtOfLetters(text: string, encoding: Encoding): string | null {
  const [word] = (encoding === 'windows-1252' && FOREIGN.exec(text)) || [];
  return word === undefined
    ? null
    : `Letters of this file may be wrong, such as in ‘${shortened(word, 30)}’. Save it as UTF-8, which is ‘CSV UTF-8’ in Excel.`;
}
