import { Accessibility, LibraryBig, LogOut, Monitor, Moon, Sun, Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useHref } from 'react-router-dom';
import { THEME_CHOICES, type ThemeChoice } from '../../application/shared/theme';
import type { ThemeStore } from '../../application/shared/theme.store';
import { initials, type User } from '../../domain/session/user';
import { Menu } from '../kit/overlays/menu';
import type { MenuItem } from '../kit/overlays/menu-content';
import styles from './user-menu.module.scss';
import { late } from '../kit/layout/late';
import { Stack, Text } from '../kit/layout/stack';

const MyLibraryDialog = late(async () => (await import('../personal/my-library-dialog')).MyLibraryDialog, {
  failure: 'note',
});

interface Props {
  readonly user: User;
  readonly theme: ThemeStore;
  readonly onLogOut: () => void;
  readonly onLogOutAndRemove: () => void;
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

const THEMES: Readonly<Record<ThemeChoice, Pick<MenuItem, 'text' | 'icon'>>> = {
  light: { text: 'Light', icon: <Sun {...ICON} /> },
  dark: { text: 'Dark', icon: <Moon {...ICON} /> },
  system: { text: 'System', icon: <Monitor {...ICON} /> },
};

/** The account menu: who is signed in, the theme, 'My library', the accessibility statement and 'Log out'. */
export const UserMenu = observer(function UserMenu({ user, theme, onLogOut, onLogOutAndRemove }: Props) {
  const [isLibraryOpen, setIsLibraryOpen] = useState(false);
  const statement = useHref('/accessibility.html');
  return (
    <>
      <Menu
        label="Account"
        // With what is written on the button, for those who speak to it.
        triggerLabel={`Account of ${user.nickname}, ${initials(user)}`}
        triggerClassName={styles.trigger}
        trigger={
          <Text as="span" type="chip" className={styles.avatar} aria-hidden="true">
            {initials(user)}
          </Text>
        }
        header={
          <Stack gap={4} breaks pad="12 16" ruled="below">
            {[user.nickname, user.email, user.organisationName].map(
              (line, row) =>
                line && (
                  <Text
                    key={row}
                    as="span"
                    type={row === 0 ? 'label' : 'small'}
                    tone={row === 0 ? 'strong' : 'muted'}
                    dir="auto"
                  >
                    {line}
                  </Text>
                ),
            )}
          </Stack>
        }
        groups={[
          {
            heading: 'Theme',
            items: THEME_CHOICES.map((choice) => ({
              ...THEMES[choice],
              isChecked: theme.choice === choice,
              onSelect: () => theme.choose(choice),
            })),
          },
          {
            items: [{ text: 'My library', icon: <LibraryBig {...ICON} />, onSelect: () => setIsLibraryOpen(true) }],
            links: [{ text: 'Accessibility', icon: <Accessibility {...ICON} />, href: statement }],
          },
          {
            items: [
              { text: 'Log out', icon: <LogOut {...ICON} />, onSelect: onLogOut },
              {
                text: 'Log out and remove my notes from this device',
                icon: <Trash2 {...ICON} />,
                onSelect: onLogOutAndRemove,
              },
            ],
          },
        ]}
      />
      {isLibraryOpen && <MyLibraryDialog onClose={() => setIsLibraryOpen(false)} />}
    </>
  );
});
