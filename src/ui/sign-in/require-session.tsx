import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { SessionStore } from '../../application/session/session.store';
import { Navigator } from '../../application/shared/navigator';
import { paths } from '../../domain/shared/routes';
import { useResolved } from '../di/resolver';
import { NeutralShell } from '../shell/neutral-shell';

/** Renders its children for members of an organisation; others go to /login or /403 (specification, sections 2 and 6). */
export const RequireSession = observer(function RequireSession({ children }: { children: ReactNode }) {
  const session = useResolved(SessionStore);
  const navigator = useResolved(Navigator);
  const anonymous = session.state.kind === 'anonymous';
  useEffect(() => {
    // After a logout the login page is open already, and the address must not be remembered.
    if (!anonymous || navigator.location.pathname === paths.login) return;
    if (navigator.address !== null && !navigator.isReturn) session.rememberLocation(navigator.location);
    navigator.replace(paths.login);
  }, [anonymous, session, navigator]);
  if (session.state.kind !== 'signed-in') return <NeutralShell />;
  if (session.member === null) return <Navigate to={paths.forbidden} replace />;
  return children;
});
