import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Resource } from '../../../application/shared/resource';
import { LoadFailure } from '../../kit/layout/load-failure';
import { RowsSkeleton } from './card-skeleton';

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
