import { countOf } from '../shared/figures';
import { changeInPoints, isChanged } from '../topic/figures';
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
function figureChanges({ before, now, drivers }: TopicMove): readonly string[] {
  const driverChange =
    drivers === null
      ? figureChange('drivers', before.drivers, now.drivers)
      : drivers === 0
        ? ''
        : `${countOf(Math.abs(drivers), 'driver')} ${drivers > 0 ? 'more' : 'fewer'}`;
  return [
    figureChange('growth', before.growth, now.growth),
    figureChange('sizing', before.averageSizing, now.averageSizing),
    driverChange,
  ].filter((part) => part !== '');
}

/** 'growth +8 points', 'growth no longer known', 'sizing now known'; '' where it looks the same. */
export function figureChange(
  figure: 'growth' | 'sizing' | 'drivers',
  before: number | null,
  now: number | null,
): string {
  if (!isChanged(figure, now, before)) return '';
  if (now === null || before === null) return `${figure} ${now === null ? 'no longer' : 'now'} known`;
  return `${figure} ${changeInPoints(figure, now - before)}`;
}
