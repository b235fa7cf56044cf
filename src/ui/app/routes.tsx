import { lazy, useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../../domain/shell/routes';
import { RequireSession } from '../session/require-session';
import { HomeScreen, MainLayout } from './screens';

const LoginScreen = lazy(() => import('../session/login-screen').then((module) => ({ default: module.LoginScreen })));
const LogoutScreen = lazy(() => import('../session/logout-screen').then((module) => ({ default: module.LogoutScreen })));
const EntryScreen = lazy(() => import('../session/entry-screen').then((module) => ({ default: module.EntryScreen })));
const ErrorScreen = lazy(() => import('../errors/error-screen').then((module) => ({ default: module.ErrorScreen })));

/** The product's addresses (specification, section 2). */
export function AppRoutes({ prepareFeatures }: { prepareFeatures: () => Promise<void> }) {
  // The features belong to the container before any screen behind them renders; React suspends on the promise.
  const [Features] = useState(() =>
    lazy(async () => {
      await prepareFeatures();
      return { default: MainLayout };
    }),
  );
  const [Entry] = useState(() =>
    lazy(async () => {
      await prepareFeatures();
      return { default: EntryScreen };
    }),
  );
  return (
    <Routes>
      <Route path={paths.login} element={<LoginScreen />} />
      <Route path={paths.logout} element={<LogoutScreen />} />
      <Route path={paths.root} element={<Entry />} />
      <Route path={paths.router} element={<Entry />} />
      <Route path={paths.maintenance} element={<ErrorScreen page="maintenance" />} />
      <Route path={paths.forbidden} element={<ErrorScreen page="403" />} />
      <Route path={paths.serverError} element={<ErrorScreen page="500" />} />
      <Route
        element={
          <RequireSession>
            <Features />
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
