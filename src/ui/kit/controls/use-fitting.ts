import { useLayoutEffect, type RefObject } from 'react';

/** One after the other until all has room; what each of them means, the styles say. */
const STEPS = ['1', '2', '3', '4', '5', '6', '7'] as const;

/**
 * Keeps what stands in a line from running over its end: it gives way step by step, and takes the room back as soon as
 * there is some and no mouse is over the line: nothing slides under a hand that has just pressed. `data-tight` of the line holds the steps that are taken: `[data-tight~='2']` is the second and all beyond.
 * @param active false where the line has room for everything
 */
export function useFitting(line: RefObject<HTMLElement | null>, active: boolean): void {
  useLayoutEffect(() => {
    const element = line.current;
    if (!active || element === null) return undefined;
    let isUnderMouse = false;
    // Told when the browser has laid the page out and not yet painted it: measuring earlier would lay everything out twice.
    const sizes = new ResizeObserver(() => fit(element, isUnderMouse ? takenBy(element) : 0));
    const refit = (): void => {
      sizes.unobserve(element);
      sizes.observe(element);
    };
    const contents = new MutationObserver((changes) => {
      if (!changes.every(isInPanel)) refit();
    });
    const come = ({ pointerType }: PointerEvent): void => {
      isUnderMouse = pointerType === 'mouse';
    };
    const leave = (): void => {
      if (!isUnderMouse) return;
      isUnderMouse = false;
      if (takenBy(element) > 0) refit();
    };
    sizes.observe(element);
    contents.observe(element, { subtree: true, childList: true, characterData: true });
    element.addEventListener('pointerenter', come);
    element.addEventListener('pointerleave', leave);
    return () => {
      sizes.disconnect();
      contents.disconnect();
      element.removeEventListener('pointerenter', come);
      element.removeEventListener('pointerleave', leave);
      delete element.dataset['tight'];
    };
  }, [line, active]);
}

/** @param least steps that stay taken */
function fit(line: HTMLElement, least: number): void {
  for (let taken = least; taken <= STEPS.length; taken += 1) {
    line.dataset['tight'] = STEPS.slice(0, taken).join(' ');
    // A pixel of tolerance: widths are fractions.
    const end = line.getBoundingClientRect().right + 1;
    if ([...line.children].every((child) => child.getBoundingClientRect().right <= end)) return;
  }
}

function takenBy(line: HTMLElement): number {
  return (line.dataset['tight'] ?? '').split(' ').filter(Boolean).length;
}

/** What a dropdown of the line shows takes no room in it, and changes with every turn of the wheel. */
function isInPanel({ target }: MutationRecord): boolean {
  const element = target instanceof Element ? target : target.parentElement;
  return element?.closest('[data-state]') != null;
}
