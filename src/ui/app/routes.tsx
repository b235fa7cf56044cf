import type { ComponentType } from 'react';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { entityId } from '../../domain/shared/entity-id';
import { paths } from '../../domain/shell/routes';
import { RequireSession } from '../session/require-session';
import { ENTRY_PATHS, notFoundPage, pages } from './pages';
import { useScreens } from './project-screen';

/** The entry router before, and the layout around, the screens of a project. */
export interface ProjectArea {
  readonly Entry: ComponentType;
  readonly Layout: ComponentType;
  /** Opens the user's own data, above any page. */
  readonly OwnData: ComponentType;
}

/** The code of the first address, if it is loaded: React.lazy would still suspend, and show a fallback for 300 ms. */
export interface FirstScreen extends Pick<ProjectArea, 'Layout'> {
  readonly path: string;
  readonly Component: ComponentType;
}

interface Props {
  readonly area: ProjectArea;
  readonly first?: FirstScreen | null;
}

/** The product's addresses (specification, section 2). */
export function AppRoutes({ area: { Entry, Layout: LazyLayout }, first = null }: Props) {
  const screens = useScreens();
  const Layout = first?.Layout ?? LazyLayout;
  const entry = (
    <RequireSession>
      <Entry />
    </RequireSession>
  );
  const layout = (
    <RequireSession>
      <Layout />
    </RequireSession>
  );
  return (
    <Routes>
      {pages.map(({ path, element }) => (
        <Route key={path} path={path} element={element} />
      ))}
      {ENTRY_PATHS.map((path) => (
        <Route key={path} path={path} element={entry} />
      ))}
      <Route element={layout}>
        {screens.map(({ path, Component: LazyScreen }) => {
          const Screen = first?.path === path ? first.Component : LazyScreen;
          return <Route key={path} path={path} element={<Screen />} />;
        })}
        <Route path="/sow/:sowId" element={<ProjectHome />} />
      </Route>
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
