import type { ReactNode } from 'react';
import { paths } from '../../domain/shared/routes';
import { LoginScreen } from '../sign-in/login-screen';
import { NeutralShell } from '../shell/neutral-shell';
import { late } from '../kit/layout/late';
import { Button } from '../kit/controls/button';
import { Row, Stack } from '../kit/layout/stack';
import styles from './plain-page.module.scss';

interface Page {
  readonly path: string;
  /** Added to the product's name in the title of the browser's tab, unless it is empty. */
  readonly pageTitle: string;
  readonly element: ReactNode;
}

const LogoutScreen = late(async () => (await import('../sign-in/logout-screen')).LogoutScreen, {
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

interface FaultPageProps {
  readonly message: string;
  readonly faults: readonly string[];
  /** The server is asked again by itself. */
  readonly isPassing?: boolean;
}

/** The product cannot start: names the fault and each key or line, never a blank page. Needs no container. */
export function FaultPage({ message, faults, isPassing = false }: FaultPageProps) {
  return (
    <Stack as="main" column gap={12} pad="64 gutter" className={styles.page} role="alert">
      <h1>The platform cannot start</h1>
      <p>{message}</p>
      <Stack as="ul" gap={8} breaks>
        {faults.map((fault) => (
          <li key={fault}>
            <code>{fault}</code>
          </li>
        ))}
      </Stack>
      {isPassing && <p>The service is asked again automatically. This address opens as soon as there is an answer.</p>}
      <Row gap={12} wrap above={24}>
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
      </Row>
    </Stack>
  );
}
