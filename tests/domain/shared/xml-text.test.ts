import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { xmlText } from '../../../src/domain/shared/csv';
import { writtenCell } from '../../../src/infrastructure/write-xlsx';

/** Every code point, in texts of 4,096, halves of surrogate pairs included. */
const ALL = Array.from({ length: 0x11_0000 / 4096 }, (_, block) =>
  Array.from({ length: 4096 }, (_each, at) => String.fromCodePoint(block * 4096 + at)).join(' '),
);

function parsed(content: string): string {
  let text = '';
  const parser = new SaxesParser({});
  parser.on('text', (part) => (text += part));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(`<t>${content}</t>`).close();
  return text;
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

describe('a text for XML', () => {
  it('is read by a strict parser, whatever code points it is made of', () => {
    for (const text of ALL) {
      const clean = xmlText(text);
      expect(parsed(escape(clean))).toBe(clean.replaceAll(/\r\n?/g, '\n'));
    }
  });

  it('loses only what XML cannot hold', () => {
    expect(xmlText('a\uFFFEb\uFFFFc\u0000d\uD800e\u001Bf')).toBe('abcdef');
    expect(xmlText('Ä 😀 \t\n漢 \u007F\uFFFD')).toBe('Ä 😀 \t\n漢 \u007F\uFFFD');
    expect(xmlText('a\uFFFEb', () => '?')).toBe('a?b');
  });

  it('is read in a cell of a workbook as well', () => {
    for (const text of ALL) expect(() => parsed(writtenCell(text))).not.toThrow();
    expect(writtenCell('_x0041_ \uFFFE <b>')).toBe('_x005F_x0041_ _xFFFE_ &lt;b&gt;');
  });
});
