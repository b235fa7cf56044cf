import { observer } from 'mobx-react-lite';
import { StandingDecisions } from '../../application/the-year/standing-decisions';
import { yearLines } from '../../domain/the-year/decision-words';
import type { SignalType } from '../../domain/topic/quadrant';
import type { Topic } from '../../domain/topic/topic';
import { useResolved } from '../di/resolver';
import { Stack } from '../kit/layout/stack';

interface Props {
  readonly card: { readonly type: SignalType; readonly signal: { readonly value: { readonly id: string } | null } };
}

/** On the card of a topic: what was decided in each year, at which growth, and the growth now. */
export const CardYears = observer(function CardYears({ card }: Props) {
  const standing = useResolved(StandingDecisions);
  const { value } = card.signal;
  const topic = card.type === 'topic' ? (value as Topic | null) : null;
  const found = topic === null ? undefined : standing.byTopic.get(topic.id);
  const lines = found === undefined || topic === null ? [] : yearLines(found.history, topic);
  if (lines.length === 0) return null;
  return (
    <Stack as="ul" gap={4} type="small" tone="muted" aria-label="Decided before">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Stack>
  );
});
