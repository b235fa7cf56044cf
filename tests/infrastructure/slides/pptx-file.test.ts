import JSZip from 'jszip';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SlideDeck } from '../../../src/application/brief/slide-deck';
import { pptxFile } from '../../../src/infrastructure/slides/pptx-file';

const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const BOX = { x: 10, y: 10, width: 300, height: 100 };
const NASTY = '<b>A & "B"</b> \u0000\uD800 =1+1';

const DECK: SlideDeck = {
  title: NASTY,
  subject: 'Consumer Goods 2035',
  slides: [
    {
      title: 'One',
      notes: NASTY,
      items: [{ kind: 'text', box: BOX, runs: [{ text: NASTY, size: 20, link: 'https://a.example/?x=1&y=2' }] }],
    },
    {
      title: 'Two',
      notes: '',
      items: [
        { kind: 'ellipse', box: BOX, fill: 'FF0000', text: { text: '1', size: 12 }, name: NASTY },
        { kind: 'rectangle', box: BOX, fill: 'FF0000', transparency: 40 },
        { kind: 'line', box: { ...BOX, height: 0 }, colour: '000000' },
        {
          kind: 'polygon',
          points: [
            { x: 1, y: 1 },
            { x: 50, y: 1 },
            { x: 20, y: 60 },
          ],
          fill: '00FF00',
          transparency: 50,
        },
        { kind: 'picture', box: BOX, data: DOT, alt: NASTY },
        { kind: 'ticks', box: BOX, shares: [0, 0.25, 1], colour: '127A4B', name: NASTY },
        {
          kind: 'dots',
          circles: [
            { x: 20, y: 20, r: 4 },
            { x: 60, y: 30, r: 6 },
          ],
          fill: '127A4B',
          transparency: 70,
          name: 'Other topics',
        },
      ],
    },
    {
      title: 'Three',
      notes: '',
      items: [{ kind: 'ticks', box: BOX, shares: [0.5], colour: '127A4B', name: 'Sizing' }],
    },
  ],
};

describe('a PowerPoint file', () => {
  const parts: Record<string, string> = {};
  const names = () => Object.keys(parts);
  const textOf = (name: string): string => parts[name] ?? '';
  beforeAll(async () => {
    const zip = await JSZip.loadAsync(await pptxFile(DECK));
    for (const [name, entry] of Object.entries(zip.files)) {
      if (!entry.dir) parts[name] = await entry.async('string');
    }
  });

  it('has a slide for each slide, with the texts as texts and all ticks of a strip and all dots as one shape', () => {
    expect(names().filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))).toHaveLength(3);
    expect(textOf('ppt/slides/slide1.xml')).toContain('&lt;b&gt;A &amp; &quot;B&quot;&lt;/b&gt;');
    const [, , ticks = '', dots = ''] = textOf('ppt/slides/slide2.xml').split('<a:custGeom>');
    expect(ticks.match(/<a:moveTo>/g)).toHaveLength(3);
    expect(ticks.match(/<a:lnTo>/g)).toHaveLength(3);
    expect(dots.match(/<a:moveTo>/g)).toHaveLength(2);
    expect(dots.match(/<a:cubicBezTo>/g)).toHaveLength(8);
    expect(textOf('ppt/slides/slide3.xml').match(/<a:moveTo>/g)).toHaveLength(1);
  });

  it('is well-formed XML throughout', () => {
    for (const name of names().filter((each) => /\.(?:xml|rels)$/.test(each))) {
      const text = textOf(name);
      expect(wellFormedFault(text), name).toBeNull();
    }
  });

  it('names in its relationships only parts that it has', () => {
    for (const name of names().filter((each) => each.endsWith('.rels'))) {
      const folder = name.replace(/_rels\/[^/]*$/, '');
      const ids: string[] = [];
      for (const [tag] of textOf(name).matchAll(/<Relationship [^>]*>/g)) {
        ids.push(attribute(tag, 'Id'));
        if (attribute(tag, 'TargetMode') === 'External') continue;
        expect(names(), `${name}: ${tag}`).toContain(resolved(folder, attribute(tag, 'Target')));
      }
      expect(new Set(ids).size, name).toBe(ids.length);
    }
  });

  it('uses in each part only relationships that the part has', () => {
    for (const name of names().filter((each) => /^ppt\/.*\.xml$/.test(each))) {
      const used = [...textOf(name).matchAll(/r:(?:id|embed|link)="([^"]+)"/g)].map(([, id]) => id);
      const rels = textOf(name.replace(/([^/]+)$/, '_rels/$1.rels'));
      for (const id of used) expect(rels, `${name}: ${id}`).toContain(`Id="${id}"`);
    }
  });

  it('has a content type for each part, and no part more', () => {
    const types = textOf('[Content_Types].xml');
    const overrides = [...types.matchAll(/<Override [^>]*>/g)].map(([tag]) =>
      attribute(tag, 'PartName').replace(/^\//, ''),
    );
    const defaults = [...types.matchAll(/<Default [^>]*>/g)].map(([tag]) => attribute(tag, 'Extension'));
    expect(new Set(overrides).size).toBe(overrides.length);
    for (const part of overrides) expect(names(), 'named without being there').toContain(part);
    for (const name of names().filter((each) => each !== '[Content_Types].xml')) {
      const isTyped = overrides.includes(name) || defaults.includes(/\.([^.]+)$/.exec(name)?.[1] ?? '');
      expect(isTyped, name).toBe(true);
    }
  });

  it('has ids that are unique in each slide', () => {
    for (const name of names().filter((each) => /^ppt\/slides\/slide\d+\.xml$/.test(each))) {
      const ids = [...textOf(name).matchAll(/<p:cNvPr id="(\d+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, name).toBe(ids.length);
    }
  });
});

function attribute(tag: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}

function resolved(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const parts = folder.split('/').filter(Boolean);
  for (const step of target.split('/')) {
    if (step === '..') parts.pop();
    else parts.push(step);
  }
  return parts.join('/');
}

/** Checks that tags are closed in their order and entities are known; null: it is well-formed. */
function wellFormedFault(xml: string): string | null {
  const open: string[] = [];
  for (const [tag, closing, name = '', empty] of xml.matchAll(/<(\/?)([A-Za-z][\w:.-]*)[^<>]*?(\/?)>/g)) {
    if (closing === '/') {
      if (open.pop() !== name) return `closes ${name}: ${tag}`;
    } else if (empty !== '/') open.push(name);
  }
  if (open.length > 0) return `open: ${open.join(', ')}`;
  if (/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(xml)) return 'a bare ampersand';
  // oxlint-disable-next-line no-control-regex -- these are not allowed in XML
  return /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/.test(xml) ? 'a control character' : null;
}
