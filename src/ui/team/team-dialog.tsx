import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../kit/controls/icon-button';
import { Modal } from '../kit/overlays/modal';
import styles from './team-dialog.module.scss';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  /** Below the content, at its end. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the dialogs of the team. */
export function TeamDialog({ title, onClose, foot, children }: Props) {
  return (
    <Modal open onClose={onClose} label={title} className={styles.dialog}>
      <div className={styles.content}>
        <header className={styles.head}>
          <h2 dir="auto">{title}</h2>
          <IconButton label="Close" icon={<X size={18} strokeWidth={1.75} />} onClick={onClose} />
        </header>
        {children}
        <footer className={styles.foot}>{foot}</footer>
      </div>
    </Modal>
  );
}
