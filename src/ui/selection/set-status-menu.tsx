import { ChevronUp, Tag } from 'lucide-react';
import type { TopicStatus } from '../../domain/topic/topic-status';
import { Menu } from '../kit/overlays/menu';
import { statusItems } from '../kit/signal/status-items';
import styles from './selection-bar.module.scss';

interface Props {
  readonly isShort: boolean;
  readonly onPick: (status: TopicStatus) => void;
}

/** The statuses, each with its key. */
export function SetStatusMenu({ isShort, onPick }: Props) {
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
      groups={[{ items: statusItems({ onSelect: onPick, hasKeys: true }) }]}
    />
  );
}
