import { FileFault, notATable, protectedFile } from '../../domain/own-data/file-fault';

type FileKind = 'zip' | 'json' | 'text';

/** The container of the Office programs before 2007, and of protected files. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b];
const FOREIGN: readonly (readonly [what: string, start: readonly number[]])[] = [
  ['a PDF', [0x25, 0x50, 0x44, 0x46]],
  ['a picture', [0x89, 0x50, 0x4e, 0x47]],
  ['a picture', [0xff, 0xd8, 0xff]],
  ['a picture', [0x47, 0x49, 0x46, 0x38]],
];

/** By the first bytes, because names of files lie. @throws FileFault for what is no table */
export function detectFormat(bytes: Uint8Array, fileName: string): FileKind {
  if (bytes.length === 0) throw new FileFault('empty', 'The file is empty.');
  if (fileName.startsWith('~$')) throw notATable('the lock file of a workbook that is open', 'Choose the workbook.');
  const isStart = (start: readonly number[]): boolean => start.every((byte, index) => bytes[index] === byte);
  if (isStart(ZIP)) return 'zip';
  if (isStart(OLE)) {
    // The streams in the container are named in UTF-16.
    const text = new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length - (bytes.length % 2)));
    if (text.includes('EncryptedPackage')) throw protectedFile();
    const isWord = text.includes('WordDocument');
    throw isWord ? notATable('a Word file') : notATable('an old Excel file (.xls)', 'Save it as .xlsx.');
  }
  const foreign = FOREIGN.find(([, start]) => isStart(start));
  if (foreign !== undefined) throw notATable(foreign[0]);
  const first = new TextDecoder()
    .decode(bytes.subarray(0, 400))
    .replaceAll('\u0000', '')
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (/^<(?:!doctype|html|\?xml|svg)/i.test(first)) throw notATable('a web page or XML');
  if (/\.json$/i.test(fileName) || /^\{\s*(?:"|\})/.test(first) || /^\[\s*[{\]]/.test(first)) return 'json';
  return 'text';
}
