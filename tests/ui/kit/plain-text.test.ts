import createDOMPurify from 'dompurify';
import fc from 'fast-check';
import { check } from 'recheck';
import { describe, expect, it } from 'vitest';
import { holdsMarkup, plainParagraphs, PATTERNS, withoutTags } from '../../../src/ui/kit/media/plain-text';

describe('telling markup from words', () => {
  it.each([
    '<p>x</p>',
    '<br>',
    '<br/>',
    '</div>',
    '<!-- x -->',
    '<img src=x onerror=alert(1)>',
    'a &amp; b',
    '&#8364;',
    '&#x20AC;',
  ])('sees it in %s', (text) => expect(holdsMarkup(text)).toBe(true));

  it.each(['2 < 3 and 5 > 4', 'a <- b', '<3', 'AT&T', 'x <y', ''])('sees none in %j', (text) =>
    expect(holdsMarkup(text)).toBe(false),
  );
});

describe('the words of a piece of HTML', () => {
  const words = (html: string) => plainParagraphs(withoutTags(html, createDOMPurify));

  it('keeps paragraphs, line breaks and lists', () => {
    expect(words('<p>One <b>bold</b> word.</p><p>Two<br>lines.</p><ul><li>first</li><li>second</li></ul>')).toEqual([
      'One bold word.',
      'Two\nlines.',
      '• first\n• second',
    ]);
  });

  it.each([
    ['<script>alert(1)</script>Words', ['Words']],
    ['<style>p { color: red }</style>Words', ['Words']],
    ['<img src=x onerror="alert(1)">Words', ['Words']],
    ['<a href="javascript:alert(1)">Words</a>', ['Words']],
    ['<svg onload=alert(1)><text>Words</text></svg>after', ['after']],
    ['Fish &amp; chips &lt;b&gt;', ['Fish & chips <b>']],
  ])('of %s is %j', (html, expected) => expect(words(html)).toEqual(expected));

  it('never holds an element, whatever comes', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<script>',
      '</script>',
      '<img src=x onerror=1>',
      '"',
      "'",
      '<',
      '>',
      'text',
      '&lt;',
      '<!--',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(withoutTags(pieces.join(''), createDOMPurify)).not.toContain('onerror');
      }),
      { numRuns: 60 },
    );
  });
});

describe('paragraphs', () => {
  it('are parted by blank lines; a single line break stays', () => {
    expect(plainParagraphs('One\r\nmore\r\n\r\n \n\nTwo')).toEqual(['One\nmore', 'Two']);
  });

  it.each([
    ['**Bold** and __bold__ and *soft*', 'Bold and bold and soft'],
    ['# Heading', 'Heading'],
    ['> quoted', 'quoted'],
    ['- item', '• item'],
    ['[words](https://example.com/a)', 'words'],
    ['![alt](x.png) after', 'alt after'],
    ['`code`', 'code'],
  ])('lose the signs of Markdown: %s', (markdown, expected) => expect(plainParagraphs(markdown)).toEqual([expected]));

  it.each(['2 * 3 * 4', 'snake_case_name', '5 > 4', 'a * b', 'C# and F#', '#1 in sales', '-5 %', '[sic]', 'f(x) [1]'])(
    'leave %s alone',
    (text) => expect(plainParagraphs(text)).toEqual([text]),
  );

  it('of any text are never empty and never hold a blank line', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const paragraph of plainParagraphs(text)) {
          expect(paragraph.trim()).not.toBe('');
          expect(paragraph).not.toMatch(/\n\s*\n/);
        }
      }),
    );
  });
});

describe('crafted text', () => {
  // The number of steps of each pattern is bounded by the length of the text, whatever the text: no time is measured. For
  // two patterns the library tries texts, always the same ones.
  it.each(Object.entries(PATTERNS))('cannot slow the pattern %s down', async (_name, { source, flags }) => {
    const { status } = await check(source, flags, {
      timeout: null,
      attackTimeout: null,
      incubationTimeout: null,
      randomSeed: 1,
    });
    expect(status).toBe('safe');
  });
});
