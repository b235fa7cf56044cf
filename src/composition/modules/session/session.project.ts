import { PageLifecycle } from '../../../application/shared/browser-ports';
import { WindowPageLifecycle } from '../../../infrastructure/browser/window-viewport';
import { StatusOutbox } from '../../../application/decisions/status-outbox';
import { Keep } from '../../../application/keep/keep';
import { ClearUserData, LogOutActs, PersonalStores } from '../../../application/session/clear-user-data';
import { SessionStore } from '../../../application/session/session.store';
import { DeviceStorage, ErrorReporter } from '../../../application/shared/browser-ports';
import { LogOut } from '../../../application/shell/log-out';
import { Drafts } from '../../../application/workspace/drafts';
import type { ProjectPart } from '../../module-manifest';
import { provideAdapter, provideClass } from '../../provide';

export const project: ProjectPart = {
  points: [PersonalStores, LogOutActs],
  classes(options) {
    provideClass(options, ClearUserData, [SessionStore, PersonalStores, ErrorReporter, DeviceStorage, LogOutActs]);
    provideClass(options, LogOut, [SessionStore, Keep, StatusOutbox, Drafts]);
  },
  tasks: [ClearUserData],
  adapters: (options) => provideAdapter(options, PageLifecycle, WindowPageLifecycle, []),
};
