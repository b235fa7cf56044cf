import type { TopicId } from '../../../domain/shared/entity-id';
import { groupBy } from '../../../domain/shared/lists';
import { extent, mean } from '../../../domain/shared/statistics';
import { figureOf, FIGURES, SIGNAL_FIGURES, type SignalFigure } from '../../../domain/topic/figures';
import type { Topic } from '../../../domain/topic/topic';

/** The measures that the Impacting Drivers chart compares, in its order. */
const isCount = (figure: SignalFigure): boolean => FIGURES[figure].unit === 'count';
const COMPARED_MEASURES = SIGNAL_FIGURES.toSorted((one, other) => Number(isCount(other)) - Number(isCount(one)));

export interface ComparedFigure {
  readonly measure: SignalFigure;
  /** Of the topic; null: not known. */
  readonly own: number | null;
  /** The mean of the trend's topics, this one among them; null when no such topic carries the figure. */
  readonly trend: number | null;
  readonly all: number | null;
}

/** One topic against the average of its trend and of all topics. */
export interface TopicComparison {
  readonly topic: Topic;
  /** How many topics the trend has, this one among them; 0 for a topic without a trend. */
  readonly trendSize: number;
  readonly allSize: number;
  readonly figures: readonly ComparedFigure[];
  /** Of all topics, for the histogram. */
  readonly driverCounts: readonly number[];
}

/** @returns null when the project has no such topic */
export function compareTopic(id: TopicId, topics: readonly Topic[]): TopicComparison | null {
  const topic = topics.find((candidate) => candidate.id === id);
  if (topic === undefined) return null;
  const { trend } = topic;
  const siblings = trend === null ? [] : topics.filter((other) => other.trend?.id === trend.id);
  return {
    topic,
    trendSize: siblings.length,
    allSize: topics.length,
    figures: COMPARED_MEASURES.map((measure) => ({
      measure,
      own: figureOf(measure, topic),
      trend: mean(siblings.map((other) => figureOf(measure, other))),
      all: mean(topics.map((other) => figureOf(measure, other))),
    })),
    driverCounts: topics.map((other) => other.driverCount).filter((count) => count !== null),
  };
}

interface Histogram {
  /** From 0 on, without a gap. `from` is the first value of a column, which holds this one and `width - 1` more. */
  readonly columns: readonly { readonly from: number; readonly count: number }[];
  /** How many whole values share a column. */
  readonly width: number;
}

/** How often each count occurs. Where there would be too many columns, neighbouring values share one. */
export function histogram(counts: readonly number[], mostColumns: number): Histogram {
  const values = (extent(counts)?.[1] ?? -1) + 1;
  const width = Math.max(1, Math.ceil(values / mostColumns));
  const columnsOf = groupBy(counts, (count) => Math.floor(count / width));
  const columns = Array.from({ length: Math.ceil(values / width) }, (_, index) => ({
    from: index * width,
    count: columnsOf.get(index)?.length ?? 0,
  }));
  return { columns, width };
}
