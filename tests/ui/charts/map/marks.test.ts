import { describe, expect, it } from 'vitest';
import { entityId } from '../../../../src/domain/shared/entity-id';
import { HighlightStore } from '../../../../src/ui/charts/highlight.store';
import type { Mark } from '../../../../src/ui/charts/map/model/map-scene';
import { lookOf, restingOpacity } from '../../../../src/ui/charts/map/draw/marks-layer';
import {
  BADGE,
  badgePath,
  drawnAlike,
  glyphPath,
  statusGlyphs,
} from '../../../../src/ui/charts/map/model/status-glyph';
import { WHOLE } from '../../../../src/ui/charts/geometry/view';
import { aChartItem, anItemAt } from '../../../builders/chart-item-mother';

function aMark(overrides: Partial<Mark> = {}): Mark {
  return {
    item: aChartItem(),
    x: 100,
    y: 100,
    r: 12,
    hue: 'disruptor',
    twins: 0,
    beyond: false,
    movement: null,
    from: null,
    ...overrides,
  };
}

const withStatus = (status: 0 | 1 | 2 | 3 | 4 | null, r = 12): Mark => aMark({ item: aChartItem({ status }), r });

describe('how a bubble looks', () => {
  it('is filled, and hollow for Disregard', () => {
    expect(lookOf(withStatus(2), 0.78)).toEqual({ shape: 'filled', opacity: 0.78, ring: false });
    expect(lookOf(withStatus(4), 0.78).shape).toBe('hollow');
  });

  it('has full strength only for what moved or is new, while movement is shown', () => {
    const before = anItemAt(0.1, 0.1);
    const moved = lookOf(aMark({ movement: { kind: 'moved', from: { x: 0.1, y: 0.1 }, before } }), 0.78);
    const unmoved = lookOf(aMark({ movement: { kind: 'unmoved', before } }), 0.78);
    expect(moved.opacity).toBe(1);
    expect(unmoved.opacity).toBeLessThan(0.3);
  });

  it('wears a ring when it is new, and dashes when it has vanished', () => {
    expect(lookOf(aMark({ movement: { kind: 'new', before: null } }), 0.78).ring).toBe(true);
    expect(lookOf(aMark({ movement: { kind: 'gone' } }), 0.78)).toMatchObject({ shape: 'dashed', ring: false });
  });

  it('lets more of the others through, the denser the map', () => {
    const marks = (count: number): readonly Mark[] => Array.from({ length: count }, () => aMark());
    const at = (count: number): number => restingOpacity({ marks: marks(count), dense: count > 400 });
    expect(at(28)).toBe(0.78);
    expect(at(2413)).toBeLessThan(0.78);
    expect(at(6000)).toBeLessThan(at(2413));
    expect(at(6000)).toBeGreaterThanOrEqual(0.55);
  });
});

describe('the status on the topic map', () => {
  it('is an icon for statuses 1 to 4, and nothing for Undefined or what cannot be tracked', () => {
    const marks = ([0, 1, 2, 3, 4, null] as const).map((status) => withStatus(status));
    expect(statusGlyphs({ marks, dense: false }).map(({ mark }) => mark.item.status)).toEqual([1, 2, 3, 4]);
  });

  it('stands in a bubble that has room, and else on a badge that hangs on to it', () => {
    const [inside, beside] = statusGlyphs({ marks: [withStatus(3, 7), withStatus(3, 4)], dense: false });
    expect(inside).toMatchObject({ dx: 0, dy: 0, onBadge: false, onFill: true });
    expect(beside).toMatchObject({ onBadge: true, onFill: false });
    const away = Math.hypot(beside?.dx ?? 0, beside?.dy ?? 0);
    // The disc reaches over the bubble's edge, the icon on it does not.
    expect(away).toBeLessThan(4 + BADGE.radius);
    expect(away).toBeGreaterThan(4 + 4);
  });

  it('steps back with its bubble while movement is shown', () => {
    const [unmoved, moved] = statusGlyphs({
      marks: [
        { ...withStatus(3), movement: { kind: 'unmoved', before: anItemAt(0.1, 0.1) } },
        { ...withStatus(3), movement: { kind: 'new', before: null } },
      ],
      dense: false,
    });
    expect([unmoved?.opacity, moved?.opacity]).toEqual([0.3, 1]);
  });

  it('is drawn together with those that look alike: badges wear the colour of their quadrant', () => {
    const marks = [
      withStatus(1),
      withStatus(3),
      withStatus(4),
      withStatus(1, 4),
      { ...withStatus(2, 4), hue: 'mature' },
      withStatus(3, 3),
    ] as const;
    const groups = drawnAlike(statusGlyphs({ marks, dense: false }));
    expect(groups.map(({ badge, onFill, glyphs }) => [badge, onFill, glyphs.length])).toEqual([
      [null, true, 2],
      [null, false, 1],
      ['disruptor', false, 2],
      ['mature', false, 1],
    ]);
    expect(badgePath(groups[2]?.glyphs ?? [], WHOLE).match(/M/g)).toHaveLength(2);
  });

  it('is left out beside the bubbles where it would be a swarm of its own', () => {
    const marks = [withStatus(3, 12), ...Array.from({ length: 201 }, () => withStatus(1, 4))];
    expect(statusGlyphs({ marks, dense: false })).toHaveLength(1);
  });

  it('is not shown for what has vanished', () => {
    expect(statusGlyphs({ marks: [aMark({ movement: { kind: 'gone' } })], dense: false })).toEqual([]);
  });

  it('is one path for all of them', () => {
    const path = glyphPath(statusGlyphs({ marks: [withStatus(1), withStatus(4)], dense: false }), WHOLE);
    expect(path.match(/M100\.0 100\.0/g)).toHaveLength(2);
  });
});

describe('the item that is looked at in one of two charts', () => {
  it('is put out only by the chart that lit it', () => {
    const store = new HighlightStore();
    const [left, right] = [{}, {}];
    store.light(entityId(7), left, false);
    store.release(right);
    expect(store.active?.id).toBe('7');
    store.release(left);
    expect(store.active).toBeNull();
  });
});
