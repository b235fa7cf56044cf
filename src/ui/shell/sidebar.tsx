import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { SidebarStore } from '../../application/shared/sidebar.store';
import { isActive, type SidebarMenu } from '../../domain/workspace/menu';
import type { ProjectScreen } from '../screens/project-screen';
import { SidebarNav } from './sidebar-nav';
import styles from './sidebar.module.scss';

export interface SidebarProps {
  readonly sidebar: SidebarStore;
  readonly menu: SidebarMenu<ProjectScreen>;
  readonly pathname: string;
  readonly onLogOut: () => void;
}

/** The sidebar of a wide window. Collapsed, it expands over the page while the pointer or the focus is in it. */
export const Sidebar = observer(function Sidebar({ sidebar, menu, pathname, onLogOut }: SidebarProps) {
  useRevealedGroup({ sidebar, menu, pathname });
  useEffect(() => () => sidebar.hover(false), [sidebar]);
  const aside = useRef<HTMLElement>(null);
  useEffect(() => {
    // A pointer that rests here does not hold it open over what the keyboard has gone to.
    const walkedOut = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || aside.current?.contains(target) === true) return;
      if (target.matches(':focus-visible')) sidebar.hover(false);
    };
    document.addEventListener('focusin', walkedOut);
    return () => document.removeEventListener('focusin', walkedOut);
  }, [sidebar]);
  const { expanded, wide } = sidebar;
  const classes = [styles.sidebar, !expanded && styles.collapsed, !expanded && wide && styles.peeking];
  return (
    <aside
      ref={aside}
      id="sidebar"
      data-print="none"
      className={classes.filter(Boolean).join(' ')}
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && sidebar.hover(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && sidebar.hover(false)}
      onFocus={({ target }) => target.matches(':focus-visible') && sidebar.hover(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) sidebar.hover(false);
      }}
      onKeyDown={({ key }) => key === 'Escape' && sidebar.hover(false)}
    >
      <div className={styles.inner}>
        <SidebarNav
          menu={menu}
          pathname={pathname}
          openGroup={sidebar.openSubmenu}
          onToggleGroup={(label) => {
            // A tap on the collapsed sidebar expands it, because touch does not hover.
            if (wide) sidebar.toggleSubmenu(label);
            else sidebar.revealSubmenu(label);
            sidebar.hover(true);
          }}
          onLogOut={onLogOut}
          rail={!expanded}
          wide={wide}
        />
      </div>
    </aside>
  );
});

/** Opens the group of the active link (specification, section 2). */
export function useRevealedGroup({
  sidebar,
  menu,
  pathname,
}: Pick<SidebarProps, 'sidebar' | 'menu' | 'pathname'>): void {
  const active = menu.groups.find((group) => group.links.some((link) => isActive(link, pathname)))?.label;
  useEffect(() => {
    if (active !== undefined) sidebar.revealSubmenu(active);
  }, [sidebar, active, pathname]);
}
