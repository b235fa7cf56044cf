import { describe, expect, it } from 'vitest';
import { briefMap } from '../../../src/application/brief/slides/map-slide';
import { mapItems, dotLayers } from '../../../src/infrastructure/slides/map-items';
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
