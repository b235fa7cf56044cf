import { localDay, shortLocalDay, shortMonthYear } from '../shared/calendar';
import { changeTexts, figureChange, type FigureChange } from '../topic/figure-change';
import { DECIMALS } from '../shared/figures';
import type { Topic } from '../topic/topic';
import { isDecided, topicStatusName } from '../topic/topic-status';
import type { DatedDecision } from './decision-history';

/** 'on Oct 1, 2025', or 'at an unknown time' for one from before decisions had a date. */
export function decidedWhen({ at }: Pick<DatedDecision, 'at'>): string {
  const day = shortLocalDay(at);
  return day === null ? 'at an unknown time' : `on ${day}`;
}

/** 'Important on Oct 1, 2025', or with 'confirmed'. */
export function datedDecisionWords(decision: DatedDecision): string {
  const name = topicStatusName(decision.status);
  return `${name}${decision.isConfirmed ? ', confirmed' : ''} ${decidedWhen(decision)}`;
}

/** '29.0 % → 2.0 %', or '29.0 %, as then'. */
export function thenToNow(change: FigureChange): string {
  const [then, now] = changeTexts(change);
  return change.isSeen ? `${then} → ${now}` : `${now}, as then`;
}

/** When the data were from that a decision was made on: 'Sep 2025'; else when it was made. */
export function dataWords({ at, figures }: Pick<DatedDecision, 'at' | 'figures'>): string {
  return shortMonthYear(figures?.data ?? null) ?? shortLocalDay(at) ?? 'an unknown time';
}

/** Years that are said on a card. */
const MOST_YEARS = 3;

/**
 * '2025: Important, at +29.00 %; now +2.00 %', of the last decision of each year whose growth then looks different from
 * that of now; the newest year first. With the decimals of the card on which they stand.
 */
export function yearLines(history: readonly DatedDecision[], topic: Pick<Topic, 'growth'>): readonly string[] {
  const byYear = new Map<string, DatedDecision>();
  for (const decision of history) {
    const year = localDay(decision.at)?.slice(0, 4);
    if (year !== undefined && isDecided(decision.status)) byYear.set(year, decision);
  }
  const lines = [...byYear].flatMap(([year, { status, figures }]) => {
    const change = figures === null ? null : figureChange('growth', topic.growth, figures.growth);
    if (change === null || !change.isSeen) return [];
    const [then, now] = changeTexts(change, DECIMALS);
    return [`${year}: ${topicStatusName(status)}, at ${then}; now ${now}`];
  });
  return lines.toReversed().slice(0, MOST_YEARS);
}
