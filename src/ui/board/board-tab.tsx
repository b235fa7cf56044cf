import { observer } from 'mobx-react-lite';
import { BoardViewModel } from '../../application/board/board.view-model';
import { ReviewAddress } from '../../application/worklist/review-address';
import { Viewport } from '../../application/shared/viewport';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { useResolved } from '../di/resolver';
import { LoadFailure } from '../kit/layout/load-failure';
import { SpinnerPage } from '../kit/layout/spinner';
import { NothingToReview } from '../worklist/nothing-to-review';
import { Board } from './board';
import { BoardBar } from './board-bar';

/** In pixels of the window: below this one column is shown at a time. */
const ONE_COLUMN_BELOW = 900;

/** The board tab of the review screen: a column of topics for each status. */
export const BoardTab = observer(function BoardTab() {
  const board = useResolved(BoardViewModel);
  const { width } = useResolved(Viewport);
  const address = useResolved(ReviewAddress);
  const { topics } = useResolved(ProjectSignalsStore);
  if (topics.state.kind === 'failed') {
    return <LoadFailure what="the topics" onRetry={() => void topics.reload()} />;
  }
  if (topics.value === null) return <SpinnerPage />;
  if (board.topics.length === 0) return <NothingToReview address={address} />;
  return (
    <>
      <BoardBar board={board} all={topics.value.filter(({ status }) => status !== null).length} />
      <Board board={board} isNarrow={width < ONE_COLUMN_BELOW} />
    </>
  );
});
