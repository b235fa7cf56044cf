import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { FileFault } from '../../../src/domain/own-data/data-fault';
import { opened, rawXlsx, rowsXml, utf16, utf8, zipOf } from './zip-of';

const good = rawXlsx({
  sheets: {
    Topics: rowsXml([
      ['Name', 'Growth'],
      ['Seaweed films', 0.2],
    ]),
  },
});

/** The archive with other bytes at a position that a signature is found at. */
function patched(
  bytes: Uint8Array,
  signature: readonly number[],
  change: (view: DataView, at: number) => void,
): Uint8Array {
  const copy = Uint8Array.from(bytes);
  for (let at = copy.length - 4; at >= 0; at -= 1) {
    if (signature.every((byte, index) => copy[at + index] === byte)) {
      change(new DataView(copy.buffer), at);
      return copy;
    }
  }
  throw new Error('no such signature');
}

const ENTRY = [0x50, 0x4b, 1, 2];

/** A sheet that has 100 bytes by the directory and unpacks to 4 MB. */
function lyingBomb(): Uint8Array {
  const head = strToU8('<worksheet><sheetData><row><c><v>');
  const sheet = new Uint8Array(4 * 1024 * 1024).fill(0x31);
  sheet.set(head);
  const parts = zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="Topics" r:id="a"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8('<R><Relationship Id="a" Type="x/worksheet" Target="s.xml"/></R>'),
    'xl/s.xml': sheet,
  });
  return patched(parts, ENTRY, (view, at) => view.setUint32(at + 24, 100, true));
}

const topicRows = (count: number): string =>
  `Name,Growth\n${Array.from({ length: count }, (_, index) => `Topic ${index},0.1`).join('\n')}`;

const NO_TABLE = /^This cannot be read as a table\. Choose an XLSX/;

/** What is wrong with the file, its name and bytes, and what the user is told. */
const BROKEN: readonly (readonly [what: string, name: string, bytes: Uint8Array, message: RegExp])[] = [
  ['an empty file', 'a.csv', new Uint8Array(), /^The file is empty\.$/],
  ['blanks only', 'a.csv', utf8(' \n \n'), /^The file is empty\.$/],
  ['names of columns without rows', 'a.csv', utf8('Name,Growth\n'), /no rows below/],
  ['a picture named .csv', 'a.csv', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 1, 2), NO_TABLE],
  ['a PDF named .xlsx', 'a.xlsx', utf8('%PDF-1.7'), NO_TABLE],
  ['a web page named .xls', 'a.xls', utf8('<!DOCTYPE html><table><tr><td>Name'), NO_TABLE],
  [
    'bytes that are no text',
    'a.csv',
    Uint8Array.from({ length: 300 }, (_, index) => (index * 7) % 5),
    /cannot be read as a table/,
  ],
  ['the old Excel format', 'a.xls', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), NO_TABLE],
  [
    'an encrypted workbook',
    'a.xlsx',
    Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...utf16('  EncryptedPackage')]),
    NO_TABLE,
  ],
  ['half of a workbook', 'a.xlsx', good.subarray(0, good.length / 2), /damaged or incomplete/],
  [
    'a part that cannot be unpacked',
    'a.xlsx',
    patched(good, [0x50, 0x4b, 3, 4], (view, at) => {
      for (let offset = 0; offset < 12; offset += 1)
        view.setUint8(at + 30 + view.getUint16(at + 26, true) + offset, 0xff);
    }),
    /cannot be unpacked/,
  ],
  ['XML that ends too early', 'a.xlsx', rawXlsx({ sheets: { Topics: '<sheetData><row><c>' } }), /not readable/],
  [
    'XML with entities that grow',
    'a.xlsx',
    rawXlsx({
      sheets: { Topics: '' },
      others: { 'xl/sharedStrings.xml': '<!DOCTYPE a [<!ENTITY b "bbbb">]><sst>&b;</sst>' },
    }),
    /definitions/,
  ],
  [
    'a part of 3 GB by its directory',
    'a.xlsx',
    patched(good, ENTRY, (view, at) => view.setUint32(at + 24, 3_000_000_000, true)),
    /unpacks to more/,
  ],
  ['a part that is larger than its directory says', 'a.xlsx', lyingBomb(), /not readable/],
  ['a Word file named .xlsx', 'a.xlsx', zipOf({ 'word/document.xml': '<w/>' }), NO_TABLE],
  ['a file of Numbers', 'a.xlsx', zipOf({ 'Index/Document.iwa': 'x' }), /^This cannot be read as a table\./],
  ['the lock file of an open workbook', '~$a.xlsx', utf8('Ann'), NO_TABLE],
  ['an old Word file', 'a.doc', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...utf16('  WordDocument')]), NO_TABLE],
  ['20,001 topics', 'a.csv', utf8(topicRows(20_001)), /20,001 rows\. At most 20,000/],
  ['more rows than a table of topics can have', 'a.csv', utf8(topicRows(200_001)), /more than 200,000 rows/],
  ['no column of names', 'a.csv', utf8('Growth,Size\n0.1,0.2\n0.3,0.4'), /names of the topics/],
  ['rows without a name', 'a.csv', utf8('Name,Growth\n,0.1\n,0.2'), /No row of the file has a name/],
  ['JSON that ends too early', 'a.json', utf8('{"sows": [{"id": 1,'), /cannot be opened: line 1, column \d+: /],
  ['JSON that is no workspace', 'a.json', utf8('{"name": "x"}'), /holds no list of records/],
  ['JSON whose projects are no list', 'a.json', utf8('{"sows": 5}'), /sows: must be a list/],
  ['a file of 51 MB', 'a.csv', new Uint8Array(51 * 1024 * 1024), /51 MB\. Files of up to 50 MB/],
  [
    'a repeated row that ODS compresses to nothing',
    'a.ods',
    zipOf({
      mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
      'content.xml':
        '<o><table name="Topics"><table-row number-rows-repeated="1048576"><table-cell value-type="string"><p>x</p></table-cell></table-row></table></o>',
    }),
    /more than 200,000 rows/,
  ],
];

describe('a broken file ends in a clear message', () => {
  it.each(BROKEN)('%s', async (_, name, bytes, message) => {
    const fault = await opened(name, bytes).then(
      () => null,
      (error: unknown) => error,
    );
    expect(fault).toBeInstanceOf(FileFault);
    expect(fault).toMatchObject({ message: expect.stringMatching(message) as unknown });
  });

  it('in at least twenty ways', () => {
    expect(new Set(BROKEN.map(([what]) => what)).size).toBeGreaterThanOrEqual(20);
  });
});
