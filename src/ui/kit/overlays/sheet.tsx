import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { IconButton } from '../controls/icon-button';
import { Modal } from './modal';
import styles from './sheet.module.scss';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The text of the button at the foot, which closes the sheet. */
  readonly done: string;
  readonly children: ReactNode;
}

/** A modal panel at the bottom of a small window. */
export function Sheet({ open, onClose, title, done, children }: Props) {
  return (
    <Modal open={open} onClose={onClose} label={title} className={styles.sheet}>
      {open && (
        <div className={styles.inner}>
          <header className={styles.head}>
            <h2>{title}</h2>
            <IconButton label="Close" icon={<X size={20} strokeWidth={1.75} />} onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          <footer className={styles.foot}>
            <Button onClick={onClose}>{done}</Button>
          </footer>
        </div>
      )}
    </Modal>
  );
}
