import { act, fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MapMotion } from '../../../../src/ui/charts/map/input/map-motion';
import { MapPlane } from '../../../../src/ui/charts/map/draw/signal-map';
import { fourCorners, openChart, PLANE } from '../open-map';

describe('a map with the text of the browser at 200 %', () => {
  it('is drawn in rem, so that its labels and bubbles are enlarged together', async () => {
    const { map } = await openChart({ topics: fourCorners });
    const { container } = render(<MapPlane model={map} motion={new MapMotion(map)} />);
    const plane = container.querySelector<HTMLElement>('[data-plane]');
    expect(plane?.style.width).toBe(`${PLANE.width / 16}rem`);
    for (const layer of container.querySelectorAll('[data-plane] > svg')) {
      expect(layer.getAttribute('width')).toMatch(/rem$/);
    }
    for (const label of container.querySelectorAll('text')) expect(label.getAttribute('x')).toMatch(/rem$/);
  });

  it('opens the bubble under the pointer, whose position is in pixels', async () => {
    const { map, platform, events } = await openChart({ topics: fourCorners });
    act(() => platform.viewport.scaleText(2));
    const { container } = render(<MapPlane model={map} motion={new MapMotion(map)} />);
    const plane = container.querySelector('[data-plane]');
    const mark = map.markById.get('1');
    if (plane === null || mark === undefined) throw new Error('The map is empty');
    const at = { clientX: 2 * mark.x, clientY: 2 * mark.y, pointerId: 1, pointerType: 'mouse', button: 0 };
    fireEvent.pointerDown(plane, at);
    fireEvent.pointerUp(plane, at);
    expect(events.topicOpened).toHaveBeenCalledWith(expect.objectContaining({ id: mark.item.id, name: 'Strong' }));
  });
});
