import { Check } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { SetStatusForMany, StatusAct } from '../../application/decisions/set-status-for-many';
import { formatCount } from '../../domain/shared/figures';
import { Row } from '../kit/layout/stack';
import styles from './selection-bar.module.scss';
import { doneText, runningText } from './selection-words';

interface Props {
  readonly act: StatusAct;
  readonly bulk: SetStatusForMany;
}

/** How many statuses are set while an act is running, with Stop; what was set afterwards, with Undo. */
export const BulkProgress = observer(function BulkProgress({ act, bulk }: Props) {
  const { done, total, failed, isRunning } = act;
  if (!isRunning) {
    return (
      <>
        <Row as="span" gap={8} inline type="small" nowrap fit="shrink">
          <Check size={16} aria-hidden="true" />
          {doneText(act)}
        </Row>
        {bulk.canUndo && (
          <button type="button" className={styles.tool} onClick={() => void bulk.undo()}>
            Undo
          </button>
        )}
      </>
    );
  }
  const share = (count: number): string => `${(count / total) * 100}%`;
  return (
    <>
      <span className={styles.doing}>{runningText(act)}</span>
      <span
        className={styles.progress}
        role="progressbar"
        aria-label={runningText(act)}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done + failed.length}
        aria-valuetext={doneText(act)}
      >
        <span style={{ width: share(done) }} />
        <span data-failed style={{ width: share(failed.length) }} />
      </span>
      <span className={styles.figures}>
        {formatCount(done + failed.length)} of {formatCount(total)}
      </span>
      <button type="button" className={styles.tool} onClick={bulk.stop}>
        Stop
      </button>
    </>
  );
});
