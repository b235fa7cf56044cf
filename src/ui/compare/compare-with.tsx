import { observer } from 'mobx-react-lite';
import { Navigator } from '../../application/shared/navigator';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import type { ComparedSignal } from '../../domain/compare/comparison';
import type { FlashcardTarget } from '../../domain/flashcards/flashcard-target';
import { comparePath } from '../../domain/shell/routes';
import { useResolved } from '../di/resolver';
import { PickSignalDialog } from '../kit/signal/pick-signal-dialog';

interface Props {
  readonly target: FlashcardTarget;
  readonly onClose: () => void;
}

/** Asks what an open card is to be compared with. */
export const CompareWith = observer(function CompareWith({ target, onClose }: Props) {
  const navigator = useResolved(Navigator);
  const { topics, trends } = useResolved(ProjectSignalsStore);
  const { currentId } = useResolved(WorkspaceStore);
  const peers: readonly ComparedSignal[] = (target.type === 'topic' ? topics : trends).value ?? [];
  return (
    <PickSignalDialog
      title={`Compare with another ${target.type}`}
      plural={`${target.type}s`}
      signals={peers.filter(({ id }) => id !== target.id)}
      onPick={(id) => {
        onClose();
        if (currentId !== null) navigator.go(comparePath(currentId, [target.id, id], target.type));
      }}
      onClose={onClose}
    />
  );
});
