import { shortDay } from '../shared/calendar';

const MINUTE = 60_000;

/** 'just now', '12 min ago', '3 h ago', 'Oct 2, 2026'. Both times are ISO 8601. */
export function agoWords(at: string, now: string): string {
  const minutes = Math.floor((Date.parse(now) - Date.parse(at)) / MINUTE);
  if (minutes < 2) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  return minutes < 24 * 60 ? `${Math.floor(minutes / 60)} h ago` : (shortDay(at) ?? '');
}
