import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { OwnProjectsViewModel } from '../../application/own-data/own-projects.view-model';
import { OpenFile } from '../../application/own-data/open-file';
import { OwnDataEntry } from '../../application/workspace/own-data-entry';
import { RefreshProject } from '../../application/own-data/show-opened';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { useResolved } from '../di/resolver';
import { DropVeil } from './drop-veil';
import { ShareProjectDialog } from './share-project-dialog';
import { OwnProjectsDialog } from './own-projects-dialog';
import type { ChosenFile } from '../../application/shared/browser-ports';
import type { SowId } from '../../domain/shared/entity-id';
import { ChooseFile } from './choose-file';
import { OpenAs, OwnDataDialog } from './grid/own-data-dialog';
import { Dialog } from '../kit/overlays/dialog';
import { Reading } from './reading';
import type { BuiltWorkspace } from '../../application/own-data/own-data-reader';
import { faultGroups } from '../../domain/own-data/data-fault';
import { countOf } from '../../domain/shared/figures';
import { Button } from '../kit/controls/button';
import { Text } from '../kit/layout/stack';
import { FaultList } from './faults/fault-list';

/** What was asked for about own data. */
export const OwnDataHost = observer(function OwnDataHost() {
  const entry = useResolved(OwnDataEntry);
  const { currentName } = useResolved(WorkspaceStore);
  const { request } = entry;
  const close = (): void => entry.ask(null);
  switch (request?.kind) {
    case 'drag':
      return <DropVeil project={currentName} onLeave={close} />;
    case 'open':
      return <OpenFileOf {...request} project={currentName} onClose={close} />;
    case 'manage':
      return <OwnProjects onClose={close} onReplace={(replaces) => entry.ask({ kind: 'open', replaces })} />;
    case 'share':
      return <ShareProject {...request} onClose={close} />;
    case 'changed':
      return <Changed id={request.id} onDone={close} />;
    default:
      return null;
  }
});

/** Each has a flow of its own. */
function OpenFileOf(props: Omit<Parameters<typeof OpenFileDialog>[0], 'flow'>) {
  return <OpenFileDialog {...props} flow={useResolved(OpenFile)} />;
}

function ShareProject(props: Omit<Parameters<typeof ShareProjectDialog>[0], 'own'>) {
  return <ShareProjectDialog {...props} own={useResolved(OwnProjectsViewModel)} />;
}

function OwnProjects(props: Omit<Parameters<typeof OwnProjectsDialog>[0], 'own'>) {
  return <OwnProjectsDialog {...props} own={useResolved(OwnProjectsViewModel)} />;
}

/** Shows what another tab has done to a project. @param id null: it is not known of which */
function Changed({ id, onDone }: { readonly id: SowId | null; readonly onDone: () => void }) {
  const refresh = useResolved(RefreshProject);
  useEffect(() => {
    void refresh.run(id).then(onDone);
    // Once for each request.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
  return null;
}

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
const OpenFileDialog = observer(function OpenFileDialog(props: Props) {
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

  if (step.kind === 'mapping') return <OwnDataDialog {...step} flow={flow} onClose={onClose} />;
  if (step.kind === 'faults') return <FaultsDialog {...step} flow={flow} project={project} onClose={onClose} />;
  return (
    <Dialog title={titleOf(props)} onClose={onClose}>
      {step.kind === 'choose' && (
        <ChooseFile
          problem={step.problem}
          onChoose={(chosen) => void flow.read(chosen)}
          onOpenAnyway={step.isPossible === true ? () => void flow.openAnyway() : null}
        />
      )}
      {(step.kind === 'reading' || step.kind === 'opening') && <Reading step={step} onCancel={flow.cancel} />}
    </Dialog>
  );
});

function titleOf({ replaces, isCorrection }: Props): string {
  if (isCorrection === true) return 'Open the file again';
  return replaces === undefined ? 'Open your own data' : 'Replace with a newer file';
}

function titleOfFaults(rowsLeftOut: number, faults: number): string {
  if (rowsLeftOut > 0) return `${countOf(rowsLeftOut, 'row')} cannot be used`;
  return faults > 0 ? 'Remarks on the file' : 'No topic in common';
}

interface FaultsDialogProps {
  readonly flow: OpenFile;
  readonly fileName: string;
  readonly built: BuiltWorkspace;
  /** The open project; null: none is. */
  readonly project: string | null;
  readonly onClose: () => void;
}

/** What is wrong with the rows of a file, before any of it is opened. */
const FaultsDialog = observer(function FaultsDialog({ flow, fileName, built, project, onClose }: FaultsDialogProps) {
  const { counts, faults } = built;
  const stays = project === null ? '' : `; ${project} stays as it is`;
  const without =
    counts.withoutFigure > 0 ? `, ${countOf(counts.withoutFigure, 'of them', 'of them')} without a figure` : '';
  return (
    <Dialog
      isStep
      title={titleOfFaults(counts.rowsLeftOut, faults.length)}
      onClose={onClose}
      foot={
        <>
          <Button variant="outline" onClick={flow.cancel}>
            Choose another file
          </Button>
          <Button disabled={counts.topics === 0} onClick={() => void flow.open(built)}>
            {flow.openLabel(counts.topics)}
          </Button>
        </>
      }
    >
      {flow.candidate !== null && !flow.isCorrection && <OpenAs flow={flow} name={flow.candidate.name} />}
      <Text type="small" tone="muted" breaks>
        {`${fileName}. ${countOf(counts.topics, 'topic')} can be opened${without}. Nothing is opened yet${stays}.`}
      </Text>
      <FaultList faults={faultGroups(faults)} hasSheets={new Set(faults.map(({ sheet }) => sheet)).size > 1} />
    </Dialog>
  );
});
