import { lazy, useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../../domain/shell/routes';
import { RequireSession } from '../session/require-session';
import { ErrorScreen, HomeScreen, loaders, LoginScreen, LogoutScreen, type Load } from './screens';

/** The product's addresses (specification, section 2). */
export function AppRoutes({ prepareFeatures }: { prepareFeatures: () => Promise<void> }) {
  // The features belong to the container before any screen behind them renders; React suspends on the promise.
  const [MainLayout] = useState(() => behind(prepareFeatures, loaders.layout));
  const [EntryScreen] = useState(() => behind(prepareFeatures, loaders.entry));
  return (
    <Routes>
      <Route path={paths.login} element={<LoginScreen />} />
      <Route path={paths.logout} element={<LogoutScreen />} />
      <Route path={paths.root} element={<EntryScreen />} />
      <Route path={paths.router} element={<EntryScreen />} />
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
      </Route>
      {/* The empty path of the authenticated layout has no page of its own (decisions, 4). */}
      <Route path="/homepage" element={<Navigate to={paths.router} replace />} />
      <Route path="*" element={<ErrorScreen page="404" />} />
    </Routes>
  );
}

/** The features and the screen are fetched side by side. */
function behind(prepareFeatures: () => Promise<void>, load: Load) {
  return lazy(async () => {
    const [screen] = await Promise.all([load(), prepareFeatures()]);
    return screen;
  });
}
