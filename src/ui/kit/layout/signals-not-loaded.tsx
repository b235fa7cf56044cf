import { observer } from 'mobx-react-lite';
import type { Resource } from '../../../application/shared/resource';
import type { SowId } from '../../../domain/shared/entity-id';
import { Button } from '../controls/button';
import { EmptyState } from './empty-state';
import { SpinnerPage } from './spinner';

interface Props {
  /** All topics, or all trends, of the project. */
  readonly signals: Resource<SowId, unknown>;
  readonly plural: string;
  /** Such as 'brief'. */
  readonly document: string;
}

/** Shown instead of a screen that needs the topics or trends of the project: a spinner, or their failure with a retry. */
export const SignalsNotLoaded = observer(function SignalsNotLoaded({ signals, plural, document }: Props) {
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
