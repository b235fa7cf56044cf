import { observer } from 'mobx-react-lite';
import { AskPage } from '../../application/ask/ask-page';
import { CopyAnswer } from '../../application/ask/answers/answer-text';
import { PinnedQueries } from '../../application/ask/pinned-queries';
import { DataComparison } from '../../application/filters/data-comparison';
import { Clock } from '../../application/shared/browser-ports';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { useResolved } from '../di/resolver';
import { SpinnerPage } from '../kit/layout/spinner';
import { AskView } from './ask-view';

/** /reneAI/{sowId} without an external service: the built-in assistant (specification, section 2). */
export const AskScreen = observer(function AskScreen() {
  const workspace = useResolved(WorkspaceStore);
  const page = useResolved(AskPage);
  const copy = useResolved(CopyAnswer);
  const pins = useResolved(PinnedQueries);
  const clock = useResolved(Clock);
  const comparison = useResolved(DataComparison);
  const sow = workspace.sow.value;

  if (sow === null) return <SpinnerPage />;
  return <AskView key={sow.id} {...{ page, pins, copy, sow, comparison }} now={() => clock.now()} />;
});
