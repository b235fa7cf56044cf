import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.scss';
import { Text } from './text';

interface Props {
  readonly tone: 'info' | 'warning';
  readonly title: string;
  readonly children?: ReactNode;
}

const ICONS = { info: Info, warning: TriangleAlert } as const;

/** A banner above or instead of some content; not an alert. */
export function Notice({ tone, title, children }: Props) {
  const Icon = ICONS[tone];
  return (
    <div className={styles.notice} role="note" data-tone={tone}>
      <Icon className={styles.icon} size={16} strokeWidth={1.75} aria-hidden="true" />
      <Text type="label">{title}</Text>
      {children !== undefined && <p className={styles.text}>{children}</p>}
    </div>
  );
}
