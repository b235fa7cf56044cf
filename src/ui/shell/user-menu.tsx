import { LogOut, Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { THEME_CHOICES, type ThemeChoice, type ThemeStore } from '../../application/shell/theme.store';
import { initials, type User } from '../../domain/session/user';
import { Menu } from '../kit/overlays/menu';
import { MenuGroup, MenuItem, MenuRadio, MenuRule } from '../kit/overlays/menu-items';
import styles from './user-menu.module.scss';

interface Props {
  readonly user: User;
  readonly theme: ThemeStore;
  readonly onLogOut: () => void;
}

const THEMES: Readonly<Record<ThemeChoice, { readonly label: string; readonly Icon: LucideIcon }>> = {
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
  system: { label: 'System', Icon: Monitor },
};

/** Who is signed in, the choice of the theme, and the way out. */
export const UserMenu = observer(function UserMenu({ user, theme, onLogOut }: Props) {
  return (
    <Menu
      label="Account"
      triggerLabel={`Account of ${user.nickname}`}
      triggerClassName={styles.trigger}
      trigger={
        <span className={styles.avatar} aria-hidden="true">
          {initials(user)}
        </span>
      }
      header={
        <div className={styles.user}>
          {[user.nickname, user.email, user.organisationName].map(
            (line, row) =>
              line && (
                <span key={row} className={row === 0 ? styles.name : styles.detail} dir="auto">
                  {line}
                </span>
              ),
          )}
        </div>
      }
    >
      <MenuGroup label="Theme">
        {THEME_CHOICES.map((choice) => {
          const { label, Icon } = THEMES[choice];
          return (
            <MenuRadio
              key={choice}
              checked={theme.choice === choice}
              icon={<Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
              onSelect={() => theme.choose(choice)}
            >
              {label}
            </MenuRadio>
          );
        })}
      </MenuGroup>
      <MenuRule />
      <MenuItem icon={<LogOut size={16} strokeWidth={1.75} aria-hidden="true" />} onSelect={onLogOut}>
        Log out
      </MenuItem>
    </Menu>
  );
});
