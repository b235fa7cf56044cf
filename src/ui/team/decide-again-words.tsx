import { conditionTextWords } from '../../domain/query/condition-text';
import type { LoggedDecision } from '../../domain/team/member-record';
import { Text } from '../kit/layout/stack';

/** Beside a member's reason: when the decision is to be made again, where the member has said so. */
export function DecideAgainWords({ decision }: { readonly decision: LoggedDecision | null }) {
  const words = conditionTextWords(decision?.condition?.text ?? null);
  return words === null ? null : (
    <Text as="span" tone="muted" dir="auto">
      again when {words}
    </Text>
  );
}
