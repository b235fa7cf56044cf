import type { UndoDecision } from '../decisions/undo-decision';
import type { ThemeStore } from '../shared/theme.store';
import type { PageControls } from '../shared/viewport';
import type { CommandGroup } from './command';

/** The commands of the whole product act on these. */
export interface ShellTarget {
  readonly page: PageControls;
  readonly undo: UndoDecision;
  readonly theme: ThemeStore;
  readonly logOut: { start(): unknown };
  showKeys(): void;
}

export const EVERYWHERE = {
  id: 'everywhere',
  name: 'Everywhere',
  // In an open card a decision can be taken back as well.
  silentIn: 'dialog[open], [role="dialog"]:not([data-card]), [role="menu"], [role="listbox"]',
  gestures: [[['Escape'], 'Close what is open']],
  commands: {
    search: {
      keys: ['mod+k'],
      names: ['Ctrl', 'K'],
      words: 'Search, or choose an action',
      run: ({ page }) => page.focusSearch(),
    },
    undo: { keys: ['z'], names: ['Z'], words: 'Take back the last decision', run: ({ undo }) => undo.run() },
    showKeys: {
      keys: ['?'],
      names: ['?'],
      words: 'Show all keys',
      foundBy: 'help shortcuts keyboard',
      run: (target) => target.showKeys(),
    },
    theme: {
      words: ({ theme }) => `Switch to ${theme.theme === 'dark' ? 'light' : 'dark'} theme`,
      foundBy: 'mode colours appearance',
      run: ({ theme }) => theme.toggle(),
    },
    logOut: { words: 'Log out', foundBy: 'logout sign out leave', run: ({ logOut }) => void logOut.start() },
  },
} satisfies CommandGroup<ShellTarget>;
