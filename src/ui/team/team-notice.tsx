import type { ReactNode } from 'react';
import { Button } from '../kit/controls/button';
import styles from './team-tab.module.scss';
import { Row } from '../kit/layout/stack';

interface NoticeProps {
  readonly children: ReactNode;
  readonly answers?: readonly (readonly [words: string, act: () => Promise<void> | void])[];
}

/** A line about the team, with its answers. */
export function TeamNotice({ children, answers = [] }: NoticeProps) {
  return (
    <Row as="p" gap={8} wrap type="small" tone="muted" className={styles.note} role="note">
      <span dir="auto">{children}</span>
      {answers.map(([words, act]) => (
        <Button key={words} variant="quiet" size="small" onClick={() => void act()}>
          {words}
        </Button>
      ))}
    </Row>
  );
}
