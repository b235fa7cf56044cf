import { countOf } from '../shared/figures';
import { formatChange } from '../topic/figures';
import { quadrantOf } from '../topic/quadrant';
import type { TopicChange } from './changes-since';

/** What has changed about a topic since the last visit, in words; null: it is gone. */
export function changeWords(change: TopicChange): string | null {
  if (change.kind === 'gone') return null;
  if (change.kind === 'new') return 'New since your visit';
  const { from, to, growth, averageSizing, drivers } = change.movement;
  if (change.kind === 'movedQuadrant')
    return `${quadrantOf(from).label} at your last visit, now ${quadrantOf(to).label}`;
  const [growthChange, sizingChange] = [formatChange('growth', growth), formatChange('sizing', averageSizing)];
  const parts = [
    growthChange && `growth ${growthChange}`,
    sizingChange && `sizing ${sizingChange}`,
    drivers !== null && drivers !== 0 && `${countOf(Math.abs(drivers), 'driver')} ${drivers > 0 ? 'more' : 'fewer'}`,
  ].filter(Boolean);
  return parts.length === 0 ? 'Changed since your visit' : `Since your visit: ${parts.join(', ')}`;
}
