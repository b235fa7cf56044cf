const DURATION = 120;

function animate(element: HTMLElement | null, from: Keyframe, to: Keyframe): void {
  if (element?.animate === undefined || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.animate([from, to], { duration: DURATION, easing: 'ease-out' });
}

/** Fades the element in, unless the user prefers reduced motion. */
export function fadeIn(element: HTMLElement | null): void {
  animate(element, { opacity: 0.3 }, { opacity: 1 });
}

/** Lets the element come from so many pixels below its position. */
export function slideIn(element: HTMLElement | null, pixels: number): void {
  animate(element, { transform: `translateY(${pixels}px)` }, { transform: 'none' });
}
