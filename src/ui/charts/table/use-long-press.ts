import { useEffect, useMemo, useRef, type MouseEvent, type PointerEvent } from 'react';
import type { ChartData } from '../chart-data';

/** A finger that rests this long begins a selection, in ms. */
const LONG = 500;
/** A finger that moves further scrolls, in pixels. */
const TOLERANCE = 10;

/**
 * Selecting by touch: a long press on a row begins a selection; then a tap on a row toggles it instead of opening it.
 * @returns handlers for the element around the rows
 */
export function useLongPress(data: Pick<ChartData, 'sorted' | 'topicRows' | 'sources'>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const press = useRef<{ readonly x: number; readonly y: number; isLong: boolean } | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    const toggle = (target: EventTarget): boolean => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
      const item = data.sorted[Number(row?.dataset['row'] ?? -1)];
      if (item === undefined || !data.topicRows?.topicOf(item)) return false;
      data.topicRows.toggle(item);
      return true;
    };
    const cancel = (): void => clearTimeout(timer.current);
    return {
      onPointerDown: ({ pointerType, clientX: x, clientY: y, target }: PointerEvent): void => {
        cancel();
        press.current = pointerType === 'touch' ? { x, y, isLong: false } : null;
        const begun = press.current;
        if (begun === null) return;
        timer.current = setTimeout(() => (begun.isLong = toggle(target)), LONG);
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent): void => {
        const { x, y } = press.current ?? { x: clientX, y: clientY };
        if (Math.hypot(clientX - x, clientY - y) > TOLERANCE) cancel();
      },
      onPointerUp: cancel,
      onPointerCancel: cancel,
      // The menu of the browser, which a long press opens elsewhere.
      onContextMenu: (event: MouseEvent): void => {
        if (press.current !== null) event.preventDefault();
      },
      onClickCapture: (event: MouseEvent): void => {
        const begun = press.current;
        press.current = null;
        if (begun === null) return;
        const isControl = event.target instanceof Element && event.target.closest('[role="checkbox"]') !== null;
        const isSelecting = data.sources.selection.count > 0 && !isControl;
        if (!begun.isLong && !(isSelecting && toggle(event.target))) return;
        event.preventDefault();
        event.stopPropagation();
      },
    };
  }, [data]);
}
