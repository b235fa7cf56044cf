import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { IconButton } from '../kit/controls/icon-button';
import { Box } from '../kit/layout/stack';
import { Modal } from '../kit/overlays/modal';
import { SidebarNav } from './sidebar-nav';
import { useRevealedGroup, type SidebarProps } from './sidebar';
import styles from './sidebar.module.scss';

interface Props extends SidebarProps {
  /** The project switcher, which does not fit into a phone's header. */
  readonly project: ReactNode;
}

/** The sidebar below 991 px: a modal drawer that a navigation closes. */
export const SidebarDrawer = observer(function SidebarDrawer(props: Props) {
  const { sidebar, menu, pathname, onLogOut, project } = props;
  // Differs for every navigation, also for one to the same path.
  const { key: visit } = useLocation();
  useRevealedGroup({ sidebar, menu, pathname });
  // Closes on a navigation, and when a window that grows wide unmounts the drawer.
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
          <Box pad="0 12 0 16">{project}</Box>
        </SidebarNav>
      </div>
    </Modal>
  );
});
