import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { SidebarStore } from '../../application/shared/sidebar.store';
import { paths } from '../../domain/shared/routes';
import { screenAt } from '../../domain/shared/screen-address';
import { useScreens } from '../screens/project-screen';
import { Logo } from '../art/logo';
import { useResolved } from '../di/resolver';

/** The same lines and spinner as index.html paints before (ui/app/boot.css), shown while a screen is loading. */
export const NeutralShell = observer(function NeutralShell() {
  const { expanded } = useResolved(SidebarStore);
  const screens = useScreens();
  const { pathname } = useLocation();
  const entry = screenAt(screens, pathname) !== null ? 'project' : pathname === paths.login ? 'login' : 'plain';
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { entry, sidebar: expanded ? 'expanded' : 'collapsed' });
  }, [entry, expanded]);
  return (
    <div className="boot">
      <div className="boot-side" />
      <div className="boot-head" />
      <div className="boot-band" />
      <Logo variant="icon" className="boot-mark" />
      <div className="boot-wait" role="status">
        Loading ...
      </div>
    </div>
  );
});
