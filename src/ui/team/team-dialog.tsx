import type { ReactNode } from 'react';
import { DialogHead } from '../kit/overlays/dialog-head';
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
        <DialogHead title={title} type="shift" onClose={onClose} />
        {children}
        <footer className={styles.foot}>{foot}</footer>
      </div>
    </Modal>
  );
}
