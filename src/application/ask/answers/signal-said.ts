import { previousOf, type Row } from '../../../domain/query/row';
import type { MemberDecision, QueryFacts } from '../../../domain/query/query-facts';
import type { TopicId } from '../../../domain/shared/entity-id';
import { changeInWords, signalChange } from '../../../domain/topic/figure-change';
import { SIGNAL_FIGURES } from '../../../domain/topic/figures';
import { shortQuadrantLabel } from '../../../domain/topic/quadrant';
import type { Insight } from '../../../domain/workspace/insight';
import type { TopicDossiers } from '../../workspace/topic-dossiers';
import type { DossierState } from '../../workspace/catalogues';

/** What there is on one topic or trend besides its figures. */
export interface SignalSaid {
  readonly name: string;
  /** null: it is a trend. */
  readonly topic: TopicId | null;
  /** What is different in the previous data: 'growth +8 points'; empty: nothing; null: it is not known. */
  readonly changes: readonly string[] | null;
  /** What the members of the user's team decided, with their reasons, as far as the user may see it. */
  readonly decisions: readonly MemberDecision[];
  readonly insights: readonly Insight[];
  /** Its evolution and its sources; null: trends have none. */
  readonly dossier: DossierState | null;
}

export function signalSaid(
  row: Extract<Row, { readonly type: 'topic' | 'trend' }>,
  facts: QueryFacts,
  dossiers: Pick<TopicDossiers, 'of'>,
): SignalSaid {
  const signal = row.type === 'topic' ? row.topic : row.trend;
  const type = row.type === 'topic' ? 'Topic' : 'Trend';
  return {
    name: signal.name,
    topic: row.type === 'topic' ? row.topic.id : null,
    changes: changesOf(row, facts),
    decisions:
      row.type === 'topic' ? (facts.decisionsOf(row.topic) ?? []).filter(({ decision }) => decision !== null) : [],
    insights: facts.insights.filter(({ predictions }) =>
      predictions.some((each) => each.type === type && each.id === signal.id),
    ),
    dossier: row.type === 'topic' ? dossiers.of(row.topic.id) : null,
  };
}

function changesOf(row: Extract<Row, { readonly type: 'topic' | 'trend' }>, facts: QueryFacts): SignalSaid['changes'] {
  const before = previousOf(row, facts);
  const now = row.type === 'topic' ? row.topic : row.trend;
  if (facts.previous === null) return null;
  if (before === undefined) return ['not in the previous data'];
  const moved =
    before.quadrant.code === now.quadrant.code
      ? []
      : [`from ${shortQuadrantLabel(before.quadrant)} to ${shortQuadrantLabel(now.quadrant)}`];
  return [
    ...moved,
    ...SIGNAL_FIGURES.map((figure) => changeInWords(signalChange(figure, now, before))).filter((words) => words !== ''),
  ];
}
