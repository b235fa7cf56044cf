import { shortDay } from '../shared/calendar';
import { countOf } from '../shared/figures';
import { UNKNOWN_TIME } from './known-time';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** 'just now', '12 min ago', '3 h ago', 'Oct 2, 2026', 'at an unknown time'. Both times are ISO 8601. */
export function agoWords(at: string, now: string): string {
  if (at === UNKNOWN_TIME) return 'at an unknown time';
  const minutes = Math.floor((Date.parse(now) - Date.parse(at)) / MINUTE);
  if (minutes < 2) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  return minutes < 24 * 60 ? `${Math.floor(minutes / 60)} h ago` : (shortDay(at) ?? '');
}

/** '4 days left', 'closes within a day'. Both times are ISO 8601. */
export function leftWords(closesAt: string, now: string): string {
  const days = Math.floor((Date.parse(closesAt) - Date.parse(now)) / DAY);
  return days < 1 ? 'closes within a day' : `${countOf(days, 'day')} left`;
}
