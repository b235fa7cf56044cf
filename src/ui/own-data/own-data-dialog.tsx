import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../kit/controls/icon-button';
import { Text } from '../kit/layout/text';
import { Modal } from '../kit/overlays/modal';
import styles from './own-data-dialog.module.scss';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The small dialog of own data. */
export function OwnDataDialog({ title, onClose, children }: Props) {
  return (
    <Modal open onClose={onClose} label={title} className={styles.dialog}>
      <div className={styles.content}>
        <div className={styles.head}>
          <Text as="h2" type="shift">
            {title}
          </Text>
          <IconButton label="Close" icon={<X size={18} strokeWidth={1.75} />} onClick={onClose} />
        </div>
        {children}
      </div>
    </Modal>
  );
}
