import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChartItem } from '../../../../src/application/charts/items/chart-item';
import { entityId } from '../../../../src/domain/shared/entity-id';
import type { MapModel } from '../../../../src/ui/charts/map/model/map-model';
import type { PointedBy } from '../../../../src/ui/charts/map/input/map-pointer';
import { MapNames } from '../../../../src/ui/charts/map/draw/map-names';
import { PointedMark } from '../../../../src/ui/charts/map/draw/lifted-marks';
import { MapTooltip } from '../../../../src/ui/charts/map/draw/map-tooltip';
import { STATUS_ICONS } from '../../../../src/ui/signal/status-icon';
import { anItemAt } from '../../../builders/chart-item-mother';
import { fourCorners, openChart, topicsOf } from '../open-map';

/** Somewhat longer than a mouse has to stay with a bubble, in milliseconds. */
const A_REST = 100;
/** From one bubble to the next, while the pointer crosses the map. */
const A_MOMENT = 20;

const explained = () => screen.queryByText('Average sizing') !== null;
function point(map: MapModel, id: string | null, by: PointedBy = 'mouse'): void {
  act(() => {
    map.pointer.point(id === null ? null : (map.markById.get(id) ?? null), by);
  });
}
function wait(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

async function openPointing(
  items?: readonly ChartItem[],
): Promise<{ readonly map: MapModel; readonly page: HTMLElement }> {
  vi.useRealTimers();
  const { map } = await openChart({ topics: items === undefined ? fourCorners : topicsOf(items) });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { container } = render(
    <>
      <MapNames model={map} />
      <PointedMark model={map} />
      <MapTooltip model={map} />
    </>,
  );
  return { map, page: container };
}

describe('a bubble that is pointed at', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('has its name at once, and is explained when the mouse stays with it', async () => {
    const { map, page } = await openPointing();
    point(map, '1');
    expect(page.querySelector('g text')?.textContent).toBe('Strong');
    expect(explained()).toBe(false);
    wait(A_REST);
    expect(explained()).toBe(true);
    expect(screen.getByText(/click to open/)).toBeInstanceOf(HTMLElement);
  });

  it('says what features mark its topic with', async () => {
    const { map } = await openPointing();
    const marks = new Map([[entityId<'topic'>('2'), ['to confirm']]]);
    Object.assign(map.data.sources, { facts: { lists: new Map(), marks } });
    point(map, '1', 'keyboard');
    expect(screen.queryByText('To confirm.')).toBeNull();
    point(map, '2', 'keyboard');
    expect(screen.getByText('To confirm.')).toBeInstanceOf(HTMLElement);
  });

  it('is not explained by a mouse that sweeps over many, which tells their names alone', async () => {
    const { map, page } = await openPointing();
    for (const [id, name] of [
      ['1', 'Strong'],
      ['2', 'Mature'],
      ['3', 'Disruptor'],
      ['4', 'Uncertain'],
    ] as const) {
      point(map, id);
      wait(A_MOMENT);
      expect(page.querySelector('g text')?.textContent).toBe(name);
      expect(explained()).toBe(false);
    }
    wait(A_REST);
    expect(explained()).toBe(true);
    point(map, null);
    expect(explained()).toBe(false);
    expect(page.querySelector('g')).toBeNull();
    wait(A_REST);
    expect(explained()).toBe(false);
  });

  it('has the others step back when it is explained, and not when the pointer only passes it', async () => {
    const { map, page } = await openPointing();
    const names = page.querySelector('svg');
    const haveSteppedBack = (): boolean => names?.matches('[class*="faded"]') ?? false;
    point(map, '1');
    wait(A_MOMENT);
    point(map, null);
    point(map, '2');
    expect(haveSteppedBack()).toBe(false);
    wait(A_REST);
    expect(haveSteppedBack()).toBe(true);
    // On the way to the next nothing flickers.
    point(map, '3');
    expect([haveSteppedBack(), explained()]).toEqual([true, false]);
    point(map, null);
    wait(A_REST);
    expect(haveSteppedBack()).toBe(false);
    point(map, '4', 'keyboard');
    expect(haveSteppedBack()).toBe(true);
  });

  it('stays explained while its figures change under the mouse', async () => {
    const { map } = await openPointing();
    point(map, '1');
    wait(A_REST);
    const before = map.pointer.active;
    act(() => map.resize({ width: 1000, height: 500 }, false));
    expect(map.pointer.active).not.toBe(before);
    expect(explained()).toBe(true);
  });

  it('is explained no longer after Escape, wherever the focus is', async () => {
    const { map } = await openPointing();
    point(map, '1');
    wait(A_REST);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(explained()).toBe(false);
    point(map, '2', 'keyboard');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(explained()).toBe(true);
  });

  it('is explained at once in the sheet of a narrow page, which does not come and go', async () => {
    const { map } = await openPointing();
    act(() => map.resize({ width: 340, height: 400 }, true));
    point(map, '1');
    expect(screen.getByRole('group', { name: 'Strong' })).toBeInstanceOf(HTMLElement);
    const sheet = screen.getByRole('group');
    point(map, '2');
    expect(screen.getByRole('group', { name: 'Mature' })).toBe(sheet);
  });

  it('is explained at once to those who walk by keyboard', async () => {
    const { map } = await openPointing();
    point(map, '1', 'keyboard');
    expect(screen.getByText(/press Enter to open/)).toBeInstanceOf(HTMLElement);
    point(map, '2', 'keyboard');
    expect(explained()).toBe(true);
  });

  it('shows the status of its topic, on a badge where the bubble is small', async () => {
    const { map, page } = await openPointing([
      anItemAt(0.9, 0.4, { id: entityId('1'), status: 3 }),
      anItemAt(0.1, 0.1, { id: entityId('2'), status: null }),
    ]);
    const icon = () => page.querySelector('g path')?.getAttribute('d') ?? '';
    // The ring, the bubble, and the badge.
    const circles = () => page.querySelectorAll('g circle').length;
    point(map, '1');
    expect(icon()).toContain(STATUS_ICONS[3].path);
    expect(circles()).toBe((map.markById.get(entityId('1'))?.r ?? 0) >= 6.5 ? 2 : 3);
    point(map, '2');
    expect([icon(), circles()]).toEqual(['', 2]);
  });

  it('hides its own name at rest, and shows it again', async () => {
    const { map, page } = await openPointing();
    const hidden = () => [...page.querySelectorAll('svg > text[visibility=hidden]')].map((text) => text.textContent);
    expect(map.labels).toHaveLength(4);
    point(map, '1');
    expect(hidden()).toEqual(['Strong']);
    point(map, '2');
    expect(hidden()).toEqual(['Mature']);
    // Zooming places the names anew: the same elements may be others' by then.
    act(() => {
      map.zoom(3, map.pointer.activeOnScreen ?? { x: 0, y: 0 });
      map.settle();
    });
    expect(map.labels.map(({ text }) => text)).toEqual(['Mature']);
    expect(hidden()).toEqual(['Mature']);
    point(map, null);
    expect(hidden()).toEqual([]);
  });

  it.each(['mouse', 'touch', 'keyboard'] as const)(
    'by %s sends away the names that its own would lie on',
    async (by) => {
      const long = 'A name of more than a few words';
      const { map, page } = await openPointing([
        anItemAt(0.6, 0.18, { id: entityId(1), name: 'Beside', driverCount: 30 }),
        anItemAt(0.5, 0.18, { id: entityId(2), name: long, driverCount: 20 }),
        anItemAt(0.9, 0.5, { id: entityId(3), name: 'Elsewhere', driverCount: 10 }),
      ]);
      const shown = () =>
        [...page.querySelectorAll('svg > text:not([visibility=hidden])')].map((text) => text.textContent);
      act(() => map.resize({ width: 340, height: 400 }, true));
      const atRest = shown();
      expect(atRest).toContain('Beside');
      point(map, '2', by);
      expect(shown()).toEqual(['Elsewhere']);
      point(map, null);
      expect(shown()).toEqual(atRest);
    },
  );
});
