import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { SessionStore } from '../../application/session/session.store';
import { Navigator } from '../../application/shared/navigator';
import { paths } from '../../domain/shell/routes';
import { useResolved } from '../di/resolver';
import { SpinnerPage } from '../kit/spinner';

/** Lets members of an organisation through; everybody else goes where they belong (specification, sections 2 and 6). */
export const RequireSession = observer(function RequireSession({ children }: { children: ReactNode }) {
  const session = useResolved(SessionStore);
  const navigator = useResolved(Navigator);
  const anonymous = session.state.kind === 'anonymous';
  useEffect(() => {
    if (!anonymous) return;
    session.rememberPlace(navigator.place);
    navigator.replace(paths.login);
  }, [anonymous, session, navigator]);
  if (session.state.kind !== 'signed-in') return <SpinnerPage />;
  if (session.member === null) return <Navigate to={paths.forbidden} replace />;
  return children;
});
