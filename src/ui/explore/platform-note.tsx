import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ExploreViewModel } from '../../application/explore/explore.view-model';
import { IconButton } from '../kit/controls/icon-button';
import styles from './platform-note.module.scss';

/** 'Platform: X', after 'Show in Trend map', with a button that shows all topics again. */
export const PlatformNote = observer(function PlatformNote({ explore }: { readonly explore: ExploreViewModel }) {
  const { platform } = explore;
  if (platform === null) return null;
  return (
    <div className={styles.note}>
      <p className={styles.text} title={platform}>
        Platform: <bdi className={styles.name}>{platform}</bdi>
      </p>
      <IconButton
        label={`Show all topics, not only those of ${platform}`}
        icon={<X size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => explore.selectAll('topics')}
      />
    </div>
  );
});
