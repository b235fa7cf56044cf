import type { ReactNode } from 'react';
import { DialogHead } from './dialog';
import { Modal } from './modal';
import styles from './sheet.module.scss';
import { Row, Stack } from '../layout/stack';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** The actions below the content. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** A dialog whose content scrolls between its title and its actions; on a phone at the bottom of the window. */
export function Sheet({ open, title, onClose, foot, children }: Props) {
  return (
    <Modal open={open} onClose={onClose} label={title} className={styles.sheet}>
      {open && (
        <div className={styles.inner}>
          <DialogHead title={title} className={styles.head} onClose={onClose} />
          <Stack gap={12} className={styles.body}>
            {children}
          </Stack>
          <Row as="footer" gap={8} justify="end" wrap className={styles.foot}>
            {foot}
          </Row>
        </div>
      )}
    </Modal>
  );
}
