import { ChevronUp, Tag } from 'lucide-react';
import { TOPIC_STATUSES, topicStatusName, type TopicStatus } from '../../domain/topic/topic-status';
import { Menu } from '../kit/overlays/menu';
import { StatusIcon } from '../kit/signal/status-icon';
import styles from './selection-bar.module.scss';

interface Props {
  readonly isShort: boolean;
  readonly onPick: (status: TopicStatus) => void;
}

/** The five statuses, each with its key. */
export function SetStatusMenu({ isShort, onPick }: Props) {
  const items = TOPIC_STATUSES.map((status) => ({
    text: topicStatusName(status),
    icon: <StatusIcon status={status} />,
    keys: String(status),
    onSelect: () => onPick(status),
  }));
  return (
    <Menu
      label="Set status"
      align="start"
      triggerClassName={styles.tool}
      trigger={
        <>
          {!isShort && <Tag size={16} strokeWidth={1.75} aria-hidden="true" />}
          Set status
          <ChevronUp size={14} strokeWidth={1.75} aria-hidden="true" />
        </>
      }
      groups={[{ items }]}
    />
  );
}
