import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { entityId } from '../../domain/shared/entity-id';
import { imagineIfPath, paths } from '../../domain/shell/routes';
import { RequireSession } from '../session/require-session';
import { ENTRY_PATHS, notFoundPage, pages } from './pages';
import { useScreens, type ProjectArea } from '../screens/project-screen';
import { ScreenOf } from './screen-of';

/** The product's addresses (specification, section 2). */
export function AppRoutes({ entry, layout }: Pick<ProjectArea, 'entry' | 'layout'>) {
  const screens = useScreens();
  const inSession = (
    <RequireSession>
      <entry.Component />
    </RequireSession>
  );
  const layoutInSession = (
    <RequireSession>
      <layout.Component />
    </RequireSession>
  );
  return (
    <Routes>
      {pages.map(({ path, element }) => (
        <Route key={path} path={path} element={element} />
      ))}
      {ENTRY_PATHS.map((path) => (
        <Route key={path} path={path} element={inSession} />
      ))}
      <Route element={layoutInSession}>
        {screens.map(({ path, Component }) => (
          <Route key={path} path={path} element={<ScreenOf Component={Component} />} />
        ))}
        <Route path="/sow/:sowId" element={<ProjectHome />} />
      </Route>
      <Route path="/deck/:sowId" element={<OldWorkshop />} />
      {/* The empty path of the authenticated layout has no page of its own. */}
      <Route path="/homepage" element={<Navigate to={paths.router} replace />} />
      <Route path="*" element={notFoundPage} />
    </Routes>
  );
}

/** '/sow/{id}' is the homepage of its project (specification, section 2). */
function ProjectHome() {
  const { sowId = '' } = useParams();
  return <Navigate to={paths.homepage(entityId(sowId))} replace />;
}

/** Addresses of workshops were '/deck/{id}?topic=1&topic=2': they are 'Imagine if' of a brief. */
function OldWorkshop() {
  const { sowId = '' } = useParams();
  const { search } = useLocation();
  return <Navigate to={imagineIfPath(`${paths.brief(entityId(sowId))}${search}`)} replace />;
}
