import { Row, Text } from './stack';
import styles from './spinner.module.scss';

/** 'Loading ...' (specification, section 8), announced politely and drawn as a turning arc. */
export function Spinner({ label = 'Loading ...', size = 24 }: { label?: string; size?: number }) {
  return (
    <Row as="span" gap={8} inline tone="muted" className={styles.spinner} role="status">
      <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
        <circle cx="12" cy="12" r="9.5" />
        <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
      </svg>
      <Text as="span" type="small">
        {label}
      </Text>
    </Row>
  );
}

/** A centred spinner instead of a screen. */
export function SpinnerPage() {
  return (
    <div className={styles.page}>
      <Spinner size={28} />
    </div>
  );
}
