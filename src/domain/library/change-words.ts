import { countOf, fractionDigits } from '../shared/figures';
import { quadrantOf } from '../topic/quadrant';
import type { TopicChange } from './changes-since';

/** What has changed about a topic since the last visit, in words; null: it is gone. */
export function changeWords(change: TopicChange): string | null {
  if (change.kind === 'gone') return null;
  if (change.kind === 'new') return 'New since your visit';
  const { from, to, growth, averageSizing, drivers } = change.movement;
  if (change.kind === 'movedQuadrant')
    return `${quadrantOf(from).label} at your last visit, now ${quadrantOf(to).label}`;
  const parts = [
    differs(growth) && `growth ${signed(growth)}`,
    differs(averageSizing) && `sizing ${signed(averageSizing)}`,
    drivers !== null && drivers !== 0 && `${countOf(Math.abs(drivers), 'driver')} ${drivers > 0 ? 'more' : 'fewer'}`,
  ].filter(Boolean);
  return parts.length === 0 ? 'Changed since your visit' : `Since your visit: ${parts.join(', ')}`;
}

function differs(difference: number | null): difference is number {
  return difference !== null && Number(fractionDigits(Math.abs(difference))) > 0;
}

/** In percentage points: '+9.70', '−8.25'. */
function signed(difference: number): string {
  return `${difference > 0 ? '+' : '−'}${fractionDigits(Math.abs(difference))}`;
}
