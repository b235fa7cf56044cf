import { Box, Text } from '../../kit/layout/stack';
import styles from './card-skeleton.module.scss';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Resource } from '../../../application/shared/resource';
import { Spinner } from '../../kit/layout/spinner';
import { LoadFailure, Notice } from '../../kit/layout/load-failure';

/** A card in grey while it is loading. */
export function CardSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={styles.cover} />
      <Text as="div" pad="24 gutter">
        <SummarySkeleton />
      </Text>
    </div>
  );
}

export function SummarySkeleton() {
  return (
    <div aria-hidden="true">
      <div className={styles.badge} />
      <div className={styles.name} />
      <div className={styles.line} />
      <div className={styles.line} />
      <div className={styles.line} />
      <div className={styles.lastLine} />
    </div>
  );
}

function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <Box pad="8 0 0">
      <Spinner size={20} />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} />
      ))}
    </Box>
  );
}

interface Props<Value> {
  readonly resource: Pick<Resource<never, Value>, 'state' | 'reload'>;
  /** What is loaded, for the accessible name of 'Try again'. */
  readonly what: string;
  readonly children: (value: Value) => ReactNode;
}

/** The content of a tab when it is loaded; before that a skeleton, after a failure 'Try again'. */
export const ResourceView = observer(function ResourceView<Value>({ resource, what, children }: Props<Value>) {
  const { state } = resource;
  if (state.kind === 'ready') return children(state.value);
  if (state.kind === 'failed') return <LoadFailure what={what} onRetry={() => void resource.reload()} />;
  return <RowsSkeleton rows={6} />;
});

/** A tab without content. A file of the user brings no more of it by itself, so nothing is promised. */
export function NothingOf({ what, isOwn }: { readonly what: string; readonly isOwn: boolean }) {
  return isOwn ? (
    <Text tone="muted">{`Your file has no ${what} for this topic.`}</Text>
  ) : (
    <Notice tone="warning" title={`No ${what} available yet.`}>
      Try again later.
    </Notice>
  );
}
