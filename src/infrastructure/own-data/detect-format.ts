import { FileFault } from '../../domain/own-data/file-fault';

export type FileKind = 'zip' | 'json' | 'text';

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** By the first bytes, because names of files lie. @throws FileFault for what is known and cannot be read */
export function detectFormat(bytes: Uint8Array, fileName: string): FileKind {
  if (bytes.length === 0) throw new FileFault('empty', 'The file is empty.');
  if (startsWith(bytes, 0x50, 0x4b)) return 'zip';
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    // Both have the same container; the streams of an encrypted file are named in UTF-16.
    if (holds(bytes, 'EncryptedPackage')) {
      throw new FileFault('encrypted', 'The file is protected by a password. Save it without one and try again.');
    }
    throw new FileFault('old-format', 'The file is of the old Excel format (.xls). Save it as .xlsx and try again.');
  }
  const known = [
    { name: 'a PDF', start: [0x25, 0x50, 0x44, 0x46] },
    { name: 'a picture', start: [0x89, 0x50, 0x4e, 0x47] },
    { name: 'a picture', start: [0xff, 0xd8, 0xff] },
    { name: 'a picture', start: [0x47, 0x49, 0x46, 0x38] },
    { name: 'a packed file', start: [0x1f, 0x8b] },
  ].find(({ start }) => startsWith(bytes, ...start));
  if (known !== undefined) throw new FileFault('not-a-table', `This cannot be read as a table: it is ${known.name}.`);
  const first = new TextDecoder()
    .decode(bytes.subarray(0, 400))
    .replaceAll('\u0000', '')
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (/^<(?:!doctype|html|\?xml|svg)/i.test(first)) {
    const message = 'This cannot be read as a table: it is a web page or XML. Save it as XLSX or CSV and try again.';
    throw new FileFault('not-a-table', message);
  }
  if (/\.json$/i.test(fileName) || /^\{\s*(?:"|\})/.test(first) || /^\[\s*[{\]]/.test(first)) return 'json';
  return 'text';
}

function holds(bytes: Uint8Array, text: string): boolean {
  return new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length - (bytes.length % 2))).includes(text);
}
