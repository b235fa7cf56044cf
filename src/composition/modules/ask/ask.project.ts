import { PersonalStores } from '../../../application/session/clear-user-data';
import { CommandGroups } from '../../../application/commands/command';
import { AskAbout, AssistantProvider } from '../../../application/ask/ask-about';
import { ASK_KEYS } from '../../../application/ask/ask-keys';
import { AskStore } from '../../../application/ask/ask.store';
import { Navigator } from '../../../application/shared/navigator';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { contribute, type ProjectPart } from '../../module-manifest';
import { provideClass } from '../../provide';

export const project: ProjectPart = {
  classes(options) {
    provideClass(options, AskAbout, [AskStore, AssistantProvider, WorkspaceStore, Navigator]);
    provideClass(options, AskStore, []);
  },
  contributes: [contribute(PersonalStores)((ask) => [ask], [AskStore]), contribute(CommandGroups)([ASK_KEYS])],
};
