import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { BoardViewModel } from '../../application/board/board.view-model';
import { OpenFlashcard } from '../../application/flashcards/open-flashcard';
import { PickTopicStatus } from '../../application/flashcards/pick-topic-status';
import { TopicStatusStore } from '../../application/flashcards/topic-status.store';
import { VisitStore } from '../../application/library/visit.store';
import { ReviewAddress } from '../../application/review/review-address';
import { ReviewTopics } from '../../application/review/review-topics';
import { SelectionStore } from '../../application/selection/selection.store';
import { SetStatusForMany } from '../../application/selection/set-status-for-many';
import { ToastStore } from '../../application/shell/toast.store';
import { Viewport } from '../../application/shell/viewport';
import { RecordUsage } from '../../application/tracking/record-usage';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { useResolved, useResolver, type Resolver } from '../di/resolver';
import { LoadFailure } from '../kit/layout/load-failure';
import { SpinnerPage } from '../kit/layout/spinner';
import { NothingToReview } from '../review/nothing-to-review';
import { Board } from './board';
import { BoardBar } from './board-bar';

/** In pixels of the window: below this one column is shown at a time. */
const ONE_COLUMN_BELOW = 900;

/** The board tab of the review screen: a column of topics for each status. */
export const BoardTab = observer(function BoardTab() {
  const resolver = useResolver();
  const board = useMemo(() => createBoard(resolver), [resolver]);
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

/** Not in the container, whose classes are all loaded with the first screen. */
function createBoard(resolver: Resolver): BoardViewModel {
  return new BoardViewModel(
    resolver.get(ReviewTopics),
    resolver.get(ReviewAddress),
    resolver.get(TopicStatusStore),
    resolver.get(PickTopicStatus),
    resolver.get(SetStatusForMany),
    resolver.get(SelectionStore),
    resolver.get(VisitStore),
    resolver.get(WorkspaceStore),
    resolver.get(OpenFlashcard),
    resolver.get(ToastStore),
    resolver.get(RecordUsage),
  );
}
