import type { ReactNode } from 'react';
import { Row } from '../layout/stack';
import { DialogHead } from './dialog-head';
import styles from './dialog.module.scss';
import { Modal } from './modal';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  /** Below the content: its buttons. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A modal dialog in the middle of the window with a title, as high as its content. */
export function Dialog({ title, onClose, foot, children }: Props) {
  return (
    <Modal open onClose={onClose} label={title} className={styles.dialog}>
      <div className={styles.content}>
        <DialogHead title={title} type="shift" onClose={onClose} />
        {children}
        {foot !== undefined && (
          <Row as="footer" gap={8} wrap justify="end" className={styles.foot}>
            {foot}
          </Row>
        )}
      </div>
    </Modal>
  );
}
