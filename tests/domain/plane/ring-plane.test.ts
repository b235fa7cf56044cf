import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countRingMoves, ringGroups, type RingItem } from '../../../src/domain/plane/ring-groups';
import { ringPlane } from '../../../src/domain/plane/ring-plane';
import { isInside, overlaps, touchesCircle } from '../../../src/domain/plane/shapes';
import { QUADRANTS } from '../../../src/domain/topic/quadrant';
import { TOPIC_STATUSES, topicStatusName, UNDECIDED } from '../../../src/domain/topic/topic-status';

const RINGS = ['Adopt', 'Trial', 'Assess', 'Hold'];
const SECTORS = ['Techniques', 'Platforms', 'Tools', 'Languages', 'Data'];
const RADAR = { rings: RINGS, sectors: SECTORS };
const measure = (text: string): number => 7 * text.length;

const anItem: fc.Arbitrary<Omit<RingItem, 'id'>> = fc.record({
  name: fc.string({ minLength: 3, maxLength: 24 }),
  status: fc.constantFrom(null, 0, 1, 2, 3, 4),
  quadrant: fc.constantFrom(...Object.values(QUADRANTS)),
  trendName: fc.constantFrom(null, ...SECTORS),
  isNew: fc.boolean(),
  ring: fc.constantFrom(...RINGS),
  ringMove: fc.constantFrom('in', 'out'),
});
const items: fc.Arbitrary<readonly RingItem[]> = fc
  .array(anItem, { minLength: 1, maxLength: 60 })
  .map((list) => list.map((item, index) => ({ ...item, id: String(index) })));

const topic = (id: string, facts: Partial<RingItem> = {}): RingItem => ({
  id,
  name: id,
  status: 0,
  quadrant: QUADRANTS[1],
  trendName: 'Tools',
  isNew: false,
  ...facts,
});

describe('topics by rings', () => {
  it('have each one place, in the ring and the sector that they name', () => {
    fc.assert(
      fc.property(items, fc.constantFrom(RADAR, null), (all, radar) => {
        const { rings, sectors } = ringGroups(all, all, radar, null);
        const entries = sectors.flatMap(({ label, entries }) => entries.map((entry) => ({ label, ...entry })));
        expect(entries.map(({ item }) => item.id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
        for (const { label, item, ring } of entries) {
          if (radar === null) {
            expect(label).toBe(item.quadrant.label);
            expect(rings[ring]).toBe(topicStatusName(item.status ?? UNDECIDED));
          } else {
            expect(label).toBe(item.trendName ?? 'No trend');
            expect(rings[ring]).toBe(item.ring);
          }
        }
      }),
    );
  });

  it('have the sectors in the order of the file, also those that a filter has emptied', () => {
    const all = [topic('a', { trendName: 'Data', ring: 'Hold' }), topic('b', { ring: 'Adopt' })];
    const { sectors } = ringGroups(all, [], RADAR, null);
    expect(sectors.map(({ label }) => label)).toEqual(['Tools', 'Data']);
  });

  it('have moved by the rings of both versions, else as the file says, and are new as the project says', () => {
    const all = [
      topic('in', { ring: 'Adopt', ringMove: 'out' }),
      topic('out', { ring: 'Hold' }),
      topic('same', { ring: 'Trial', ringMove: 'in' }),
      topic('said', { ring: 'Trial', ringMove: 'in' }),
      topic('new', { ring: 'Trial', isNew: true }),
      topic('none'),
    ];
    const before = [topic('in', { ring: 'Trial' }), topic('out', { ring: 'Adopt' }), topic('same', { ring: 'Trial' })];
    const groups = ringGroups(all, all, RADAR, new Map(before.map((item) => [item.id, item])));
    const entries = groups.sectors.flatMap((sector) => sector.entries);
    expect(Object.fromEntries(entries.map(({ item, move }) => [item.id, move]))).toEqual({
      in: 'in',
      out: 'out',
      same: null,
      said: 'in',
      new: 'new',
      none: null,
    });
    expect(countRingMoves(entries)).toEqual({ new: 1, in: 2, out: 1 });
    expect(groups.rings.at(-1)).toBe('No ring');
  });

  it('have a ring for each status, with what is important inside and what was dropped outside', () => {
    const { rings } = ringGroups([topic('a')], [], null, null);
    expect(rings).toEqual(['Important', 'Analyze', 'Monitor', 'Undefined', 'Disregard']);
    expect(rings.toSorted()).toEqual(TOPIC_STATUSES.map(topicStatusName).toSorted());
  });
});

describe('a radar', () => {
  const size = { width: 1100, height: 620 };

  it('places each topic within its ring', () => {
    fc.assert(
      fc.property(items, (all) => {
        const { centre, radii, dots } = ringPlane(ringGroups(all, all, RADAR, null), size, measure);
        expect(dots).toHaveLength(all.length);
        for (const { x, y, entry } of dots) {
          const radius = Math.hypot(x - centre.x, y - centre.y);
          expect(radius).toBeLessThan(radii[entry.ring] ?? 0);
          expect(radius).toBeGreaterThan(radii[entry.ring - 1] ?? 0);
        }
      }),
    );
  });

  it('has names that cover neither topics nor each other nor the titles of sectors', () => {
    fc.assert(
      fc.property(items, fc.constantFrom(size, { width: 340, height: 560 }), (all, plane) => {
        const { labels, dots } = ringPlane(ringGroups(all, all, RADAR, null), plane, measure);
        const bounds = { left: 0, top: 0, right: plane.width, bottom: plane.height };
        for (const [index, { box }] of labels.entries()) {
          expect(isInside(box, bounds)).toBe(true);
          expect(labels.slice(index + 1).some((other) => overlaps(box, other.box))).toBe(false);
          expect(dots.some((dot) => touchesCircle(box, dot))).toBe(false);
        }
      }),
    );
  });

  it('have the names of all sectors inside of the picture, also long ones beside a wide circle', () => {
    const long = SECTORS.slice(0, 4).map((name) => `${name} and frameworks`);
    const all = long.map((trendName, index) => topic(String(index), { trendName, ring: 'Hold' }));
    const groups = ringGroups(all, all, { rings: RINGS, sectors: long }, null);
    fc.assert(
      fc.property(fc.integer({ min: 720, max: 1800 }), fc.integer({ min: 500, max: 900 }), (width, height) => {
        const { titles } = ringPlane(groups, { width, height }, measure);
        for (const { x, y, anchor, label, count } of titles) {
          const wide = measure(`${label} ${count}`);
          const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left + wide).toBeLessThanOrEqual(width);
          expect(y).toBeGreaterThan(12);
          expect(y).toBeLessThan(height);
        }
      }),
    );
  });
});
