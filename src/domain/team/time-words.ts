import { shortDay } from '../shared/calendar';
import { UNKNOWN_TIME } from './known-time';

const MINUTE = 60_000;

/** 'just now', '12 min ago', '3 h ago', 'Oct 2, 2026', 'at an unknown time'. Both times are ISO 8601. */
export function agoWords(at: string, now: string): string {
  if (at === UNKNOWN_TIME) return 'at an unknown time';
  const minutes = Math.floor((Date.parse(now) - Date.parse(at)) / MINUTE);
  if (minutes < 2) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  return minutes < 24 * 60 ? `${Math.floor(minutes / 60)} h ago` : (shortDay(at) ?? '');
}
