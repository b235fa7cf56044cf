import { describe, expect, it } from 'vitest';
import { quadrantOf } from '../../../../src/domain/topic/quadrant';
import { quadrantHue } from '../../../../src/ui/signal/dot';
import {
  type ChartMark,
  lookOf,
  restingOpacity,
  chartShapes,
  pointedChartShapes,
  BADGE,
  statusIcons,
} from '../../../../src/ui/charts/map/model/chart-shapes';
import { SHAPE_STYLES, styleOf } from '../../../../src/domain/plane/shapes';
import { WHOLE } from '../../../../src/domain/plane/view';
import { aChartItem, anItemAt } from '../../../builders/chart-item-mother';

function aMark(overrides: Partial<ChartMark> = {}): ChartMark {
  return {
    item: aChartItem(),
    x: 100,
    y: 100,
    r: 12,
    twins: 0,
    beyond: false,
    movement: null,
    from: null,
    ...overrides,
  };
}

const withStatus = (status: 0 | 1 | 2 | 3 | 4 | null, r = 12): ChartMark => aMark({ item: aChartItem({ status }), r });

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
    const marks = (count: number): readonly ChartMark[] => Array.from({ length: count }, () => aMark());
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
    expect(statusIcons({ marks, dense: false }).map(({ mark }) => mark.item.status)).toEqual([1, 2, 4, 3]);
  });

  it('is most visible for Important: opaque, outlined, a solid star, on a solid disc beside a small bubble, over all others', () => {
    const marks = [withStatus(3), withStatus(3, 4), withStatus(1, 4), withStatus(2)];
    const shapes = chartShapes({ marks, dense: false }, WHOLE);
    expect(shapes.slice(0, 4).map(({ kind, opacity }) => [kind, opacity])).toEqual([
      ['important', 1],
      ['important', 1],
      ['filled', 0.78],
      ['filled', 0.78],
    ]);
    expect(shapes.slice(4).map(({ kind }) => kind)).toEqual([
      'badge',
      'icon',
      'iconOnFill',
      'star',
      'importantBadge',
      'star',
    ]);
  });

  it('is least visible for Disregard: a pale, thin, hollow bubble with a muted icon, and none where it has no room', () => {
    const shapes = chartShapes({ marks: [withStatus(4), withStatus(4, 4)], dense: false }, WHOLE);
    expect(shapes.map(({ kind }) => kind)).toEqual(['hollow', 'hollow', 'mutedIcon']);
    expect(shapes[0]?.opacity).toBeLessThan(0.78);
    expect(styleOf('hollow').fill).toBeUndefined();
    expect(SHAPE_STYLES.hollow.width).toBeLessThan(SHAPE_STYLES.filled.width ?? 0);
    expect(SHAPE_STYLES.mutedIcon.stroke).toBe('muted');
  });

  it('of Important stays beside the bubbles where the other badges would hide them', () => {
    const marks = [withStatus(3, 4), ...Array.from({ length: 201 }, () => withStatus(1, 4))];
    expect(statusIcons({ marks, dense: false }).map(({ mark }) => mark.item.status)).toEqual([3]);
    const crowd = Array.from({ length: 201 }, () => withStatus(3, 4));
    expect(statusIcons({ marks: crowd, dense: false })).toEqual([]);
  });

  it('stands in a bubble that has room, and else on a badge that hangs on to it', () => {
    const [inside, beside] = statusIcons({ marks: [withStatus(3, 7), withStatus(3, 4)], dense: false });
    expect(inside).toMatchObject({ dx: 0, dy: 0, onBadge: false, onFill: true });
    expect(beside).toMatchObject({ onBadge: true, onFill: false });
    const away = Math.hypot(beside?.dx ?? 0, beside?.dy ?? 0);
    // The disc reaches over the bubble's edge, the icon on it does not.
    expect(away).toBeLessThan(4 + BADGE.radius);
    expect(away).toBeGreaterThan(4 + 4);
  });

  it('steps back with its bubble while movement is shown', () => {
    const [unmoved, moved] = statusIcons({
      marks: [
        { ...withStatus(3), movement: { kind: 'unmoved', before: anItemAt(0.1, 0.1) } },
        { ...withStatus(3), movement: { kind: 'new', before: null } },
      ],
      dense: false,
    });
    expect([unmoved?.opacity, moved?.opacity]).toEqual([0.3, 1]);
  });

  it('is drawn over all bubbles: each on its fill, or on a badge of its hue', () => {
    const marks = [
      withStatus(1),
      withStatus(4),
      withStatus(1, 4),
      aMark({ item: aChartItem({ status: 2, quadrant: quadrantOf(2) }), r: 4 }),
    ] as const;
    const shapes = chartShapes({ marks, dense: false }, WHOLE);
    expect(shapes.map(({ kind, mark }) => `${kind} ${quadrantHue(mark.item.quadrant)}`)).toEqual([
      'filled disruptor',
      'hollow disruptor',
      'filled disruptor',
      'filled mature',
      'iconOnFill disruptor',
      'mutedIcon disruptor',
      'badge disruptor',
      'icon disruptor',
      'badge mature',
      'icon mature',
    ]);
  });

  it('is left out beside the bubbles where it would be a swarm of its own', () => {
    const marks = [withStatus(3, 12), ...Array.from({ length: 201 }, () => withStatus(1, 4))];
    expect(statusIcons({ marks, dense: false })).toHaveLength(1);
  });

  it('is not shown for what has vanished', () => {
    expect(statusIcons({ marks: [aMark({ movement: { kind: 'gone' } })], dense: false })).toEqual([]);
  });

  it('is a path from the centre of its bubble', () => {
    const shapes = chartShapes({ marks: [withStatus(1), withStatus(4)], dense: false }, WHOLE);
    const paths = shapes.map(({ outline }) => outline).filter((outline) => typeof outline === 'string');
    expect(paths.map((path) => path.slice(0, 12))).toEqual(['M100.0 100.0', 'M100.0 100.0']);
  });
});

describe('the shapes of a map', () => {
  const moved: ChartMark = {
    ...withStatus(null),
    from: { x: 40, y: 100 },
    movement: { kind: 'moved', from: { x: 0.1, y: 0.1 }, before: anItemAt(0.1, 0.1) },
  };
  const fresh: ChartMark = { ...withStatus(null), movement: { kind: 'new', before: null } };

  it('are the trails below all bubbles, and the ring of a new one below it', () => {
    const shapes = chartShapes({ marks: [fresh, moved], dense: false }, WHOLE);
    expect(shapes.map(({ kind }) => kind)).toEqual(['trail', 'ring', 'filled', 'filled']);
  });

  it('stand where the view shows them, and leave out what is not seen but may have a trail in sight', () => {
    const view = { scale: 2, x: -50, y: 10 };
    const shapes = chartShapes({ marks: [moved, aMark()], dense: false }, view, () => false);
    expect(shapes.map(({ kind }) => kind)).toEqual(['trail', 'filled']);
    expect(shapes[1]?.outline).toEqual({ x: 150, y: 210, r: 12 });
  });

  it('make the bubble that is pointed at larger where it is a dot, opaque, with a ring', () => {
    const shapes = pointedChartShapes({ ...withStatus(3, 2) }, WHOLE);
    expect(shapes.map(({ kind, opacity }) => [kind, opacity])).toEqual([
      ['ring', 1],
      ['chosen', 1],
      ['importantBadge', 1],
      ['star', 1],
    ]);
    expect(shapes[1]?.outline).toMatchObject({ r: 4 });
    expect(pointedChartShapes({ ...aMark(), movement: { kind: 'gone' } }, WHOLE).at(-1)?.kind).toBe('chosenGone');
  });
});
