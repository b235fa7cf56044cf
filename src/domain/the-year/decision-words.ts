import { shortLocalDay, shortMonthYear } from '../shared/calendar';
import { formatFigure } from '../topic/figures';
import type { FigureChange } from '../topic/figure-change';
import { topicStatusName } from '../topic/topic-status';
import type { DatedDecision } from './decision-history';

/** 'on Oct 1, 2025', or 'at an unknown time' for one from before decisions had a date. */
export function decidedWhen({ at }: Pick<DatedDecision, 'at'>): string {
  const day = shortLocalDay(at);
  return day === null ? 'at an unknown time' : `on ${day}`;
}

/** 'Important on Oct 1, 2025', or with 'confirmed'. */
export function decisionWords(decision: DatedDecision): string {
  const name = topicStatusName(decision.status);
  return `${name}${decision.isConfirmed ? ', confirmed' : ''} ${decidedWhen(decision)}`;
}

/** '29.0 % → 2.0 %', or '29.0 %, as then'. */
export function thenToNow({ figure, before, now, isSeen }: FigureChange): string {
  return isSeen
    ? `${formatFigure(figure, before)} → ${formatFigure(figure, now)}`
    : `${formatFigure(figure, now)}, as then`;
}

/** When the data were from that a decision was made on: 'Sep 2025'; else when it was made. */
export function dataWords({ at, figures }: Pick<DatedDecision, 'at' | 'figures'>): string {
  return shortMonthYear(figures?.data ?? null) ?? shortLocalDay(at) ?? 'an unknown time';
}
