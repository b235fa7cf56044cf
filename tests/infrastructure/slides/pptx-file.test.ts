import validate from '@ooxml-tools/validate';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { briefMap } from '../../../src/application/brief/slides/map-slide';
import type { SlideChart, SlideDeck } from '../../../src/application/brief/slides/slide-deck';
import type { SmallMap } from '../../../src/domain/plane/small-map';
import type { Topic } from '../../../src/domain/topic/topic';
import { readTables } from '../../../src/infrastructure/own-data/read-tables';
import { pptxFile } from '../../../src/infrastructure/slides/pptx-file';
import { BRIEF_SECTIONS } from '../../../src/domain/personal/brief-content';
import { brief, deckOf } from '../../builders/brief-mother';
import { topics } from '../../builders/topic-mother';
import { isByDay } from '../../setup/by-day';

const BOX = { x: 10, y: 10, width: 300, height: 100 };
const NASTY = '<b>A & "B"</b> \u0000\uD800 =1+1';

const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const CHART: SlideChart = {
  kind: 'chart',
  box: BOX,
  nameWidth: 100,
  valueWidth: 60,
  fontSize: 15,
  thickness: 14,
  bars: [
    { name: NASTY, value: 0.33 },
    { name: 'Consumers', value: null },
    { name: '=1+1', value: 0 },
    { name: 'Society', value: -0.012 },
  ],
  series: '=HYPERLINK("https://a.example")',
  colour: 'potential_disruptor-fill',
  from: -0.5,
  to: 1.2,
  grid: 0.5,
  gridColour: 'line',
  isSigned: true,
  name: NASTY,
  alt: NASTY,
};

const [MOVED, ...OTHERS] = topics(3, (index) => ({ name: `${NASTY} ${index}`, growth: index / 10 }));
const MAP = smallMapOf(MOVED, OTHERS);

/** With two dots, one bubble and its trail. */
function smallMapOf(moved: Topic | undefined, others: readonly Topic[]): SmallMap {
  const chosen = moved === undefined ? [] : [moved];
  const before = new Map(chosen.map((topic) => [topic.id, { ...topic, growth: 0.15 }]));
  const map = briefMap({ all: [...chosen, ...others], chosen, before }, { growthName: null, sizeAxis: null });
  if (map === null) throw new Error('no map');
  return map;
}

const DECK: SlideDeck = {
  title: NASTY,
  subject: 'Consumer Goods 2035',
  font: 'Brand Sans',
  fonts: null,
  language: 'de',
  slides: [
    {
      title: 'One',
      notes: NASTY,
      items: [
        { kind: 'text', box: BOX, role: 'title', runs: [{ text: NASTY, size: 20 }] },
        {
          kind: 'text',
          box: BOX,
          runs: [
            { text: '[1] ', size: 14, isEnd: true, isOfData: true },
            { text: '[2] ', size: 14 },
            { text: NASTY, size: 20, isEnd: true, link: 'https://a.example/?x=1&y=2' },
          ],
        },
        { kind: 'text', box: BOX, role: 'number', runs: [{ text: '1', size: 12 }] },
        { kind: 'rectangle', box: BOX, fill: '#6b1f45', alt: '' },
        { kind: 'picture', box: BOX, source: PNG, alt: NASTY },
      ],
    },
    {
      title: 'Two',
      notes: '',
      items: [
        {
          kind: 'ellipse',
          box: BOX,
          fill: 'strong_signal-fill',
          text: { text: '1', size: 12 },
          name: NASTY,
          alt: NASTY,
        },
        { kind: 'rectangle', box: BOX, fill: 'strong_signal-fill', transparency: 40 },
        { kind: 'line', box: { ...BOX, height: 0 }, colour: 'line' },
        {
          kind: 'table',
          name: NASTY,
          box: BOX,
          rowHeight: 40,
          headHeight: 30,
          headSize: 12,
          columns: [
            { heading: 'Topic', width: 200 },
            { heading: NASTY, width: 100, align: 'right' },
          ],
          rows: [
            [
              { text: NASTY, size: 14 },
              { text: '', size: 14 },
            ],
          ],
        },
        { kind: 'ticks', box: BOX, shares: [0, 0.25, 1], colour: 'potential_disruptor-fill', name: NASTY, alt: NASTY },
        { kind: 'map', box: BOX, scale: 1, fontSize: 15, map: MAP, alt: 'Where the topics stand' },
      ],
    },
    {
      title: 'Three',
      notes: '',
      items: [
        {
          kind: 'ticks',
          box: BOX,
          shares: [0.5],
          colour: 'potential_disruptor-fill',
          name: 'Sizing',
          alt: 'Six ticks',
        },
        CHART,
        { ...CHART, bars: [{ name: 'Growth', value: 0.2 }], series: 'Growth', grid: null },
      ],
    },
  ],
};

describe('a PowerPoint file', () => {
  const parts: Record<string, string> = {};
  const names = () => Object.keys(parts);
  const textOf = (name: string): string => parts[name] ?? '';
  const workbooks: Uint8Array[] = [];
  let file = new Uint8Array();
  beforeAll(async () => {
    file = new Uint8Array(await pptxFile(DECK));
    for (const [name, content] of Object.entries(unzipSync(file))) {
      parts[name] = strFromU8(content);
      if (name.endsWith('.xlsx')) workbooks.push(content);
    }
  });
  const charts = () => names().filter((name) => /^ppt\/charts\/chart\d+\.xml$/.test(name));

  it('is by the product, not by the library', () => {
    expect(textOf('docProps/core.xml')).toContain('<dc:creator>D&amp;M</dc:creator>');
  });

  it('has a slide for each slide, with the texts as texts and all ticks of a strip and all dots as one shape', () => {
    expect(names().filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))).toHaveLength(3);
    expect(textOf('ppt/slides/slide1.xml')).toContain('&lt;b&gt;A &amp; &quot;B&quot;&lt;/b&gt;');
    const [, ticks = '', dots = '', trail = ''] = textOf('ppt/slides/slide2.xml').split('<a:custGeom>');
    expect(ticks.match(/<a:moveTo>/g)).toHaveLength(3);
    expect(ticks.match(/<a:lnTo>/g)).toHaveLength(3);
    expect(dots.match(/<a:moveTo>/g)).toHaveLength(2);
    expect(dots.match(/<a:cubicBezTo>/g)).toHaveLength(8);
    expect(trail.match(/<a:lnTo>/g)).toHaveLength(2);
    expect(textOf('ppt/slides/slide3.xml').match(/<a:moveTo>/g)).toHaveLength(1);
  });

  it('has charts that a program can edit, without a bar where the figure is unknown', () => {
    const [first = '', second = ''] = charts().map(textOf);
    expect(charts()).toHaveLength(2);
    const values = /<c:val>.*?<\/c:val>/s.exec(first)?.[0] ?? '';
    const points = [...values.matchAll(/<c:pt idx="(\d)"><c:v>(.*?)<\/c:v>/g)].map(([, index, value]) => [
      index,
      value,
    ]);
    expect(points).toEqual([
      ['0', '0.33'],
      ['2', '0'],
      ['3', '-0.012'],
    ]);
    expect(values).toContain('<c:ptCount val="4"/>');
    expect(first).toContain('formatCode="[&gt;=0.00005]+0.0&quot;\u00A0&quot;%;');
    expect(first).toContain('<c:majorGridlines>');
    expect(second).not.toContain('<c:majorGridlines>');
    expect(first).not.toContain('<c:legend>');
  });

  it('has a workbook for each chart that opens, with the same figures and without formulas', () => {
    const [first, second] = workbooks.map((bytes) => {
      const tables = readTables('chart.xlsx', bytes, null, () => undefined);
      return 'sheets' in tables ? tables.sheets : [];
    });
    expect(workbooks).toHaveLength(2);
    expect(first?.map(({ name }) => name)).toEqual(['Sheet1']);
    expect(first?.[0]?.rows.map(({ cells }) => cells)).toEqual([
      ['Figure', CHART.series],
      [expect.stringContaining('<b>A & "B"</b>'), { percent: 0.33 }],
      ['Consumers'],
      ['=1+1', { percent: 0 }],
      ['Society', { percent: -0.012 }],
    ]);
    expect(second?.[0]?.rows.slice(1).map(({ cells }) => cells)).toEqual([['Growth', { percent: 0.2 }]]);
    const references = textOf(charts()[0] ?? '').match(/(?<=<c:f>).*?(?=<\/c:f>)/g);
    expect(references).toEqual(['Sheet1!$B$1', 'Sheet1!$A$2:$A$5', 'Sheet1!$B$2:$B$5']);
  });

  it('refers in charts only to axes that the chart has', () => {
    for (const name of charts()) {
      const used = [...textOf(name).matchAll(/<c:(?:axId|crossAx) val="(\d+)"/g)].map(([, id]) => id);
      const axes = [...textOf(name).matchAll(/Ax>\s*<c:axId val="(\d+)"/g)].map(([, id]) => id);
      expect(axes).toHaveLength(2);
      expect(new Set(used)).toEqual(new Set(axes));
    }
  });

  it('gives each master a theme of its own, and each shape a text part and no empty outline', () => {
    const themes = ['slideMasters/_rels/slideMaster1', 'notesMasters/_rels/notesMaster1'].map(
      (name) => /theme\d+\.xml/.exec(textOf(`ppt/${name}.xml.rels`))?.[0],
    );
    expect(new Set(themes)).toEqual(new Set(['theme1.xml', 'theme2.xml']));
    for (const name of names().filter((each) => /^ppt\/slides\/slide\d+\.xml$/.test(each))) {
      const shapes = textOf(name).match(/<p:sp>.*?<\/p:sp>/gs) ?? [];
      for (const shape of shapes) expect(shape).toContain('<p:txBody>');
      expect(textOf(name)).not.toMatch(/<a:ln>\s*<\/a:ln>|<a:ln\/>/);
    }
    expect(names().filter((name) => name.endsWith('/'))).toEqual([]);
  });

  it.skipIf(isByDay)(
    'has no fault for the validator of the Open XML SDK, in any part or workbook',
    async () => {
      expect(await validate(file, 'pptx')).toEqual([]);
      for (const workbook of workbooks) expect(await validate(workbook, 'xlsx')).toEqual([]);
      expect(textOf('[Content_Types].xml')).not.toContain('image/jpg');
      expect(textOf('ppt/notesMasters/notesMaster1.xml').match(/<p:ph /g)).toHaveLength(6);
      // The validator is a WebAssembly program, which is slow to start.
    },
    180_000,
  );

  it('says in which language the texts of the data are, and that others are English', () => {
    const slide = textOf('ppt/slides/slide1.xml');
    const languageOf = (words: string): string | undefined =>
      [...slide.matchAll(/<a:rPr\b([^>]*)>(?:(?!<a:rPr\b).)*?<a:t>([^<]*)<\/a:t>/gs)]
        .filter(([, , text]) => text === words)
        .map(([, attributes = '']) => /lang="([^"]*)"/.exec(attributes)?.[1] ?? 'en-US')[0];
    expect([languageOf('[1] '), languageOf('[2] ')]).toEqual(['de', 'en-US']);
  });

  it('has the logo as a picture, the colour of the house, and its font in the theme that all texts refer to', () => {
    const slide = textOf('ppt/slides/slide1.xml');
    expect(slide).toMatch(/<p:pic>.*descr="&lt;b&gt;A &amp; /s);
    expect(slide).toContain('6B1F45');
    expect(textOf('ppt/theme/theme1.xml').match(/<a:latin typeface="Brand Sans"/g)).toHaveLength(2);
    const fonts = [...slide.matchAll(/<a:latin typeface="([^"]*)"/g)].map(([, font]) => font);
    expect(new Set(fonts)).toEqual(new Set(['+mn-lt']));
  });

  it('has titles and numbers as placeholders, and says in words what its shapes show', () => {
    expect(textOf('ppt/slides/slide1.xml')).toContain('<p:ph type="title"/>');
    expect(textOf('ppt/slides/slide1.xml')).toContain('type="slidenum"');
    expect(textOf('ppt/slides/slide2.xml')).toContain('name="Map" descr="Where the topics stand"');
    expect(textOf('ppt/slides/slide2.xml')).toMatch(/descr="[^"]*: growth 0 %, average sizing 21 %"/);
    for (const name of names()) expect(textOf(name), name).not.toContain('\u2063');
  });

  it('has no text under 12 pt on a slide of a brief, in its maps, tables and charts', async () => {
    const action = { what: 'Ask two retailers', by: 'Mar 31', who: 'Anna' };
    const [first, ...others] = brief.topics;
    if (first === undefined) throw new Error('no topic');
    const deck = deckOf({ ...brief, topics: [{ ...first, action }, ...others] }, { parts: BRIEF_SECTIONS });
    const made = Object.entries(unzipSync(new Uint8Array(await pptxFile(deck))));
    const sizes = made.flatMap(([name, content]) =>
      /^ppt\/(?:slides\/slide|charts\/chart)\d+\.xml$/.test(name)
        ? [...strFromU8(content).matchAll(/<a:(?:rPr|endParaRPr|defRPr)\b[^>]*\bsz="(\d+)"/g)].map(([, size]) =>
            Number(size),
          )
        : [],
    );
    expect(sizes.length).toBeGreaterThan(200);
    // In hundredths of a point.
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(1200);
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
