import { CircleAlert, LoaderCircle } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { isDecided, topicStatusName } from '../../../domain/topic/topic-status';
import { MISSING_FIGURE } from '../../../domain/shared/figures';
import { StatusIcon } from '../../kit/signal/status-icon';
import type { ChartItem } from '../items/chart-item';
import styles from './status-cell.module.scss';
import type { TopicRows } from './topic-rows';

interface Props {
  readonly item: ChartItem;
  readonly topics: TopicRows;
  readonly onOpen: (item: ChartItem, button: HTMLButtonElement) => void;
}

/** The status of a topic as a button that opens the menu of statuses; says when it is being saved or was not saved. */
export const StatusCell = observer(function StatusCell({ item, topics, onOpen }: Props) {
  const current = topics.statusOf(item);
  if (current === null) return <span className={styles.none}>{MISSING_FIGURE}</span>;
  const { status, state } = current;
  const name = topicStatusName(status);
  return (
    <button
      type="button"
      className={styles.status}
      data-state={state}
      data-undefined={!isDecided(status) || undefined}
      tabIndex={-1}
      aria-haspopup="menu"
      aria-label={state === 'failed' ? `Status: ${name}, the new one was not saved` : `Status: ${name}`}
      onClick={({ currentTarget }) => onOpen(item, currentTarget)}
    >
      {state === 'saved' && <StatusIcon status={status} />}
      {state === 'saving' && <LoaderCircle size={16} strokeWidth={1.75} aria-hidden="true" />}
      {state === 'failed' && <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />}
      {state === 'failed' ? 'Not saved' : name}
    </button>
  );
});
