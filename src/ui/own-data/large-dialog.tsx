import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../kit/controls/icon-button';
import { Box, Stack, Text } from '../kit/layout/stack';
import { Modal } from '../kit/overlays/modal';
import styles from './large-dialog.module.scss';

interface Props {
  readonly title: string;
  /** Below the title. */
  readonly facts: ReactNode;
  readonly foot: ReactNode;
  readonly size: 'wide' | 'medium';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with a fixed head and foot, whose middle scrolls; on a phone it fills the screen. The focus starts on the title. */
export function LargeDialog({ title, facts, foot, size, onClose, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Modal open onClose={onClose} label={title} className={`${styles.dialog} ${styles[size]}`}>
      <div className={styles.content}>
        <p className={styles.bar}>Open your own data</p>
        <div className={styles.head}>
          <Text as="h2" ref={heading} type="headline" breaks className={styles.title} tabIndex={-1} dir="auto">
            {title}
          </Text>
          <Box type="small" tone="muted" above={4}>
            {facts}
          </Box>
        </div>
        <div className={styles.body}>
          <Stack gap={24}>{children}</Stack>
        </div>
        <div className={styles.foot}>{foot}</div>
        <IconButton
          className={styles.close}
          label="Close"
          icon={<X size={18} strokeWidth={1.75} />}
          onClick={onClose}
        />
      </div>
    </Modal>
  );
}
