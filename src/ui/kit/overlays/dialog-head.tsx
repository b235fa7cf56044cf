import { X } from 'lucide-react';
import { IconButton } from '../controls/icon-button';
import { Row } from '../layout/stack';
import { Text } from '../layout/text';
import styles from './dialog-head.module.scss';

interface Props {
  readonly title: string;
  /** The type role of the title. */
  readonly type?: 'section' | 'shift';
  readonly className?: string | undefined;
  readonly onClose: () => void;
}

/** The title of a dialog, and the button that closes it. */
export function DialogHead({ title, type = 'section', className, onClose }: Props) {
  return (
    <Row gap={16} justify="between" className={className}>
      <Text as="h2" type={type} dir="auto">
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
