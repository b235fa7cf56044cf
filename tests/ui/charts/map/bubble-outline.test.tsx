import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MapFooter } from '../../../../src/ui/charts/map/draw/map-footer';
import { MovementKey } from '../../../../src/ui/charts/map/draw/movement-key';
import { SvgShape } from '../../../../src/ui/plane/svg-shape';
import { chartShapes, pointedChartShapes } from '../../../../src/ui/charts/map/model/chart-shapes';
import { settle } from '../../../fakes/settle';
import { fourCorners, openChart, topicsOf, show } from '../open-map';

describe('the bubbles in the keys of a map', () => {
  it('have the shape of those on the map, of their rings and of the one that is pointed at', async () => {
    const { map, data } = await openChart({ topics: fourCorners, previous: { topics: topicsOf([]) } });
    show(data, { movement: true });
    await settle();
    const [first] = map.scene.marks;
    if (first === undefined) throw new Error('No mark');
    const isOfBubble = (kind: string): boolean => !['badge', 'icon', 'iconOnFill', 'trail'].includes(kind);
    const shapes = [...chartShapes(map.scene, map.view), ...pointedChartShapes(first, map.view)];
    const bubbles = render(
      <svg>
        {shapes
          .filter(({ kind }) => isOfBubble(kind))
          .map((shape, index) => (
            <SvgShape key={index} shape={shape} />
          ))}
      </svg>,
    ).container.querySelectorAll('svg > *');
    // Without the icons of statuses, whose drawings begin at -6.
    const keys = render(
      <>
        <MapFooter model={map} />
        <MovementKey model={map} isPicture />
      </>,
    ).container.querySelectorAll('svg:not([viewBox^="-6"]) > :last-child');
    const [shape] = [...bubbles].map(({ tagName }) => tagName);
    expect(new Set([...bubbles, ...keys].map(({ tagName }) => tagName))).toEqual(new Set([shape]));
    expect(keys.length).toBeGreaterThan(0);
  });
});
