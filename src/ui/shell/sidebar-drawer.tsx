import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { IconButton } from '../kit/controls/icon-button';
import { Modal } from '../kit/overlays/modal';
import { SidebarNav } from './sidebar-nav';
import { useRevealedGroup, type SidebarProps } from './sidebar';
import styles from './sidebar.module.scss';

interface Props extends SidebarProps {
  /** The project switcher, for which a phone's header has no room. */
  readonly project: ReactNode;
}

/** The sidebar below 991 px: over the page, until one leaves it or goes somewhere. */
export const SidebarDrawer = observer(function SidebarDrawer(props: Props) {
  const { sidebar, menu, pathname, onLogOut, project } = props;
  // Another one for each step of the navigation, also for one that leads to where we are.
  const { key: visit } = useLocation();
  useRevealedGroup({ sidebar, menu, pathname });
  // Closed by arriving somewhere, and by a window that has grown wide meanwhile.
  useEffect(() => () => sidebar.closeDrawer(), [sidebar, visit]);
  return (
    <Modal open={sidebar.mobileOpen} onClose={sidebar.closeDrawer} label="Menu" className={styles.drawer}>
      <div id="sidebar" className={styles.drawerInner}>
        <SidebarNav
          menu={menu}
          pathname={pathname}
          openGroup={sidebar.openSubmenu}
          onToggleGroup={sidebar.toggleSubmenu}
          onLogOut={onLogOut}
        >
          <IconButton
            className={styles.close}
            label="Close the menu"
            icon={<X size={20} strokeWidth={1.75} />}
            onClick={sidebar.closeDrawer}
          />
          <div className={styles.project}>{project}</div>
        </SidebarNav>
      </div>
    </Modal>
  );
});
