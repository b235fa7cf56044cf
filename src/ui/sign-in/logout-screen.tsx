import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { SessionStore } from '../../application/session/session.store';
import { Navigator } from '../../application/shared/navigator';
import { paths } from '../../domain/shared/routes';
import { useResolved } from '../di/resolver';
import { NeutralShell } from '../shell/neutral-shell';

/** /logout (specification, section 2): signs the user out, and leads to the login page in any case. */
export const LogoutScreen = observer(function LogoutScreen() {
  const session = useResolved(SessionStore);
  const navigator = useResolved(Navigator);
  const { kind } = session.state;
  useEffect(() => {
    if (kind === 'signed-in') void session.signOut();
    else if (kind === 'anonymous') navigator.replace(paths.login);
  }, [kind, session, navigator]);
  return <NeutralShell />;
});
