import { ChevronDown, FlaskConical, LogOut } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../domain/shared/figures';
import { isActive, type SidebarMenu, type SidebarGroup, type MenuLink } from '../../domain/workspace/menu';
import { paths } from '../../domain/shared/routes';
import type { ProjectScreen } from '../screens/project-screen';
import { Logo } from '../art/logo';
import { Box, Row, Stack, Text } from '../kit/layout/stack';
import styles from './sidebar-nav.module.scss';

export interface SidebarNavProps {
  readonly menu: SidebarMenu<ProjectScreen>;
  readonly pathname: string;
  readonly openGroup: string | null;
  readonly onToggleGroup: (label: string) => void;
  readonly onLogOut: () => void;
  /** Laid out for the collapsed sidebar: icons centred in 90 px. */
  readonly rail?: boolean;
  /** Are the labels visible? Hidden labels and links must not be focusable. */
  readonly wide?: boolean;
  /** Between the logo and the entries. */
  readonly children?: ReactNode;
}

/** Logo, entries and Logout, the same in the sidebar and in the drawer. */
export function SidebarNav(props: SidebarNavProps) {
  const { menu, pathname, openGroup, onToggleGroup, onLogOut, rail = false, wide = true, children } = props;
  return (
    <Stack column className={[styles.frame, rail && styles.rail, !wide && styles.narrow].filter(Boolean).join(' ')}>
      <Row fit="rigid" pad="0 0 0 24" className={styles.brand}>
        <Link to={paths.root} className={styles.home} aria-label="D&M, to the start page">
          {wide ? (
            <Logo variant="full" />
          ) : (
            <span className={styles.mark}>
              <Logo variant="icon" />
            </span>
          )}
        </Link>
      </Row>
      {children}
      <nav className={styles.nav} aria-label="Main">
        {[menu.links, menu.apart].map(
          (links, index) =>
            links.length > 0 && (
              <ul key={index} className={index === 0 ? styles.list : `${styles.list} ${styles.group}`}>
                {links.map((link) => (
                  <li key={link.path}>
                    <NavRow link={link} pathname={pathname} />
                  </li>
                ))}
              </ul>
            ),
        )}
        {menu.groups.map((group) => (
          <NavGroup
            key={group.label}
            group={group}
            pathname={pathname}
            open={wide && openGroup === group.label}
            onToggle={() => onToggleGroup(group.label)}
          />
        ))}
      </nav>
      <Box fit="rigid" ruled="above" className={styles.foot}>
        <button type="button" className={styles.row} onClick={onLogOut}>
          <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
          <Text as="span" lines={1} fit="grow" className={styles.label}>
            Logout
          </Text>
        </button>
      </Box>
    </Stack>
  );
}

function NavRow({ link, pathname, bare = false }: { link: MenuLink<ProjectScreen>; pathname: string; bare?: boolean }) {
  const Icon = link.screen.icon;
  return (
    <Link to={link.path} className={styles.row} aria-current={isActive(link, pathname) ? 'page' : undefined}>
      {!bare && <Icon size={18} strokeWidth={1.75} aria-hidden="true" />}
      <Text as="span" lines={1} fit="grow" className={styles.label} title={link.label} dir="auto">
        {link.label}
      </Text>
      {link.count !== null && (
        <>
          {' '}
          <Text as="span" type="chip" tabular tone="strong" fit="rigid" className={styles.count}>
            {formatCount(link.count.value)}
            <span className="visually-hidden"> {link.count.of}</span>
          </Text>
        </>
      )}
      {link.badge !== null && (
        <>
          {/* The layout drops the blank; the accessible name needs it. */}{' '}
          <Text as="span" type="chip" tone="muted" pad="0 4" fit="rigid" className={styles.badge}>
            {link.badge}
          </Text>
        </>
      )}
    </Link>
  );
}

interface GroupProps {
  readonly group: SidebarGroup<ProjectScreen>;
  readonly pathname: string;
  readonly open: boolean;
  readonly onToggle: () => void;
}

function NavGroup({ group, pathname, open, onToggle }: GroupProps) {
  const listId = useId();
  return (
    <div className={styles.group}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={onToggle}
      >
        <FlaskConical size={18} strokeWidth={1.75} aria-hidden="true" />
        <Text as="span" lines={1} fit="grow" className={styles.label}>
          {group.label}
        </Text>
        <ChevronDown className={styles.chevron} size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {open && (
        <Stack id={listId} as="ul" column above={4} className={styles.sub}>
          {group.links.map((link) => (
            <li key={link.path}>
              <NavRow link={link} pathname={pathname} bare />
            </li>
          ))}
        </Stack>
      )}
    </div>
  );
}
