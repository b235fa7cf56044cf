import { describe, expect, it } from 'vitest';
import { ART_QUADRANTS } from '../../../src/ui/art/art-types';
import { coverSvg } from '../../../src/ui/art/cover/cover';
import { ENGINE_NAMES, engineOf, enginesInRow, type EngineName } from '../../../src/ui/art/cover/engines';
import { hash } from '../../../src/ui/art/random';

const HOSTILE = [
  '',
  ' ',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'/><!-- ]]>&amp;${name}",
  '循環材料 🧬🧵',
  'مواد دائرية \u202e',
  '\ud800 half a character',
  '\0\n\t',
  'x'.repeat(250),
];

/** A name for each way of drawing. */
const NAME_OF = new Map<EngineName, string>();
for (let i = 0; NAME_OF.size < ENGINE_NAMES.length && i < 1000; i++) {
  const name = `Trend ${i}`;
  if (!NAME_OF.has(engineOf(name))) NAME_OF.set(engineOf(name), name);
}

function parse(svg: string): Document {
  return new DOMParser().parseFromString(svg, 'image/svg+xml');
}

/** The drawing without its colours. */
function geometry(svg: string): string {
  return svg.replace(/oklch\([^)]*\)/g, '#');
}

describe('coverSvg', () => {
  it('reaches all four ways of drawing through the name', () => {
    expect(ENGINE_NAMES).toHaveLength(4);
    expect([...NAME_OF.keys()].toSorted()).toEqual([...ENGINE_NAMES].toSorted());
  });

  it('spreads names evenly over them', () => {
    const counts = new Map<EngineName, number>();
    for (let i = 0; i < 2000; i++) {
      const engine = engineOf(`Topic ${i}`);
      counts.set(engine, (counts.get(engine) ?? 0) + 1);
    }
    for (const count of counts.values()) expect(count).toBeGreaterThan(400);
  });

  it('draws no two neighbours in a row in the same way, and most as their name has it', () => {
    const names = Array.from({ length: 400 }, (_, at) => `Trend ${at}`);
    const engines = enginesInRow(names);
    expect(engines.filter((engine, at) => engine === engines[at - 1])).toEqual([]);
    expect(engines.filter((engine, at) => engine === engineOf(names[at] ?? '')).length).toBeGreaterThan(250);
  });

  describe.each([...NAME_OF])('%s', (_engine, name) => {
    it.each(ART_QUADRANTS)('draws %s as well-formed SVG in both themes', (quadrant) => {
      const light = coverSvg({ name, quadrant, theme: 'light' });
      const dark = coverSvg({ name, quadrant, theme: 'dark' });
      for (const svg of [light, dark]) {
        expect(parse(svg).querySelector('parsererror')).toBeNull();
        expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
        expect(svg.length).toBeLessThan(45_000);
        expect(parse(svg).querySelectorAll('*').length).toBeLessThan(60);
      }
      expect(light).not.toBe(dark);
    });

    it('is the same picture each time and in both themes; the quadrant changes the colours only', () => {
      const light = coverSvg({ name, quadrant: 'strong', theme: 'light' });
      expect(coverSvg({ name, quadrant: 'strong', theme: 'light' })).toBe(light);
      expect(geometry(coverSvg({ name, quadrant: 'strong', theme: 'dark' }))).toBe(geometry(light));
      expect(geometry(coverSvg({ name, quadrant: 'default', theme: 'light' }))).toBe(geometry(light));
    });
  });

  it('gives two names two pictures, and one name one picture whatever its capitals', () => {
    const draw = (name: string) => coverSvg({ name, quadrant: 'mature', theme: 'light' });
    expect(draw('Home diagnostics')).not.toBe(draw('Home diagnostic'));
    expect(draw('Home Diagnostics')).toBe(draw('home diagnostics'));
  });

  // People know an item by its picture: this fails when a change of the code would give items in use a new one.
  it('draws the pictures that are in use', () => {
    const pictures = [...NAME_OF].map(([engine, name]) => [
      engine,
      hash(geometry(coverSvg({ name, quadrant: 'strong', theme: 'light' }))),
    ]);
    expect(Object.fromEntries(pictures)).toEqual({
      papercut: 578667653,
      strata: 1118262515,
      guilloche: 1087090785,
      truchet: 2378492410,
    });
  });

  it.each(HOSTILE)('never writes the name into the picture: %j', (name) => {
    const svg = coverSvg({ name, quadrant: 'uncertain', theme: 'dark' });
    const document = parse(svg);
    expect(document.querySelector('parsererror')).toBeNull();
    const tags = new Set([...document.querySelectorAll('*')].map((element) => element.tagName));
    expect([...tags].filter((tag) => !['svg', 'rect', 'path', 'circle'].includes(tag))).toEqual([]);
    expect(document.documentElement.textContent).toBe('');
    if (name.trim().length > 1) expect(svg).not.toContain(name);
  });
});
