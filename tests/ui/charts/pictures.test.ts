import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableKind } from '../../../src/ui/charts/table/table-columns';
import { entityId } from '../../../src/domain/shared/entity-id';
import { quadrantOf } from '../../../src/domain/topic/quadrant';
import { QUADRANT_HUES, type QuadrantHue } from '../../../src/ui/kit/signal/quadrant-hue';
import { framed, type ChartPicture } from '../../../src/ui/charts/export/framed-picture';
import { fit, wrap } from '../../../src/ui/charts/export/picture-text';
import { pictureWords, type PictureWords } from '../../../src/ui/charts/export/picture-words';
import type { MapModel } from '../../../src/ui/charts/map/model/map-model';
import { mapPicture } from '../../../src/ui/charts/export/paint-map';
import type { Palette } from '../../../src/ui/charts/palette';
import { tablePicture } from '../../../src/ui/charts/table/paint-table';
import { columnsOf } from '../../../src/ui/charts/table/table-columns';
import { withoutFigures } from '../../../src/ui/charts/items/movement';
import { tableScales } from '../../../src/ui/charts/table/table-scales';
import type { ChartItem } from '../../../src/ui/charts/items/chart-item';
import { aChartItem, anItemAt, scatteredItems } from '../../builders/chart-item-mother';
import { fourCorners, openChart, topicsOf } from './open-map';
import { RecordedPath, recordingContext, type RecordingContext, type WrittenText } from './recording-context';

const hued = (shade: string): Readonly<Record<QuadrantHue, string>> =>
  Object.fromEntries(QUADRANT_HUES.map((hue) => [hue, `${hue} ${shade}`])) as Record<QuadrantHue, string>;

const PALETTE: Palette = {
  canvas: 'canvas',
  surface: 'surface',
  text: 'text',
  muted: 'muted',
  faint: 'faint',
  line: 'line',
  axis: 'axis',
  positive: 'positive',
  negative: 'negative',
  sunken: 'sunken',
  bubble: hued('bubble'),
  ink: hued('ink'),
  tint: hued('tint'),
  label: hued('label'),
};
const DAY = new Date(2026, 10, 22);
const PROJECT = { name: 'Consumer Goods 2035', loadDate: '2026-09-30', note: 'Illustrative figures' };
const PLAIN = { asTable: false, showsMovement: false, isPart: false, rows: null };
const measure = (text: string): number => text.length;

beforeEach(() => vi.stubGlobal('Path2D', RecordedPath));
afterEach(() => vi.unstubAllGlobals());

function painted(compose: (context: CanvasRenderingContext2D) => ChartPicture): RecordingContext & ChartPicture {
  const recording = recordingContext();
  const picture = compose(recording.context);
  picture.paint(recording.context);
  return { ...recording, ...picture };
}

const paintedMap = (map: MapModel) => painted((context) => mapPicture(context, map, PALETTE));

function paintedTable(kind: TableKind, items: readonly ChartItem[], width = 1080) {
  const columns = columnsOf(kind, 'topic', tableScales(items));
  const order = { key: 'drivers', direction: 'descending' } as const;
  return painted((context) => tablePicture(context, { columns, items, order, width }, PALETTE));
}

const textsOf = ({ written }: RecordingContext): readonly string[] => written.map(({ text }) => text);
const written = (recording: RecordingContext, text: string): WrittenText => {
  const found = recording.written.find((each) => each.text === text);
  if (found === undefined) throw new Error(`Nobody wrote "${text}"`);
  return found;
};

describe('the words of a picture', () => {
  it('name project, chart, version, count, day and the note on the figures', async () => {
    const { data } = await openChart({ topics: fourCorners });
    expect(pictureWords(data, PROJECT, DAY, PLAIN)).toEqual({
      project: 'Consumer Goods 2035',
      chart: 'Topic map',
      lines: ['Current Data of Sep 30, 2026 · 4 of 4 topics · Exported on Nov 22, 2026'],
      note: 'Illustrative figures',
    });
  });

  it('do not give the previous data the day of the current', async () => {
    const filters = { versionFilter: 'Previous Data' } as const;
    const { data } = await openChart({ topics: fourCorners, previous: { topics: fourCorners.slice(1) }, filters });
    expect(pictureWords(data, PROJECT, DAY, PLAIN).lines).toEqual([
      'Previous Data · 3 of 3 topics · Exported on Nov 22, 2026',
    ]);
  });

  it('name the filters that the chart obeys, long lists by their first', async () => {
    const filters = {
      statusFilter: [3, 1],
      topicFilter: ['Strong', 'Mature', 'Disruptor', 'Uncertain', 'Fifth'],
      topicQuadrantFilter: [1],
      trendQuadrantFilter: [2],
    } as const;
    const { data } = await openChart({ topics: fourCorners, filters });
    expect(pictureWords(data, PROJECT, DAY, PLAIN).lines[1]).toBe(
      'Status: Important, Analyze · Topics: Strong, Mature, Disruptor and 2 more · Maturity: Strong Signal',
    );
  });

  it('tell that there is movement, that it is only a part, or a table', async () => {
    const { data } = await openChart({ topics: fourCorners });
    const words = pictureWords(data, PROJECT, DAY, { asTable: true, showsMovement: true, isPart: true, rows: 60 });
    expect(words.chart).toBe('Topic map, as a table');
    expect(words.lines[0]).toContain('Sep 30, 2026, with the movement from the Previous Data · ');
    expect(words.lines[0]).toContain(' · Part of the map · The first 60 rows · ');
  });
});

describe('the frame of a picture', () => {
  const body: ChartPicture = { inset: 16, size: { width: 400, height: 300 }, paint: () => {} };
  const frame = (words: Partial<PictureWords>) => {
    const all: PictureWords = { project: 'Goods', chart: 'Topic map', lines: [], note: null, ...words };
    return painted((context) => ({ inset: 16, ...framed(context, all, body, PALETTE) }));
  };

  it('stands above and below the chart, and is as high as its words', () => {
    const [bare, full] = [frame({}), frame({ lines: ['Current Data', 'Status: Important'], note: 'Illustrative' })];
    expect(textsOf(full)).toEqual(['Goods · Topic map', 'Current Data', 'Status: Important', 'Illustrative']);
    expect(full.size.height).toBeGreaterThan(bare.size.height + 40);
    expect(bare.size.height).toBeGreaterThan(body.size.height);
  });

  it('never lets words run out, nor the name of the project push out that of the chart', () => {
    const long = 'A project with a name '.repeat(20);
    const recording = frame({ project: long, lines: [long], note: 'x'.repeat(2000) });
    for (const { left, right, y } of recording.written) {
      expect(left).toBe(16);
      expect(right).toBeLessThanOrEqual(400 - 16);
      expect(y).toBeLessThan(recording.size.height);
    }
    expect(textsOf(recording)).toContain('Topic map');
    expect(textsOf(recording)[1]).toMatch(/…$/);
  });
});

describe('a text in a picture', () => {
  it('is cut only where it has to be, and at a character as people count them', () => {
    expect(fit('Seaweed films', 13, measure)).toBe('Seaweed films');
    expect(fit('Seaweed films', 9, measure)).toBe('Seaweed…');
    expect(fit('👩‍👩‍👧👩‍👩‍👧', 10, measure)).toBe('👩‍👩‍👧…');
  });

  it('is broken between words, and within those that are too long', () => {
    expect(wrap('one two three', 7, 4, measure)).toEqual(['one two', 'three']);
    expect(wrap('消費財消費財', 4, 4, measure)).toEqual(['消費財消', '費財']);
    expect(wrap('one two three four', 7, 2, measure)).toEqual(['one two', 'three…']);
    expect(wrap('', 7, 2, measure)).toEqual([]);
  });
});

describe('the picture of a map', () => {
  it('has the range of its areas, and a key of the icons that are drawn', async () => {
    const items = [1, 3, 0].map((status, index) =>
      anItemAt(0.2 + index / 5, 0.1, { id: entityId(index + 1), status: status as 0 | 1 | 3, driverCount: 4 + index }),
    );
    const { map } = await openChart({ topics: topicsOf(items) });
    const recording = paintedMap(map);
    expect(textsOf(recording)).toEqual(
      expect.arrayContaining(['area: 4 to 6 impacting drivers', 'Analyze', 'Important']),
    );
    expect(textsOf(recording)).not.toContain('Monitor');
    expect(textsOf(recording)).not.toContain('0 moved');
    expect(recording.paths.length).toBeGreaterThanOrEqual(3);
  });

  it('explains a hollow bubble, where no icon does', async () => {
    const items = scatteredItems(450, (index) => ({ status: index % 2 === 0 ? 4 : 0, driverCount: 1 }));
    const { map } = await openChart({ topics: topicsOf(items) });
    expect(map.facts.statuses.size).toBe(0);
    expect(textsOf(paintedMap(map)).filter((text) => text === 'Disregard')).toHaveLength(1);
  });

  it('without a single bubble explains none', async () => {
    const { map } = await openChart({ topics: fourCorners, filters: { topicFilter: ['Nobody'] } });
    const recording = paintedMap(map);
    expect(textsOf(recording)).toContain('Average sizing');
    expect(textsOf(recording).some((text) => text.startsWith('area'))).toBe(false);
    expect(written(recording, 'Average sizing').y).toBeLessThan(recording.size.height);
  });

  it('has a key of movement while it is shown', async () => {
    const [strong, mature, disruptor] = fourCorners;
    if (!strong || !mature || !disruptor) throw new Error('There are four');
    const moved = { ...strong, growth: 0.3 };
    const { data, map } = await openChart({
      topics: [strong, mature, { ...disruptor, id: entityId(9) }],
      previous: { topics: [moved, mature, disruptor] },
    });
    expect(textsOf(paintedMap(map))).not.toContain('1 moved');
    data.show({ ...data.view, movement: true });
    await vi.waitFor(() => expect(data.movement.beforeById).not.toBeNull());
    expect(textsOf(paintedMap(map))).toEqual(expect.arrayContaining(['1 moved', '1 new', '1 gone', '1 unmoved']));
  });

  it.each([
    [1200, false],
    [330, true],
  ])('keeps its key within %i pixels, beside the name of the axis or below it', async (width, narrow) => {
    const { data, map } = await openChart({ topics: fourCorners, previous: { topics: fourCorners.slice(1) } });
    data.show({ ...data.view, movement: true });
    await vi.waitFor(() => expect(data.movement.beforeById).not.toBeNull());
    map.resize({ width, height: 400 }, narrow);
    const recording = paintedMap(map);
    const axis = written(recording, 'Average sizing');
    const key = recording.written.slice(recording.written.findIndex(({ text }) => text.startsWith('area')));
    expect(key).toHaveLength(6);
    for (const { left, right, y } of key) {
      expect(right).toBeLessThanOrEqual(recording.size.width);
      expect(y).toBeLessThan(recording.size.height);
      expect(right <= axis.left || left >= axis.right || y > axis.y).toBe(true);
    }
  });
});

describe('the picture of a table', () => {
  it('has the scale of the drivers above their dots, and what the colours mean', () => {
    const items = [
      aChartItem({ driverCount: 8 }),
      aChartItem({ id: entityId(2), driverCount: 0, quadrant: quadrantOf(1) }),
    ];
    const recording = paintedTable('drivers', items);
    expect(textsOf(recording)).toEqual(expect.arrayContaining(['0', '2', '4', '6', '8']));
    expect(textsOf(recording).slice(-2)).toEqual(['Strong Signal', 'Potential Disruptor']);
    const [title, tick] = [written(recording, 'Impacting drivers'), written(recording, '0')];
    expect(tick.y).toBeGreaterThan(title.y);
    expect(tick.y).toBeLessThan(written(recording, 'Seaweed films').y);
  });

  it('has the scale and the three marks of the lenses above the impact', () => {
    const recording = paintedTable('impact', [aChartItem()]);
    const [consumers, zero] = [written(recording, 'Consumers'), written(recording, '0 %')];
    expect(textsOf(recording)).toEqual(expect.arrayContaining(['Industry', 'Society']));
    expect(consumers.y).toBeLessThan(zero.y);
    // The tick stands above where a mark of that figure stands.
    expect((zero.left + zero.right) / 2).toBeCloseTo(written(recording, 'Sizing by lens').left + 8);
  });

  it.each([600, 1080, 1400, 2000])('of %i pixels ends its columns where its lines end', (width) => {
    const recording = paintedTable('list', scatteredItems(3), width);
    const lines = recording.rectangles.filter(({ colour }) => colour === 'line');
    expect(lines).toHaveLength(4);
    const title = written(recording, 'Drivers');
    for (const { right } of lines) expect(right).toBeCloseTo(title.right);
    expect(recording.size.width).toBeCloseTo(title.right + 24);
  });

  it('says which rows are new and which are gone, these in grey, and cuts a long name before it', () => {
    const long = 'A name that is much longer than the column it has to stand in '.repeat(4);
    const { written } = paintedTable('list', [
      aChartItem({ name: 'Fresh', isNew: true }),
      withoutFigures(aChartItem({ name: long, isGone: true })),
    ]);
    const [fresh, gone] = ['NEW', 'GONE'].map((badge) => written.find(({ text }) => text === badge));
    const nameOf = (start: string) => written.find(({ text }) => text.startsWith(start));
    expect(nameOf('Fresh')?.right).toBeLessThan(fresh?.left ?? 0);
    expect(nameOf('A name')?.right).toBeLessThan(gone?.left ?? 0);
    expect(gone?.colour).toBe(PALETTE.muted);
  });

  it('shows what its rows are ordered by, and explains what the page tells on pointing', () => {
    const recording = paintedTable('list', [aChartItem()]);
    expect([written(recording, 'Drivers').colour, written(recording, 'Growth').colour]).toEqual(['text', 'muted']);
    expect(textsOf(recording).slice(-4)).toEqual([
      expect.stringContaining('3-year CAGR'),
      'Consumers',
      'Industry',
      'Society',
    ]);
  });
});
