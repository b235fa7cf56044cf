import type { ComponentType } from 'react';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { entityId } from '../../domain/shared/entity-id';
import { paths } from '../../domain/shell/routes';
import { RequireSession } from '../session/require-session';
import { ErrorScreen, LoginScreen, LogoutScreen, screens } from './screens';

interface Props {
  /** These two need the features in the container. */
  readonly entry: ComponentType;
  readonly layout: ComponentType;
}

/** The product's addresses (specification, section 2). */
export function AppRoutes({ entry: EntryScreen, layout: MainLayout }: Props) {
  const {
    homepage: HomeScreen,
    data: ExploreScreen,
    'data-refresh': DiscoveriesScreen,
    platforms: PlatformsScreen,
    foresight: ForesightScreen,
    reneAI: AssistantScreen,
    sow: ExperimentScreen,
  } = screens;
  return (
    <Routes>
      <Route path={paths.login} element={<LoginScreen />} />
      <Route path={paths.logout} element={<LogoutScreen />} />
      {[paths.root, paths.router].map((path) => (
        <Route
          key={path}
          path={path}
          element={
            <RequireSession>
              <EntryScreen />
            </RequireSession>
          }
        />
      ))}
      <Route path={paths.maintenance} element={<ErrorScreen page="maintenance" />} />
      <Route path={paths.forbidden} element={<ErrorScreen page="403" />} />
      <Route path={paths.serverError} element={<ErrorScreen page="500" />} />
      <Route
        element={
          <RequireSession>
            <MainLayout />
          </RequireSession>
        }
      >
        <Route path="/homepage/:sowId" element={<HomeScreen />} />
        <Route path="/data/:sowId" element={<ExploreScreen />} />
        <Route path="/data-refresh/:sowId" element={<DiscoveriesScreen />} />
        <Route path="/platforms/:sowId" element={<PlatformsScreen />} />
        <Route path="/foresight/:sowId" element={<ForesightScreen />} />
        <Route path="/reneAI/:sowId" element={<AssistantScreen />} />
        <Route path="/sow/:sowId" element={<ProjectHome />} />
        <Route path="/sow/:sowId/experiments/:experimentId" element={<ExperimentScreen />} />
      </Route>
      {/* The empty path of the authenticated layout has no page of its own (decisions, 4). */}
      <Route path="/homepage" element={<Navigate to={paths.router} replace />} />
      <Route path="*" element={<ErrorScreen page="404" />} />
    </Routes>
  );
}

/** '/sow/{id}' is the homepage of its project (specification, section 2). */
function ProjectHome() {
  const { sowId = '' } = useParams();
  return <Navigate to={paths.homepage(entityId(sowId))} replace />;
}
