import { Menu as MenuIcon, PanelLeft, Moon, Sun } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SidebarStore } from '../../application/shared/sidebar.store';
import type { ThemeStore } from '../../application/shared/theme.store';
import type { SowId } from '../../domain/shared/entity-id';
import { paths } from '../../domain/shared/routes';
import type { User } from '../../domain/session/user';
import { Logo } from '../art/logo';
import { IconButton } from '../kit/controls/icon-button';
import { Box, Row, Text } from '../kit/layout/stack';
import styles from './header.module.scss';
import { UserMenu } from './user-menu';

interface Props {
  readonly sow: SowId;
  readonly title: string;
  readonly sidebar: SidebarStore;
  readonly theme: ThemeStore;
  readonly user: User;
  readonly onLogOut: () => void;
  readonly onLogOutAndRemove: () => void;
  readonly search: ReactNode;
  readonly project: ReactNode;
}

/** The header of all project screens: title, search, project, theme and account. */
export const AppHeader = observer(function AppHeader(props: Props) {
  const { sow, title, sidebar, theme, user, onLogOut, onLogOutAndRemove, search, project } = props;
  return (
    <Box as="header" pad="0 16 0 24" className={styles.header} data-print="none">
      <Row gap={8} fit="shrink" className={styles.start}>
        <SidebarToggle sidebar={sidebar} />
        <Link to={paths.homepage(sow)} className={styles.logo} aria-label="D&M, to the homepage">
          <Logo variant="icon" />
        </Link>
        <Text as="h1" type="section" lines={1} fit="shrink" className={styles.title}>
          {title}
        </Text>
      </Row>
      {search}
      <Row gap={4} justify="end" fit="shrink" className={styles.tools}>
        <div className={styles.project}>{project}</div>
        <ThemeToggle theme={theme} />
        <UserMenu user={user} theme={theme} onLogOut={onLogOut} onLogOutAndRemove={onLogOutAndRemove} />
      </Row>
    </Box>
  );
});

const SidebarToggle = observer(function SidebarToggle({ sidebar }: Pick<Props, 'sidebar'>) {
  const { isDesktop, expanded, mobileOpen } = sidebar;
  const label = isDesktop ? (expanded ? 'Collapse the sidebar' : 'Expand the sidebar') : 'Open the menu';
  return (
    <IconButton
      label={label}
      icon={isDesktop ? <PanelLeft size={18} strokeWidth={1.75} /> : <MenuIcon size={20} strokeWidth={1.75} />}
      aria-expanded={isDesktop ? expanded : mobileOpen}
      aria-controls="sidebar"
      onClick={sidebar.toggle}
    />
  );
});

export const ThemeToggle = observer(function ThemeToggle({ theme }: { theme: ThemeStore }) {
  const dark = theme.theme === 'dark';
  const Icon = dark ? Sun : Moon;
  return (
    <IconButton
      label={dark ? 'Switch to light theme' : 'Switch to dark theme'}
      icon={<Icon size={18} strokeWidth={1.75} aria-hidden="true" />}
      onClick={theme.toggle}
    />
  );
});
