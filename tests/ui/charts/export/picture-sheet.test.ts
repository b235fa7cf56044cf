import { describe, expect, it } from 'vitest';
import { pictureWords } from '../../../../src/ui/charts/export/picture-sheet';
import { fourCorners, openChart } from '../open-map';

const DAY = new Date(2026, 10, 22);
const PROJECT = { name: 'Consumer Goods 2035', date: '2026-09-30', isEarlier: false, note: 'Illustrative figures' };
const PLAIN = { asTable: false, showsMovement: false, isPart: false, rows: null };

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
      'Status: Important, Analyze · Topics: Strong, Mature, Disruptor and 2 more · Quadrant: Strong Signal',
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
