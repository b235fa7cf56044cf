import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ExploreViewModel } from '../../application/explore/explore.view-model';
import { topicStatusName } from '../../domain/topic/topic-status';
import { IconButton } from '../kit/controls/icon-button';
import styles from './platform-note.module.scss';

/** 'Platform: X' after 'Show in Trend map', 'Shared: …' for a link; with a button that shows all topics again. */
export const PlatformNote = observer(function PlatformNote({ explore }: { readonly explore: ExploreViewModel }) {
  const { platform, sender } = explore;
  if (platform === null && sender.length === 0) return null;
  const name = platform ?? `topics that the sender had as ${sender.map(topicStatusName).join(', ')}`;
  return (
    <div className={styles.note}>
      <p className={styles.text} title={name}>
        {platform === null ? 'Shared' : 'Platform'}: <bdi className={styles.name}>{name}</bdi>
      </p>
      <IconButton
        label={`Show all topics, not only ${platform === null ? 'those that were shared' : `those of ${platform}`}`}
        icon={<X size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => explore.selectAll('topics')}
      />
    </div>
  );
});
