import type { TopicSnapshot } from '../library/topic-snapshot';
import type { CsvValue } from '../shared/csv';
import type { QuadrantCode } from '../topic/quadrant';
import { UNCLASSIFIED } from '../topic/quadrant';
import { movementsOf, type WhatMoved } from './what-moved';

/** Words for what the rules do not know. */
export interface SheetWords {
  readonly labelOf: (code: QuadrantCode) => string;
  readonly statusOf: (topic: TopicSnapshot) => CsvValue;
}

/** The rows of a spreadsheet: what has moved, what is new and what is gone, with the figures of both versions. */
export function movementSheet(
  name: 'Topic' | 'Trend',
  moved: WhatMoved,
  { labelOf, statusOf }: SheetWords,
): readonly (readonly CsvValue[])[] {
  const quadrant = (code: QuadrantCode | null): string => (code === null ? UNCLASSIFIED.label : labelOf(code));
  const row = (what: string, before: TopicSnapshot | null, now: TopicSnapshot | null): readonly CsvValue[] => [
    (now ?? before)?.name ?? null,
    what,
    before && quadrant(before.quadrant),
    now && quadrant(now.quadrant),
    percent(before?.growth),
    percent(now?.growth),
    percent(before?.averageSizing),
    percent(now?.averageSizing),
    ...(name === 'Topic' ? [now && statusOf(now)] : []),
  ];
  return [
    [
      name,
      'What',
      'Previous quadrant',
      'Quadrant',
      'Previous growth, 3-year CAGR (%)',
      'Growth, 3-year CAGR (%)',
      'Previous average sizing (%)',
      'Average sizing (%)',
      ...(name === 'Topic' ? ['Status'] : []),
    ],
    ...movementsOf(moved).map(({ before, now }) => row('moved', before, now)),
    ...moved.added.map((now) => row('new', null, now)),
    ...moved.gone.map((before) => row('gone', before, null)),
  ];
}

/** A fraction as a percentage with the two decimals that the product shows. */
function percent(fraction: number | null | undefined): number | null {
  return fraction == null ? null : Math.round(fraction * 10_000) / 100;
}
