import { act, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MapNames } from '../../../../src/ui/charts/map/draw/map-names';
import { fourCorners, openChart } from '../open-map';

const namesIn = (page: HTMLElement) => [...page.querySelectorAll('text')].map(({ textContent }) => textContent);

describe('the labels of a map', () => {
  it('are drawn only while their bubbles are in view, also before a pan has ended', async () => {
    const { map } = await openChart({ topics: fourCorners });
    const { container } = render(<MapNames model={map} />);
    expect(namesIn(container)).toEqual(['Strong', 'Mature', 'Disruptor', 'Uncertain']);
    const strong = map.markById.get('1');
    act(() => {
      map.zoom(4, { x: strong?.x ?? 0, y: strong?.y ?? 0 });
      map.settle();
    });
    expect(namesIn(container)).toEqual(['Strong']);

    // The bubble is moved half out of the plane: some of it could still be seen, and of its label.
    act(() => map.look({ ...map.view, y: -4 * (strong?.y ?? 0) - 2 }));
    expect(map.labels).toHaveLength(1);
    expect(namesIn(container)).toEqual([]);
    act(() => map.settle());
    expect(map.labels).toEqual([]);
  });
});
