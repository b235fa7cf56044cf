import { observer } from 'mobx-react-lite';
import { Navigate, Outlet } from 'react-router-dom';
import type { WorkspaceStore } from '../../application/workspace/workspace.store';
import type { SowId } from '../../domain/shared/entity-id';
import { paths } from '../../domain/shell/routes';
import type { Screen } from '../../domain/shell/screen';
import { SpinnerPage } from '../kit/layout/spinner';

interface Props {
  readonly sow: SowId;
  readonly screen: Screen;
  readonly workspace: WorkspaceStore;
}

/** The screen of the address; a 404 in projects that do not have it. */
export const OfferedScreen = observer(function OfferedScreen({ sow, screen, workspace }: Props) {
  if (screen.isOffered === undefined) return <Outlet />;
  if (workspace.sow.value?.id !== sow || !workspace.areFeaturesKnown) return <SpinnerPage />;
  return screen.isOffered(workspace.features) ? <Outlet /> : <Navigate to={paths.notFound} replace />;
});
