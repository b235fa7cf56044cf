import { localDay } from '../../domain/shared/calendar';
import type { DatedDecision } from '../../domain/the-year/decision-history';
import { TO_CONFIRM } from '../../domain/the-year/to-confirm';
import { spreadsheetFigure } from '../../domain/topic/figures';
import { quadrantOf } from '../../domain/topic/quadrant';
import type { TopicColumn } from '../workspace/topic-columns';
import type { StandingDecisions } from './standing-decisions';
import type { ToConfirmViewModel } from './to-confirm.view-model';

/**
 * What files say of decisions: which are to be confirmed, and when and on what figures each was made.
 */
export function decisionColumns(
  { byTopic }: Pick<StandingDecisions, 'byTopic'>,
  { ids }: Pick<ToConfirmViewModel, 'ids'>,
): readonly TopicColumn[] {
  if (byTopic.size === 0) return [];
  const of = (title: string, read: (decision: DatedDecision) => string | number | null): TopicColumn => ({
    title,
    value: ({ id }) => {
      const decision = byTopic.get(id)?.decision;
      return decision === undefined ? null : read(decision);
    },
  });
  return [
    {
      title: 'To confirm',
      value: ({ id }) => (ids.has(id) ? TO_CONFIRM : null),
    },
    of('Decided on', ({ at }) => localDay(at)),
    of('Growth when decided', ({ figures }) => spreadsheetFigure('growth', figures?.growth)),
    of('Sizing when decided', ({ figures }) => spreadsheetFigure('sizing', figures?.sizing)),
    of('Quadrant when decided', ({ figures }) => (figures === null ? null : quadrantOf(figures.quadrant).label)),
  ];
}
