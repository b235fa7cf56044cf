import { describeChange, type FigureRow } from '../review/review-figures';
import type { Topic } from '../topic/topic';

/** The previous data of the project. */
export interface PreviousData {
  readonly topics: ReadonlyMap<string, Topic>;
  /** A day such as 'Sep 30, 2025', or 'the previous data'. */
  readonly since: string;
}

/** 'Since Sep 30, 2025: growth −7.50 points, average sizing +11.00 points; same quadrant.' */
export function movementSentence(topic: Topic, rows: readonly FigureRow[], { topics, since }: PreviousData): string {
  const before = topics.get(topic.id);
  if (before === undefined) return `New since ${since}.`;
  const changeOf = (figure: FigureRow['figure']): string => {
    const row = rows.find((each) => each.figure === figure);
    return row === undefined ? '' : describeChange(row);
  };
  const [growth, sizing] = [changeOf('growth'), changeOf('sizing')];
  const changes = [growth && `growth ${growth} points`, sizing && `average sizing ${sizing} points`].filter(Boolean);
  const isSame = before.quadrant.code === topic.quadrant.code;
  if (changes.length === 0 && isSame) return `No change since ${since}.`;
  const quadrant = isSame ? 'same quadrant' : `from ${before.quadrant.label} to ${topic.quadrant.label}`;
  return `Since ${since}: ${[changes.join(', '), quadrant].filter(Boolean).join('; ')}.`;
}
