import { countOf } from '../shared/figures';
import { changeInWords } from '../topic/figure-change';
import { quadrantOf } from '../topic/quadrant';
import type { TopicMove, TopicChange } from './changes-since';

/** What has changed about a topic since the last visit, in words; null: it is gone. */
export function changeWords(change: TopicChange): string | null {
  if (change.kind === 'gone') return null;
  if (change.kind === 'new') return 'New since your visit';
  const { from, to } = change.movement;
  if (change.kind === 'movedQuadrant')
    return `${quadrantOf(from).label} at your last visit, now ${quadrantOf(to).label}`;
  return `Since your visit: ${figureChanges(change.movement).join(', ')}`;
}

/** 'growth +8 points', 'sizing now known', '2 drivers more'; empty where all look the same. */
function figureChanges({ growth, sizing, drivers }: TopicMove): readonly string[] {
  const { difference } = drivers;
  const driverWords =
    difference === null || difference === 0
      ? changeInWords(drivers)
      : `${countOf(Math.abs(difference), 'driver')} ${difference > 0 ? 'more' : 'fewer'}`;
  return [changeInWords(growth), changeInWords(sizing), driverWords].filter((part) => part !== '');
}
