import { useLayoutEffect, type RefObject } from 'react';

/** Taken in this order until all parts fit; the styles define what each of them hides or narrows. */
const STEPS = ['1', '2', '3', '4', '5', '6'] as const;

/**
 * Makes the parts of a line smaller, step by step, until none overflows its end. Undoes the steps as soon as there is
 * room, but not while the mouse is over the line, so that no control moves under the pointer. The attribute
 * `data-tight` of the line lists the steps taken: `[data-tight~='2']` matches the second and all later ones.
 * @param active false where the line has room for everything
 */
export function useFitting(line: RefObject<HTMLElement | null>, active: boolean): void {
  useLayoutEffect(() => {
    const element = line.current;
    if (!active || element === null) return undefined;
    let taken = 0;
    let isUnderMouse = false;
    // It reports after layout and before paint: measuring earlier would force a second layout.
    const sizes = new ResizeObserver(() => {
      taken = fit(element, isUnderMouse ? taken : 0);
    });
    const refit = (): void => {
      sizes.unobserve(element);
      sizes.observe(element);
    };
    const contents = new MutationObserver((changes) => {
      if (!changes.every(isInPanel)) refit();
    });
    const onEnter = ({ pointerType }: PointerEvent): void => {
      isUnderMouse = pointerType === 'mouse';
    };
    const onLeave = (): void => {
      if (isUnderMouse && taken > 0) refit();
      isUnderMouse = false;
    };
    sizes.observe(element);
    contents.observe(element, { subtree: true, childList: true, characterData: true });
    element.addEventListener('pointerenter', onEnter);
    element.addEventListener('pointerleave', onLeave);
    return () => {
      sizes.disconnect();
      contents.disconnect();
      element.removeEventListener('pointerenter', onEnter);
      element.removeEventListener('pointerleave', onLeave);
      delete element.dataset['tight'];
    };
  }, [line, active]);
}

/** @param least steps that stay taken @returns the number of steps taken */
function fit(line: HTMLElement, least: number): number {
  for (let taken = least; taken <= STEPS.length; taken += 1) {
    line.dataset['tight'] = STEPS.slice(0, taken).join(' ');
    // A pixel of tolerance: widths are fractions.
    const end = line.getBoundingClientRect().right + 1;
    if ([...line.children].every((child) => child.getBoundingClientRect().right <= end)) return taken;
  }
  return STEPS.length;
}

/** An open dropdown takes no room in the line, and its virtual list changes with every scroll. */
function isInPanel({ target }: MutationRecord): boolean {
  const element = target instanceof Element ? target : target.parentElement;
  return element?.closest('[data-state]') != null;
}
