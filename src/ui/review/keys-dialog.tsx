import { X } from 'lucide-react';
import { IconButton } from '../kit/controls/icon-button';
import { Modal } from '../kit/overlays/modal';
import { statusKey, TOPIC_STATUSES, topicStatusName } from '../../domain/topic/topic-status';
import styles from './keys-dialog.module.scss';

const KEYS: readonly (readonly [keys: string, meaning: string])[] = [
  ...TOPIC_STATUSES.map((status) => [statusKey(status), `Set ${topicStatusName(status)} and go on`] as const),
  ['J ↓ →', 'Next topic'],
  ['K ↑ ←', 'Back'],
  ['Z', 'Take back the last status'],
  ['N', 'Write a note; Escape leaves it'],
  ['S Space', 'Select the topic'],
  ['Enter', 'Open the card'],
  ['?', 'Show the keys'],
];

export function KeysDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  return (
    <Modal open={open} onClose={onClose} label="Keys" className={styles.dialog}>
      {open && (
        <div className={styles.inner}>
          <div className={styles.head}>
            <h2>Keys</h2>
            <IconButton label="Close" icon={<X size={20} strokeWidth={1.75} />} onClick={onClose} />
          </div>
          <dl className={styles.keys}>
            {KEYS.map(([keys, meaning]) => (
              <div key={keys}>
                <dt>
                  {keys.split(' ').map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </Modal>
  );
}
