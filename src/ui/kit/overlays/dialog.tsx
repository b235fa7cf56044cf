import { useEffect, useRef, type ReactNode } from 'react';
import { Row, Stack, Text } from '../layout/stack';
import styles from './dialog.module.scss';
import { Modal } from './modal';
import { X } from 'lucide-react';
import { IconButton } from '../controls/icon-button';

interface Props {
  readonly title: string;
  /** A step of a longer work, which fills a phone: its foot stays in view, and the focus starts on its title. */
  readonly isStep?: boolean;
  readonly onClose: () => void;
  /** Below the content: its buttons. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A modal dialog in the middle of the window with a title, as high as its content. */
export function Dialog({ title, isStep = false, onClose, foot, children }: Props) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isStep) content.current?.querySelector('h2')?.focus();
  }, [isStep]);
  return (
    <Modal open onClose={onClose} label={title} className={isStep ? styles.step : styles.dialog}>
      <Stack gap={24} ref={content} className={styles.content}>
        <DialogHead title={title} type="shift" onClose={onClose} />
        {children}
        {foot !== undefined && (
          <Row as="footer" gap={8} wrap justify="end" className={styles.foot}>
            {foot}
          </Row>
        )}
      </Stack>
    </Modal>
  );
}

interface DialogHeadProps {
  readonly title: string;
  /** The type role of the title. */
  readonly type?: 'section' | 'shift';
  readonly className?: string | undefined;
  readonly onClose: () => void;
}

/** The title of a dialog, and the button that closes it. */
export function DialogHead({ title, type = 'section', className, onClose }: DialogHeadProps) {
  return (
    <Row gap={16} justify="between" className={className}>
      <Text as="h2" type={type} className={styles.title} breaks tabIndex={-1} dir="auto">
        {title}
      </Text>
      <IconButton
        className={styles.close}
        label="Close"
        icon={<X size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={onClose}
      />
    </Row>
  );
}
