import { RotateCw, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { Stack, Text } from './stack';
import { focusAround } from '../controls/focus-around';
import styles from './load-failure.module.scss';
import { observer } from 'mobx-react-lite';
import type { Resource } from '../../../application/shared/resource';
import type { SowId } from '../../../domain/shared/entity-id';
import { EmptyState } from './empty-state';
import { SpinnerPage } from './spinner';

interface Props {
  readonly onRetry: () => void;
  readonly what: string;
  /** Other ways out, beside 'Try again'. */
  readonly children?: ReactNode;
}

/** 'Try again' in a loading or empty state after a failed fetch; without a text, by the specification, section 8. */
export function LoadFailure({ onRetry, what, children }: Props) {
  return (
    <Stack gap={12} pad={32} className={styles.failure}>
      <Button
        variant="outline"
        size="small"
        onClick={({ currentTarget }) => {
          // The button is removed with the failure: its container takes the focus.
          focusAround(currentTarget);
          onRetry();
        }}
        aria-label={`Try again: ${what}`}
      >
        <RotateCw size={14} aria-hidden="true" />
        Try again
      </Button>
      {children}
    </Stack>
  );
}

interface SignalsNotLoadedProps {
  /** All topics, or all trends, of the project. */
  readonly signals: Resource<SowId, unknown>;
  readonly plural: string;
  /** Such as 'brief'. */
  readonly document: string;
}

/** Shown instead of a screen that needs the topics or trends of the project: a spinner, or their failure with a retry. */
export const SignalsNotLoaded = observer(function SignalsNotLoaded({
  signals,
  plural,
  document,
}: SignalsNotLoadedProps) {
  if (signals.state.kind !== 'failed') return <SpinnerPage />;
  return (
    <EmptyState
      title={`The ${plural} could not be loaded`}
      action={<Button onClick={() => void signals.reload()}>Try again</Button>}
    >
      The {document} is made of them. Its address carries what was chosen, and nothing of it is lost.
    </EmptyState>
  );
});

interface NoticeProps {
  readonly tone: 'info' | 'warning';
  readonly title: string;
  readonly children?: ReactNode;
}

const ICONS = { info: Info, warning: TriangleAlert } as const;

/** A banner above or instead of some content; not an alert. */
export function Notice({ tone, title, children }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div className={styles.notice} role="note" data-tone={tone}>
      <Icon className={styles.icon} size={16} strokeWidth={1.75} aria-hidden="true" />
      <Text type="label">{title}</Text>
      {children !== undefined && <p className={styles.text}>{children}</p>}
    </div>
  );
}
