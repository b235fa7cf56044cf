import { isolated } from '../shared/isolated';

/** @param hour of the user's local time, 0-23 */
export function greeting(hour: number, nickname: string): string {
  const part = hour < 5 ? 'evening' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  const name = nickname.trim();
  return name === '' ? `Good ${part}` : `Good ${part}, ${isolated(name)}`;
}
