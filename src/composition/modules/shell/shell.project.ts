import { ActiveCommands, commandPart, CommandsEverywhere } from '../../../application/commands/active-commands';
import { CommandGroups } from '../../../application/commands/command';
import { EVERYWHERE, type ShellTarget } from '../../../application/commands/everywhere';
import { UndoDecision } from '../../../application/decisions/undo-decision';
import { KeysHelpStore, SingleKeysStore } from '../../../application/keys/keys-help.store';
import { DeviceStorage, Logger } from '../../../application/shared/browser-ports';
import { Navigator } from '../../../application/shared/navigator';
import { ThemeStore } from '../../../application/shared/theme.store';
import { ToastStore } from '../../../application/shared/toast.store';
import { PageControls } from '../../../application/shared/viewport';
import { LogOut } from '../../../application/shell/log-out';
import { TellOfLinks } from '../../../application/shell/tell-of-links';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { PageActions } from '../../../ui/screens/page-actions';
import { PageNotes } from '../../../ui/screens/page-notes';
import { contribute, type ProjectPart } from '../../module-manifest';
import { provide, provideClass } from '../../provide';

export const project: ProjectPart = {
  points: [CommandGroups, CommandsEverywhere, PageActions, PageNotes],
  classes(options) {
    provideClass(options, TellOfLinks, [Navigator, ProjectSignalsStore, ToastStore, Logger]);
    provideClass(options, KeysHelpStore, [Navigator, CommandGroups, WorkspaceStore]);
    provideClass(options, SingleKeysStore, [DeviceStorage]);
    provide(
      options,
      ActiveCommands,
      (page, undo, theme, logOut, keys, everywhere) => {
        const target: ShellTarget = { page, undo, theme, logOut, showKeys: keys.show };
        return new ActiveCommands([commandPart(EVERYWHERE, () => target), ...everywhere]);
      },
      [PageControls, UndoDecision, ThemeStore, LogOut, KeysHelpStore, CommandsEverywhere],
    );
  },
  tasks: [TellOfLinks],
  contributes: [contribute(CommandGroups)([EVERYWHERE])],
};
