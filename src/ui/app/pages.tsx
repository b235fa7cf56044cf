import { type ReactNode } from 'react';
import { paths } from '../../domain/shell/routes';
import { LoginScreen } from '../session/login-screen';
import { NeutralShell } from '../shell/neutral-shell';
import { late } from '../kit/layout/late';

interface Page {
  readonly path: string;
  /** Added to the product's name in the title of the browser's tab, unless it is empty. */
  readonly pageTitle: string;
  readonly element: ReactNode;
}

const LogoutScreen = late(async () => (await import('../session/logout-screen')).LogoutScreen, {
  Fallback: NeutralShell,
});
const ErrorScreen = late(async () => (await import('../errors/error-screen')).ErrorScreen, { Fallback: NeutralShell });

/** / and /router lead on to the first project. */
export const ENTRY_PATHS: readonly string[] = [paths.root, paths.router];

/** The pages outside of projects that need no session (specification, section 2). */
export const pages: readonly Page[] = [
  { path: paths.login, pageTitle: 'Sign-in', element: <LoginScreen /> },
  { path: paths.logout, pageTitle: '', element: <LogoutScreen /> },
  { path: paths.maintenance, pageTitle: 'Maintenance', element: <ErrorScreen page="maintenance" /> },
  { path: paths.forbidden, pageTitle: '403', element: <ErrorScreen page="403" /> },
  { path: paths.serverError, pageTitle: '500', element: <ErrorScreen page="500" /> },
];

export const notFoundPage = <ErrorScreen page="404" />;

/** The title of an address that is no screen of a project. */
export function pageTitleAt(pathname: string): string {
  if (ENTRY_PATHS.includes(pathname)) return '';
  return pages.find(({ path }) => path === pathname)?.pageTitle ?? '404';
}
