import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { OpenFile } from '../../application/own-data/open-file';
import type { ChosenFile } from '../../application/shared/chosen-file';
import type { SowId } from '../../domain/shared/entity-id';
import { ChooseFile } from './choose-file';
import { FaultsDialog } from './faults/faults-dialog';
import { MappingDialog } from './mapping/mapping-dialog';
import { Dialog } from '../kit/overlays/dialog';
import { Reading } from './reading';

interface Props {
  readonly flow: OpenFile;
  /** Was dropped; without one the user chooses. */
  readonly file?: ChosenFile | undefined;
  readonly replaces?: SowId | undefined;
  readonly isCorrection?: boolean | undefined;
  /** The open project; null: none is. */
  readonly project: string | null;
  readonly onClose: () => void;
}

/** 'Open your own data': choose a file, say what its columns are, see what cannot be used, and open it. */
export const OpenFileDialog = observer(function OpenFileDialog(props: Props) {
  const { flow, file, replaces, isCorrection = false, project, onClose } = props;
  useEffect(() => {
    void flow.start(replaces ?? null, isCorrection);
    return flow.dispose;
  }, [flow, replaces, isCorrection]);
  useEffect(() => {
    if (file !== undefined) void flow.read(file);
  }, [flow, file]);
  const { step } = flow;
  const isDone = step.kind === 'done';
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);

  if (step.kind === 'mapping') return <MappingDialog {...step} flow={flow} onClose={onClose} />;
  if (step.kind === 'faults') return <FaultsDialog {...step} flow={flow} project={project} onClose={onClose} />;
  return (
    <Dialog title={titleOf(props)} onClose={onClose}>
      {step.kind === 'choose' && (
        <ChooseFile
          problem={step.problem}
          onChoose={(chosen) => void flow.read(chosen)}
          onOpenAnyway={step.isPossible === true ? () => void flow.readAgain({ anyway: true }) : null}
        />
      )}
      {(step.kind === 'reading' || step.kind === 'opening') && <Reading step={step} onCancel={flow.cancel} />}
    </Dialog>
  );
});

function titleOf({ replaces, isCorrection }: Props): string {
  if (isCorrection === true) return 'Open the file again';
  return replaces === undefined ? 'Open your own data' : 'Replace by a newer file';
}
