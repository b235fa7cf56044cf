import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { SidebarStore } from '../../application/shell/sidebar.store';
import { paths } from '../../domain/shell/routes';
import { screenAt } from '../../domain/shell/screen';
import { useScreens } from '../app/project-screen';
import { Logo } from '../art/logo';
import { useResolved } from '../di/resolver';
import { Spinner } from '../kit/layout/spinner';
import styles from './neutral-shell.module.scss';

/**
 * Stands where a screen is on its way: the same lines as index.html paints (ui/app/boot.css), so that nothing blinks
 * between the first paint and the first screen, and a spinner for those who have to wait longer.
 */
export const NeutralShell = observer(function NeutralShell() {
  const sidebar = useResolved(SidebarStore);
  const screens = useScreens();
  const { pathname } = useLocation();
  const entry = screenAt(screens, pathname) !== null ? 'project' : pathname === paths.login ? 'login' : 'plain';
  return (
    <div className="boot" data-entry={entry} data-sidebar={sidebar.expanded ? 'expanded' : 'collapsed'}>
      <div className="boot-side" />
      <div className="boot-head" />
      <div className="boot-band" />
      <Logo variant="icon" className="boot-mark" />
      <div className={`${styles.spinner} ${styles[entry]}`}>
        <Spinner size={28} />
      </div>
    </div>
  );
});
