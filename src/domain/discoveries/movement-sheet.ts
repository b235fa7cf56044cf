import type { GrowthName } from '../topic/growth';
import type { TopicSnapshot } from '../library/topic-snapshot';
import type { CsvValue } from '../shared/csv';
import { previousTitle, spreadsheetFigure, spreadsheetTitle } from '../topic/figures';
import { UNCLASSIFIED, type QuadrantCode } from '../topic/quadrant';
import { movementsOf, type WhatMoved } from './what-moved';

/** Words for what the rules do not know. */
export interface SheetWords {
  readonly growthName: GrowthName;
  readonly labelOf: (code: QuadrantCode) => string;
  readonly statusOf: (topic: TopicSnapshot) => CsvValue;
}

/** The rows of a spreadsheet: what has moved, what is new and what is gone, with the figures of both versions. */
export function movementSheet(
  name: 'Topic' | 'Trend',
  moved: WhatMoved,
  { labelOf, statusOf, growthName }: SheetWords,
): readonly (readonly CsvValue[])[] {
  const quadrant = (code: QuadrantCode | null): string => (code === null ? UNCLASSIFIED.label : labelOf(code));
  const row = (what: string, before: TopicSnapshot | null, now: TopicSnapshot | null): readonly CsvValue[] => [
    (now ?? before)?.name ?? null,
    what,
    before && quadrant(before.quadrant),
    now && quadrant(now.quadrant),
    spreadsheetFigure('growth', before?.growth),
    spreadsheetFigure('growth', now?.growth),
    spreadsheetFigure('sizing', before?.averageSizing),
    spreadsheetFigure('sizing', now?.averageSizing),
    ...(name === 'Topic' ? [now && statusOf(now)] : []),
  ];
  return [
    [
      name,
      'What',
      'Previous quadrant',
      'Quadrant',
      ...(['growth', 'sizing'] as const).flatMap((figure) => [
        previousTitle(figure, growthName),
        spreadsheetTitle(figure, growthName),
      ]),
      ...(name === 'Topic' ? ['Status'] : []),
    ],
    ...movementsOf(moved).map(({ before, now }) => row('moved', before, now)),
    ...moved.added.map((now) => row('new', null, now)),
    ...moved.gone.map((before) => row('gone', before, null)),
  ];
}
