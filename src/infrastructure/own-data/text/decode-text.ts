import { byteOf, decoded } from '../../text-encoding';
import { notATable } from '../../../domain/own-data/data-fault';
import { shortened } from '../../../domain/own-data/cell-text';
import type { Encoding } from '../../../domain/shared/encodings';

const SAMPLE = 4096;

interface DecodedText {
  readonly text: string;
  /** A word that was written in UTF-8 twice, as it stood; null: none was. */
  readonly twice: string | null;
}

/** @throws FileFault where it is no text */
export function decodeText(bytes: Uint8Array, encoding: Encoding): DecodedText {
  const text = decoded(bytes, encoding);
  if (text.slice(0, SAMPLE).includes('\u0000')) throw notATable();
  const once = encoding === 'utf-8' ? readOnce(text) : null;
  return once === null ? { text, twice: null } : { text: once, twice: TWICE.exec(text)?.[0] ?? '' };
}

/** What 'ü' and '–' become where their bytes are taken for Windows-1252. */
const TWICE = /\S*(?:[Â-ô][\u0080-\u00BF]|â[€\u0080][\S\u0080-\u009F])\S*/;

/** A text whose characters were the bytes of UTF-8, such as 'KÃ¼hl'; null: they were not. */
function readOnce(text: string): string | null {
  if (!TWICE.test(text)) return null;
  const codes = [...text.replace(/^\uFEFF/, '')].map((each) => byteOf(each));
  if (codes.some((code) => code > 0xff)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(codes));
  } catch {
    return null;
  }
}

/** What other encodings look like in Windows-1252: signs within words, unused codes, and words of accents alone. */
const FOREIGN =
  /\S*(?:[a-z][ŠŽšžŸƒ‚„†‡ˆ‰‹€“”•˜™›¹²³¼½¾¿¯¦¨¬¸´¢£¤¥§©®±¶][a-z]|[\u0081\u008D\u008F\u0090\u009D]|[À-ÿ¡-¿]{4})\S*/i;

/** Why the letters of a text may be wrong, for the user; null: they look right. */
export function doubtOfLetters(text: string, encoding: Encoding): string | null {
  const [word] = (encoding === 'windows-1252' && FOREIGN.exec(text)) || [];
  return word === undefined
    ? null
    : `Characters of this file may be wrong, such as in ‘${shortened(word, 30)}’. Save it as UTF-8, which is ‘CSV UTF-8’ in Excel, or open it and choose another encoding.`;
}
