import type { Topic } from '../topic/topic';
import { scoreAt, type ScaledFigures } from './score';
import { ALL_POINTS, withPoints, type RankFigure, type Weighting } from './weighting';

/** The score of a topic, from 0 to 1, at each number of points of one weight from 0 to 100. */
export interface ScoreLine {
  readonly topic: Topic;
  readonly scores: readonly number[];
}

/**
 * Of some topics: their scores over the range of a weight, where the others share the rest. Those without a figure have none.
 * @param topics of the project, in the order of the scaled figures
 */
export function scoresOverWeight(
  topics: readonly Topic[],
  weighting: Weighting,
  scaled: ScaledFigures,
  figure: RankFigure,
  isChosen: (topic: Topic) => boolean,
): readonly ScoreLine[] {
  const steps = Array.from({ length: ALL_POINTS + 1 }, (_, points) =>
    withPoints(weighting, figure, points).map((each) => each.points),
  );
  return topics.flatMap((topic, index) => {
    if (!isChosen(topic)) return [];
    const scores = steps.map((points) => scoreAt(scaled, index, points));
    return Number.isNaN(scores[0]) ? [] : [{ topic, scores }];
  });
}

/** Where one line goes from below another to above it, or the other way. */
export function crossingsOf(
  one: ScoreLine['scores'],
  other: ScoreLine['scores'],
): readonly { readonly at: number; readonly score: number }[] {
  const apart = one.map((score, at) => score - (other[at] ?? 0));
  return apart.flatMap((now, at) => {
    const before = apart[at - 1];
    if (before === undefined || before * now >= 0) return [];
    const part = before / (before - now);
    const [from = 0, to = 0] = [one[at - 1], one[at]];
    return [{ at: at - 1 + part, score: from + (to - from) * part }];
  });
}
