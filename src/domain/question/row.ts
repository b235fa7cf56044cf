import { disagreement } from '../topic/lens-disagreement';
import type { Manifestation } from '../topic/deepdive';
import { FIGURES } from '../topic/figures';
import type { Topic } from '../topic/topic';
import type { Trend } from '../trend/trend';
import { raisedBy } from './funding-amount';
import type { QueryFacts } from './query-facts';
import type { QueryFigure } from './query';

/** One row of an answer. A start-up has the conditions of its topic. */
export type Row =
  | { readonly type: 'topic'; readonly topic: Topic }
  | { readonly type: 'trend'; readonly trend: Trend }
  | { readonly type: 'startup'; readonly topic: Topic; readonly startup: Manifestation };

export function signalOfRow(row: Row): Topic | Trend {
  return row.type === 'trend' ? row.trend : row.topic;
}

export function idOfRow(row: Row): string {
  return row.type === 'startup' ? `${row.topic.id}:${row.startup.name}` : signalOfRow(row).id;
}

export function shiftOfRow(row: Row): string | null {
  return (row.type === 'trend' ? row.trend.shiftName : row.topic.trend?.shiftName) ?? null;
}

export function trendOfRow(row: Row): string | null {
  return (row.type === 'trend' ? row.trend.name : row.topic.trend?.name) ?? null;
}

/** The row of the previous data. */
export function previousOf(row: Row, facts: QueryFacts): Topic | Trend | undefined {
  return row.type === 'trend' ? facts.previousTrends.get(row.trend.id) : facts.previousTopics.get(row.topic.id);
}

/** null: unknown, which is not 0. */
export function figureOf(row: Row, figure: QueryFigure, facts: QueryFacts): number | null {
  const signal = signalOfRow(row);
  switch (figure) {
    case 'sources':
      return row.type === 'trend' ? null : (facts.publishers.get(row.topic.id)?.length ?? 0);
    case 'publishers':
      return row.type === 'trend' ? null : new Set(facts.publishers.get(row.topic.id)).size;
    case 'startups':
      return row.type === 'trend' ? null : (facts.startups.get(row.topic.id)?.length ?? 0);
    case 'raised':
      return row.type === 'startup' ? (raisedBy(row.startup.fundraisingAmount)?.millions ?? null) : null;
    case 'growthChange':
      return difference(signal.growth, previousOf(row, facts)?.growth);
    case 'sizingChange':
      return difference(signal.sizing.average, previousOf(row, facts)?.sizing.average);
    case 'disagreement':
      return disagreement(signal.sizing);
    case 'consumerIndustry':
      return distance(signal.sizing.consumer, signal.sizing.industry);
    case 'consumerSociety':
      return distance(signal.sizing.consumer, signal.sizing.society);
    case 'industrySociety':
      return distance(signal.sizing.industry, signal.sizing.society);
    default:
      return FIGURES[figure].valueOf(signal);
  }
}

function distance(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : rounded(Math.abs(one - other));
}

function difference(now: number | null, before: number | null | undefined): number | null {
  return now === null || before === null || before === undefined ? null : rounded(now - before);
}

/** 0.65 - 0.6 is a little more than 0.05. */
function rounded(value: number): number {
  return Math.round(value * 1e9) / 1e9;
}
