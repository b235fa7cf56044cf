import { observer } from 'mobx-react-lite';
import { Navigate, Outlet } from 'react-router-dom';
import type { OwnDataEntry } from '../../application/workspace/own-data-entry';
import type { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import type { WorkspaceStore } from '../../application/workspace/workspace.store';
import type { SowId } from '../../domain/shared/entity-id';
import { paths } from '../../domain/shell/routes';
import type { Screen } from '../../domain/shell/screen';
import { ownProjectOf } from '../../domain/workspace/own-project';
import { late } from '../kit/layout/late';
import { SpinnerPage } from '../kit/layout/spinner';

const FirstSteps = late(async () => (await import('../own-data/first-steps')).FirstSteps, { Fallback: SpinnerPage });
const AxisNote = late(async () => (await import('../own-data/axis-note')).AxisNote, { failure: 'nothing' });

interface Props {
  readonly sow: SowId;
  readonly screen: Screen;
  readonly workspace: WorkspaceStore;
  readonly signals: ProjectSignalsStore;
  readonly ownData: OwnDataEntry;
}

/** The screen of the address; a 404 in projects that do not have it, and first steps in an own project without topics. */
export const OfferedScreen = observer(function OfferedScreen({ sow, screen, workspace, signals, ownData }: Props) {
  if (ownProjectOf(sow) !== null && signals.topics.value?.length === 0)
    return <FirstSteps sow={sow} project={workspace.currentName} ownData={ownData} />;
  if (screen.path.startsWith('/data/') && ownProjectOf(sow) !== null)
    return (
      <>
        <AxisNote sow={sow} topics={signals.topics.value ?? []} ownData={ownData} />
        <Outlet />
      </>
    );
  if (screen.isOffered === undefined) return <Outlet />;
  if (workspace.sow.value?.id !== sow || !workspace.areFeaturesKnown) return <SpinnerPage />;
  return screen.isOffered(workspace.features) ? <Outlet /> : <Navigate to={paths.notFound} replace />;
});
