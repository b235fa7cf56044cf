import { useEffect, useRef } from 'react';
import type { OpenStep } from '../../application/own-data/open-file';
import { Button } from '../kit/controls/button';
import { Stack, Text } from '../kit/layout/stack';
import styles from './reading.module.scss';

interface Props {
  readonly step: Extract<OpenStep, { kind: 'reading' | 'opening' }>;
  readonly onCancel: () => void;
}

/** How far a file is read, with Cancel. */
export function Reading({ step, onCancel }: Props) {
  const progress = step.kind === 'reading' ? step.progress : null;
  const text = `${step.kind === 'reading' ? 'Reading' : 'Opening'} ${step.fileName}`;
  const root = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => root.current?.focus(), []);
  return (
    <Stack gap={16} ref={root} className={styles.reading} tabIndex={-1}>
      <Text type="label" breaks aria-live="polite">
        {text}
      </Text>
      <progress className={styles.bar} aria-label={text} value={progress ?? undefined} />
      <Button variant="outline" onClick={onCancel} disabled={step.kind === 'opening'}>
        Cancel
      </Button>
    </Stack>
  );
}
