import { Moon, Sun } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ThemeStore } from '../../application/shell/theme.store';
import { IconButton } from '../kit/controls/icon-button';

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
