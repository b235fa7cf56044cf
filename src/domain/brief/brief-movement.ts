import { changeInWords, signalChange } from '../topic/figure-change';
import type { Topic } from '../topic/topic';

/** The previous data of the project. */
export interface PreviousData {
  readonly topics: ReadonlyMap<string, Topic>;
  /** A day such as 'Sep 30, 2025', or 'the previous data'. */
  readonly since: string;
}

/** 'Since Sep 30, 2025: growth −7.5 points, average sizing +11 points; same quadrant.' */
export function movementSentence(topic: Topic, { topics, since }: PreviousData): string {
  const before = topics.get(topic.id);
  if (before === undefined) return `New since ${since}.`;
  const changes = [
    changeInWords(signalChange('growth', topic, before)),
    changeInWords(signalChange('sizing', topic, before)).replace('sizing', 'average sizing'),
  ].filter(Boolean);
  const isSame = before.quadrant.code === topic.quadrant.code;
  if (changes.length === 0 && isSame) return `Since ${since}: same growth, average sizing and quadrant.`;
  const quadrant = isSame ? 'same quadrant' : `from ${before.quadrant.label} to ${topic.quadrant.label}`;
  return `Since ${since}: ${[changes.join(', '), quadrant].filter(Boolean).join('; ')}.`;
}
