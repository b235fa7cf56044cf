import { X } from 'lucide-react';
import { statusKey, TOPIC_STATUSES, topicStatusName } from '../../domain/topic/topic-status';
import { IconButton } from '../kit/controls/icon-button';
import { Modal } from '../kit/overlays/modal';
import styles from './keys-dialog.module.scss';

type Keys = readonly (readonly [keys: string, meaning: string])[];

const STATUSES = TOPIC_STATUSES.map(statusKey).join(' ');

const GROUPS: readonly (readonly [heading: string, keys: Keys])[] = [
  [
    'Everywhere',
    [
      ['Ctrl K', 'Search, or choose an action'],
      ['?', 'Show the keys'],
      ['Escape', 'Close what is open'],
    ],
  ],
  [
    'Maps',
    [
      ['← ↑ → ↓', 'Go to the next topic or trend'],
      ['Enter', 'Open its card'],
      ['+ −', 'Zoom in and out'],
    ],
  ],
  [
    'Lists',
    [
      ['↑ ↓', 'Go to the next row'],
      ['X', 'Select the row'],
      ['Shift ↑ ↓', 'Select the next rows as well'],
      [STATUSES, 'Set the status of the row'],
      ['Enter', 'Open its card'],
    ],
  ],
  [
    'Board',
    [
      ['← ↑ → ↓', 'Go to the next card'],
      ['Space', 'Lift a card, drop it'],
      [STATUSES, 'Set the status'],
      ['S', 'Select the card'],
      ['Enter', 'Open it'],
    ],
  ],
  [
    'Review',
    [
      [STATUSES, `Set ${TOPIC_STATUSES.map(topicStatusName).join(', ')}`],
      ['J K', 'Next topic, back'],
      ['Z', 'Take back the last status'],
      ['N', 'Write a note'],
      ['S Space', 'Select the topic'],
      ['Enter', 'Open the card'],
    ],
  ],
];

/** All keys of the product, by screen. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal open onClose={onClose} label="Keys" className={styles.dialog}>
      <div className={styles.content}>
        <header className={styles.head}>
          <h2>Keys</h2>
          <IconButton label="Close" icon={<X size={18} strokeWidth={1.75} aria-hidden="true" />} onClick={onClose} />
        </header>
        {GROUPS.map(([heading, keys]) => (
          <section key={heading} aria-label={heading}>
            <h3>{heading}</h3>
            <dl>
              {keys.map(([names, meaning]) => (
                <div key={names}>
                  <dt>
                    {names.split(' ').map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}
