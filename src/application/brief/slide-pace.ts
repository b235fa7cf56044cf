/** All in milliseconds. */
export interface SlideTimes {
  /** Since the speaker began. */
  readonly used: number;
  /** Of that, on the slide that is shown. */
  readonly onSlide: number;
}

/**
 * How long the slides will take as a whole, if each of those that follow takes as long as those before did.
 * @param position of the slide that is shown, from 0
 * @returns null: no slide is finished yet
 */
export function expectedTime({ used, onSlide }: SlideTimes, position: number, count: number): number | null {
  if (position <= 0 || used <= onSlide) return null;
  const each = (used - onSlide) / position;
  // The slide that is shown may have taken longer already.
  return used + Math.max(0, each - onSlide) + (count - position - 1) * each;
}

/** '7:05', '1:02:09'. */
export function timeUsed(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  const end = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${end}` : `${minutes}:${end}`;
}

/** '10:36', on the user's own clock. */
export function clockTime(now: Date): string {
  return `${String(now.getHours()).padStart(2, '0')}:${String(now.getMinutes()).padStart(2, '0')}`;
}

/** 'At this pace the end is at 10:36, 3:36 too long.'; before a slide is finished, until when the time goes. */
export function paceWords(now: Date, { used }: SlideTimes, expected: number | null, planned: number | null): string {
  const at = (total: number): string => clockTime(new Date(now.getTime() + total - used));
  if (expected === null) return planned === null ? '' : `Your time ends at ${at(planned)}.`;
  const end = `At this pace the end is at ${at(expected)}`;
  if (planned === null) return `${end}.`;
  const over = expected - planned;
  return Math.abs(over) < 1000
    ? `${end}, on time.`
    : `${end}, ${timeUsed(Math.abs(over))} ${over > 0 ? 'too long' : 'to spare'}.`;
}
