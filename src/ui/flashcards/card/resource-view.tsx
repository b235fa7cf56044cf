import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Resource } from '../../../application/shared/resource';
import { LoadFailure } from '../../kit/layout/load-failure';
import { RowsSkeleton } from './card-skeleton';

interface Props<Value> {
  readonly resource: Pick<Resource<never, Value>, 'state' | 'reload'>;
  /** What is loaded, for those who hear 'Try again' and cannot see where. */
  readonly what: string;
  readonly children: (value: Value) => ReactNode;
}

/** The content of a tab once it is here; until then its bones, and a way out when it does not come. */
export const ResourceView = observer(function ResourceView<Value>({ resource, what, children }: Props<Value>) {
  const { state } = resource;
  if (state.kind === 'ready') return children(state.value);
  if (state.kind === 'failed') return <LoadFailure what={what} onRetry={() => void resource.reload()} />;
  return <RowsSkeleton rows={6} />;
});
