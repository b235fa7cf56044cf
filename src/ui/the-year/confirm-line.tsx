import { observer } from 'mobx-react-lite';
import { ConfirmDecision } from '../../application/the-year/confirm-decision';
import { ToConfirmViewModel } from '../../application/the-year/to-confirm.view-model';
import { datedDecisionWords } from '../../domain/the-year/decision-words';
import type { ToConfirm } from '../../domain/the-year/to-confirm';
import { useResolved } from '../di/resolver';
import { Button } from '../kit/controls/button';
import { Row, Stack, Text } from '../kit/layout/stack';
import styles from './the-year.module.scss';

/** Topics that are gone and are named; the others follow when these are noted. */
const NAMED = 3;

/** Above the queue: which decisions are to be made again, where the data has changed since. */
export const ConfirmLine = observer(function ConfirmLine() {
  const view = useResolved(ToConfirmViewModel);
  const confirming = useResolved(ConfirmDecision);
  const { words, gone, ids, isOpen } = view;
  if (words === null && !isOpen) return null;
  return (
    <Stack gap={4} type="small" pad="8 gutter" className={styles.line} role="group" aria-label="Decisions to confirm">
      <Row gap="4 12" wrap>
        <Text as="p" weight={500} role="status">
          {words === null ? 'Nothing is left to confirm.' : `${words}.`}
        </Text>
        {isOpen ? (
          <Button variant="quiet" size="small" onClick={view.close}>
            Show all topics
          </Button>
        ) : (
          ids.size > 0 && (
            <Button variant="outline" size="small" onClick={view.open}>
              Look at them
            </Button>
          )
        )}
      </Row>
      {gone.slice(0, NAMED).map((each) => (
        <Gone key={each.id} decision={each} onNoted={() => confirming.confirmGone(each)} />
      ))}
    </Stack>
  );
});

function Gone({ decision, onNoted }: { readonly decision: ToConfirm; readonly onNoted: () => void }) {
  const name = decision.name === '' ? 'A topic whose name this browser has forgotten' : decision.name;
  return (
    <Row gap={8} wrap tone="muted">
      <span>
        <b dir="auto">{name}</b> is no longer in the data: {datedDecisionWords(decision.decision)}.
      </span>
      <Button variant="quiet" size="small" aria-label={`Noted: ${name} is no longer in the data`} onClick={onNoted}>
        Noted
      </Button>
    </Row>
  );
}
