/** The longest run without a break, in milliseconds: half a frame, so that a scroll stays smooth. */
const SLICE = 8;
/** A busy page draws all the same after this time, in milliseconds. */
const PATIENCE = 250;

/**
 * Runs `step` while the browser is idle, again and again until it returns false. A step is short (a few
 * milliseconds); between two slices the browser answers the person.
 */
export function runWhenIdle(step: () => boolean): void {
  const run = (milliseconds: number) => {
    if (runSlice(step, milliseconds)) runWhenIdle(step);
  };
  if (typeof requestIdleCallback === 'function') {
    const onIdle = (deadline: IdleDeadline) =>
      run(deadline.didTimeout ? SLICE : Math.min(SLICE, deadline.timeRemaining()));
    requestIdleCallback(onIdle, { timeout: PATIENCE });
  } else {
    setTimeout(run, 0, SLICE);
  }
}

/**
 * At least one step, or a busy page would never see a picture.
 * @returns is there more to do?
 */
function runSlice(step: () => boolean, milliseconds: number): boolean {
  const end = performance.now() + milliseconds;
  do {
    if (!step()) return false;
  } while (performance.now() < end);
  return true;
}
