import { observer } from 'mobx-react-lite';
import { CircleAlert, Flag, LoaderCircle } from 'lucide-react';
import { MISSING_FIGURE } from '../../../domain/shared/figures';
import { isDecided, topicStatusName } from '../../../domain/topic/topic-status';
import { Menu } from '../../kit/overlays/menu';
import { StatusIcon, statusItems } from '../../signal/status-icon';
import type { ChartItem } from '../../../application/charts/items/chart-item';
import styles from './cells.module.scss';
import type { TopicRows } from '../../../application/charts/topic-rows';

interface Props {
  readonly item: ChartItem;
  /** null: the row is not of the current data. */
  readonly topics: TopicRows | null;
}

interface StatusProps extends Props {
  /** Its words are for screen readers. */
  readonly isSignOnly?: boolean | undefined;
}

/** The status of a topic as a button with the menu of statuses; says when it is being saved or was not saved. */
export const StatusCell = observer(function StatusCell({ item, topics, isSignOnly = false }: StatusProps) {
  const current = topics?.statusOf(item) ?? null;
  if (topics === null) return <StatusText status={item.status} isSignOnly={isSignOnly} />;
  if (current === null) return <StatusText status={null} isSignOnly={isSignOnly} />;
  const { status, state } = current;
  const name = topicStatusName(status);
  const marks = topics.marksOf(item);
  const said = [state === 'failed' ? `${name}, the new one was not saved` : name, ...marks].join(', ');
  const isMuted = state === 'saving' || (state === 'saved' && !isDecided(status));
  return (
    <Menu
      isInRow
      label={`Status of ${item.name}`}
      align="start"
      triggerLabel={`Status: ${said}`}
      triggerClassName={`${styles.status} ${isMuted ? styles.muted : ''} ${state === 'saved' ? '' : styles[state]}`}
      trigger={
        <>
          {state === 'saved' && <StatusIcon status={status} />}
          {state === 'saving' && <LoaderCircle size={16} strokeWidth={1.75} aria-hidden="true" />}
          {state === 'failed' && <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />}
          {!isSignOnly && (state === 'failed' ? 'Not saved' : name)}
          {marks.length > 0 && <Flag className={styles.mark} size={12} strokeWidth={2} aria-hidden="true" />}
        </>
      }
      groups={[
        { items: statusItems({ onSelect: (each) => topics.setStatus(item, each), current: status, hasKeys: true }) },
      ]}
    />
  );
});

function StatusText({ status, isSignOnly }: Pick<ChartItem, 'status'> & { readonly isSignOnly: boolean }) {
  if (status === null) return <span className={styles.muted}>{MISSING_FIGURE}</span>;
  return (
    <span className={`${styles.status} ${isDecided(status) ? '' : styles.muted}`}>
      <StatusIcon status={status} />
      <span className={isSignOnly ? 'visually-hidden' : undefined}>{topicStatusName(status)}</span>
    </span>
  );
}
