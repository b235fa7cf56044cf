import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Slide, SlideBox, SlideItem, SlideRun } from '../../../src/application/brief/slides/slide-deck';
import { slideLook, type SlideLook } from '../../../src/application/brief/slides/slide-style';
import { OUR_MEASURE, type FontMeasure } from '../../../src/application/brief/slides/text-fit';
import { briefFrame, briefOf } from '../../../src/domain/brief/brief';
import { ACTION_LIMITS, BRIEF_SECTIONS, CONCLUSION_LIMIT } from '../../../src/domain/personal/brief-content';
import { OUR_STYLE } from '../../../src/domain/shared/house-style';
import { entityId } from '../../../src/domain/shared/entity-id';
import { QUADRANTS } from '../../../src/domain/topic/quadrant';
import { figurePeers, reviewFigures } from '../../../src/domain/topic/review-figures';
import { windowShapes } from '../../../src/ui/home/window-shapes';
import { briefSlides } from '../../../src/application/brief/slides/brief-slides';
import { aDeepdive } from '../../builders/deepdive-mother';
import { brief, deckOf, HEAD } from '../../builders/brief-mother';
import { topics } from '../../builders/topic-mother';
import { isByDay } from '../../setup/by-day';

/** In px of a slide of 1280: 12 pt in the file. */
const SMALLEST = 16;

interface Room {
  readonly runs: readonly SlideRun[];
  readonly width: number;
  readonly height: number;
}

/** The texts of a slide with the room that they have. */
function roomsOf(item: SlideItem): readonly Room[] {
  if (item.kind === 'text') return [{ runs: item.runs, ...item.box }];
  if (item.kind === 'chart') {
    const { bars, nameWidth, fontSize, box } = item;
    return bars.map(({ name }) => ({
      runs: [{ text: name, size: fontSize }],
      width: nameWidth,
      height: box.height / bars.length,
    }));
  }
  if (item.kind !== 'table') return [];
  const { columns, rows, rowHeight, headHeight, headSize } = item;
  const widthOf = (at: number): number => columns[at]?.width ?? 0;
  return [
    ...columns.map(({ heading, width }) => ({
      runs: [{ text: heading, size: headSize }],
      width,
      height: headHeight,
    })),
    ...rows.flatMap((row) => row.map((run, at) => ({ runs: [run], width: widthOf(at), height: rowHeight }))),
  ];
}

/** Each line is filled with as many words as it takes; a word that is longer is broken. */
function heightIn(runs: readonly SlideRun[], width: number, { widthOf, line }: FontMeasure): number {
  const paragraphs: SlideRun[][] = [[]];
  for (const run of runs) {
    paragraphs.at(-1)?.push(run);
    if (run.isEnd === true) paragraphs.push([]);
  }
  return paragraphs.reduce((sum, paragraph) => {
    const size = Math.max(0, ...paragraph.map((run) => run.size));
    let [lines, used] = [paragraph.length === 0 ? 0 : 1, 0];
    for (const run of paragraph) {
      for (const [part] of run.text.matchAll(/[^\S\u00A0]+|[\S\u00A0]+/gu)) {
        const room = widthOf(part, run) * run.size;
        if (used > 0 && used + room > width && part.trim() !== '') [lines, used] = [lines + 1, 0];
        used += room;
        while (used > width && part.trim() !== '') [lines, used] = [lines + 1, used - width];
      }
    }
    return sum + lines * size * line;
  }, 0);
}

/** What is in the way of others: texts, and what is read or looked at. Grounds and bars lie under them. */
function solidsOf({ items }: Slide): readonly SlideBox[] {
  const windows = items.filter(({ kind }) => kind === 'window').map(({ box }) => box);
  return items.flatMap((item) => {
    if (item.kind === 'text') {
      // The day of the former place is written on the window.
      return item.runs.length === 0 || windows.some((window) => holds(window, item.box)) ? [] : [item.box];
    }
    return ['table', 'chart', 'map', 'window', 'picture'].includes(item.kind) ? [item.box] : [];
  });
}

const SLIDE: SlideBox = { x: 0, y: 0, width: 1280, height: 720 };

function holds(outer: SlideBox, { x, y, width, height }: SlideBox): boolean {
  const spare = 0.01;
  return (
    x >= outer.x - spare &&
    y >= outer.y - spare &&
    x + width <= outer.x + outer.width + spare &&
    y + height <= outer.y + outer.height + spare
  );
}

function areApart(one: SlideBox, other: SlideBox): boolean {
  const spare = 0.01;
  return (
    one.x + one.width <= other.x + spare ||
    other.x + other.width <= one.x + spare ||
    one.y + one.height <= other.y + spare ||
    other.y + other.height <= one.y + spare
  );
}

function sizesOf(item: SlideItem): readonly number[] {
  if (item.kind === 'text') return item.runs.map(({ size }) => size);
  if (item.kind === 'table') return [item.headSize, ...item.rows.flat().map(({ size }) => size)];
  return item.kind === 'chart' || item.kind === 'map' ? [item.fontSize] : [];
}

/** What is wrong with a slide at a glance; '': nothing. */
function faultsOf(slide: Slide, measure: FontMeasure): string {
  const faults: string[] = [];
  for (const item of slide.items) {
    if (!holds(SLIDE, item.box)) faults.push(`outside the slide: ${JSON.stringify(item)}`);
    if (sizesOf(item).some((size) => size < SMALLEST)) faults.push(`smaller than 12 pt: ${JSON.stringify(item)}`);
    for (const { runs, width, height } of roomsOf(item)) {
      const over = heightIn(runs, width, measure) - height;
      if (over > 0.01) faults.push(`larger than its box by ${over} (${width} by ${height}): ${JSON.stringify(runs)}`);
    }
  }
  const solids = solidsOf(slide);
  for (const [at, one] of solids.entries()) {
    for (const other of solids.slice(at + 1)) {
      if (!areApart(one, other)) faults.push(`over one another: ${JSON.stringify([one, other])}`);
    }
  }
  return faults.length === 0 ? '' : `${slide.title}\n${faults.join('\n')}`;
}

const FONT = fc.record({
  wide: fc.double({ min: 0.8, max: 1.7, noNaN: true }),
  line: fc.double({ min: 1.1, max: 1.5, noNaN: true }),
});
/** Every character is as wide as in a font of a typewriter. */
const MEASURE = fc.oneof(
  { arbitrary: fc.constant(OUR_MEASURE), weight: 2 },
  FONT.map(({ wide, line }) => ({ widthOf: (text: string) => text.length * 0.6 * wide, line })),
);
const lookIn = (measure: FontMeasure, hasBrand = false): SlideLook =>
  slideLook(
    hasBrand ? { ...OUR_STYLE, fonts: 'Wide', main: '#6b1f45' } : OUR_STYLE,
    hasBrand ? { source: 'data:image/png;base64,AA==', ratio: 4, isLight: true } : null,
    measure,
  );

const SENTENCES = fc.lorem({ mode: 'sentences', maxCount: 8 });
/** Also none, and one that has no end of a word. */
const WORDS = fc.oneof(
  fc.lorem({ maxCount: 6 }),
  fc.lorem({ maxCount: 40 }),
  fc.constant(''),
  fc.integer({ min: 1, max: 200 }).map((length) => 'Wm'.repeat(length)),
);
const NAME = fc.oneof(fc.lorem({ maxCount: 4 }), fc.lorem({ maxCount: 30 }), fc.constant('W'.repeat(90)));
const SHARE = fc.option(fc.integer({ min: -20, max: 1400 }).map((value) => value / 1000));

const TOPIC = fc.record({
  name: NAME,
  description: SENTENCES,
  note: WORDS,
  what: WORDS,
  by: WORDS,
  who: NAME,
  trend: NAME,
  growth: SHARE,
  average: SHARE,
  consumer: SHARE,
  status: fc.constantFrom(null, 0, 1, 2, 3, 4),
  quadrant: fc.constantFrom(QUADRANTS[1], QUADRANTS[2], QUADRANTS[3], QUADRANTS[4]),
  provocations: fc.array(WORDS, { maxLength: 2 }),
  value: WORDS,
  source: fc.record({ title: NAME, path: fc.oneof(fc.constant(''), WORDS) }),
  isLost: fc.boolean(),
  points: fc.option(fc.array(WORDS, { maxLength: 3 })),
});
const BRIEF = fc.record({
  measure: MEASURE,
  hasBrand: fc.boolean(),
  of: fc.array(TOPIC, { minLength: 1, maxLength: 16 }),
  title: NAME,
  question: WORDS,
  conclusion: fc.oneof(WORDS, SENTENCES),
  parts: fc.subarray([...BRIEF_SECTIONS], { minLength: 1 }),
  source: NAME,
  origin: WORDS,
  growthName: fc.option(NAME),
  figureNote: SENTENCES,
  hasPrevious: fc.boolean(),
  hasWindows: fc.boolean(),
});
type AnyBrief = (typeof BRIEF)['map'] extends (mapper: (value: infer Value) => never) => unknown ? Value : never;

function slidesOf({ measure, hasBrand, of, hasPrevious, hasWindows, ...head }: AnyBrief): readonly Slide[] {
  const given = (id: string) => of[Number(id) - 5000];
  const all = topics(of.length, (index) => {
    const topic = of[index];
    if (topic === undefined) return {};
    const { name, description, growth, average, consumer, status, quadrant, trend } = topic;
    return {
      name,
      description,
      growth,
      sizing: { average, averageLabel: null, consumer, industry: average, society: 0.5 },
      status,
      quadrant,
      trend: { id: entityId('102'), name: trend, shiftName: trend },
    };
  });
  const before = all.map((topic) => ({ ...topic, growth: 0.05, quadrant: QUADRANTS[1] }));
  const previous = hasPrevious
    ? { topics: new Map(before.map((each) => [each.id, each])), since: 'Sep 30, 2025' }
    : null;
  const made = briefOf(
    briefFrame({ topics: all, previous, figuresOf: (topic) => reviewFigures(topic, null, figurePeers(all)) }),
    {
      statusOf: ({ status }) => status,
      noteOf: ({ id }) => given(id)?.note ?? '',
      dossierOf: ({ id }) => {
        const { provocations = [], value = '', source = { title: '', path: '' }, isLost = false } = given(id) ?? {};
        const url = source.path === '' ? null : `https://a.example/${source.path}`;
        return {
          isLoading: false,
          deepdive: isLost
            ? null
            : aDeepdive({
                provocations: [...provocations],
                dataPoints: [{ value, description: value, sourceUrl: url }],
              }),
          sources: { sources: [{ title: source.title, url, internalClassification: null }], lastUpdated: null },
        };
      },
    },
  );
  const withActions = made.topics.map((topic) => {
    const { what = '', by = '', who = '', points = null } = given(topic.topic.id) ?? {};
    return {
      ...topic,
      action: {
        what: what.slice(0, ACTION_LIMITS.what),
        by: by.slice(0, ACTION_LIMITS.by),
        who: who.slice(0, ACTION_LIMITS.who),
      },
      ...(points !== null && { points }),
    };
  });
  const windows = hasWindows
    ? all.flatMap((topic) =>
        topic.growth === null || topic.sizing.average === null
          ? []
          : [[topic.id, windowShapes({ items: all, before: hasPrevious ? before : [], chosen: [topic.id] })] as const],
      )
    : [];
  const { slides } = briefSlides({
    brief: { ...made, topics: withActions },
    head: { ...HEAD, ...head, conclusion: head.conclusion.slice(0, CONCLUSION_LIMIT) },
    all,
    previous,
    plain: (text) => text,
    look: lookIn(measure, hasBrand),
    windows: new Map(windows),
  });
  return slides;
}

describe('the room of a slide', () => {
  it('holds all its texts, none under 12 pt, in a font of any width and height, and none lies over another', () => {
    fc.assert(
      fc.property(BRIEF, (any) => {
        for (const slide of slidesOf(any)) expect(faultsOf(slide, any.measure)).toBe('');
      }),
      { numRuns: isByDay ? 15 : 150 },
    );
  }, 60_000);

  it.skipIf(isByDay)('holds the texts of a usual brief, in a font of any width and height', () => {
    const words = fc.lorem({ maxCount: 60 });
    const [first, ...others] = brief.topics;
    if (first === undefined) throw new Error('no topic');
    fc.assert(
      fc.property(FONT, words, words, fc.lorem({ maxCount: 6 }), ({ wide, line }, description, note, name) => {
        const measure = { widthOf: (text: string) => text.length * 0.6 * wide, line };
        const topic = { ...first.topic, description, name };
        const action = { what: note.slice(0, 100), by: 'End of 2027', who: name };
        const of = { ...brief, topics: [{ ...first, topic, note, action }, ...others] };
        const deck = deckOf(of, { conclusion: note, question: name }, lookIn(measure, true));
        for (const slide of deck.slides) expect(faultsOf(slide, measure)).toBe('');
      }),
      { numRuns: 40 },
    );
  });

  it('has faults that this test names', () => {
    const text = (box: SlideBox, size: number): SlideItem => ({ kind: 'text', box, runs: [{ text: 'Refill', size }] });
    const faults = (...items: SlideItem[]): string => faultsOf({ title: 'A', notes: '', items }, OUR_MEASURE);
    const box = { x: 10, y: 10, width: 200, height: 30 };
    expect(faults(text(box, 16))).toBe('');
    expect(faults(text(box, 15.9))).toContain('smaller than 12 pt');
    expect(faults(text({ ...box, x: 1100 }, 16))).toContain('outside the slide');
    expect(faults(text({ ...box, width: 30 }, 16))).toContain('larger than its box');
    expect(faults(text(box, 16), text({ ...box, y: 39 }, 16))).toContain('over one another');
  });
});
