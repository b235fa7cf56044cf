import { describe, expect, it } from 'vitest';
import { briefMap } from '../../../src/application/brief/slides/map-slide';
import { mapItems, dotLayers } from '../../../src/infrastructure/slides/map-items';
import { entityId } from '../../../src/domain/shared/entity-id';
import { topics } from '../../builders/topic-mother';

describe('a map on a slide', () => {
  const of = (count: number, chosen: number) => {
    const all = topics(count, (index) => ({ growth: index / count, driverCount: index % 9 }));
    const map = briefMap({ all, chosen: all.slice(0, chosen), before: null }, { growthName: null, sizeAxis: null });
    return map === null
      ? []
      : mapItems({
          kind: 'map',
          box: { x: 40, y: 118, width: 1196, height: 536 },
          scale: 1.25,
          fontSize: 15,
          map,
          alt: '',
        });
  };

  it('has native shapes with the chosen topics numbered', () => {
    const numbers = of(6, 6).flatMap((item) => (item.kind === 'ellipse' ? (item.text?.text ?? []) : []));
    expect(numbers).toEqual(expect.arrayContaining(['1', '2', '3', '4', '5', '6']));
    expect(numbers).toHaveLength(6);
  });

  it('writes a number that another bubble would cover beside it, after all bubbles', () => {
    const all = topics(2, (index) => ({ growth: 0.1 + index * 0.2, driverCount: 9 }));
    // As far apart as makes the one cover the middle of the other.
    const found = Array.from({ length: 200 }, (_, step) => {
      const chosen = all.map((topic, index) => ({ ...topic, growth: 0.1 + (index * step) / 1000 }));
      const context = topics(1, () => ({ id: entityId('900'), growth: 0.6 }));
      const map = briefMap(
        { all: [...chosen, ...context], chosen, before: null },
        { growthName: null, sizeAxis: null },
      );
      return map?.numbers.some(({ dx, dy }) => dx !== 0 || dy !== 0) === true ? map : null;
    }).find((map) => map !== null);
    expect(found).toBeDefined();
    if (found === undefined || found === null) return;
    const items = mapItems({
      kind: 'map',
      box: { x: 0, y: 0, width: 1196, height: 536 },
      scale: 1,
      fontSize: 15,
      map: found,
      alt: '',
    });
    const inside = items.flatMap((item) => (item.kind === 'ellipse' ? (item.text?.text ?? []) : []));
    const last = items.findLastIndex(({ kind }) => kind === 'ellipse');
    const after = items
      .slice(last)
      .flatMap((item) => (item.kind === 'text' ? item.runs.map(({ text }) => text) : []))
      .filter((text) => /^\d$/.test(text));
    expect([...inside, ...after].toSorted()).toEqual(['1', '2']);
    expect(after).toHaveLength(1);
  });

  it('stays in its box', () => {
    for (const item of of(60, 5)) {
      const points = 'circles' in item ? item.circles : 'box' in item ? [item.box] : [];
      for (const { x, y } of points) {
        expect(x >= 40 && y >= 118 && x <= 40 + 1196 && y <= 118 + 536, JSON.stringify(item)).toBe(true);
      }
    }
  });

  it('has the other topics in layers without overlap', () => {
    const layers = dotLayers([
      { x: 10, y: 10, r: 4 },
      { x: 10.2, y: 10, r: 5 },
      { x: 14, y: 10, r: 4 },
      { x: 40, y: 10, r: 4 },
    ]);
    expect(layers.map((layer) => layer.map(({ x }) => x))).toEqual([[10.2, 40], [14]]);
  });
});
