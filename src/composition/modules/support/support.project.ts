import { SessionStore } from '../../../application/session/session.store';
import { TabStorage } from '../../../application/shared/browser-ports';
import { Navigator } from '../../../application/shared/navigator';
import { ReportToSupportChat } from '../../../application/support/report-to-support-chat';
import { SupportChat } from '../../../application/support/support-chat';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import type { ProjectPart } from '../../module-manifest';
import { provideClass } from '../../provide';

export const project: ProjectPart = {
  classes(options) {
    provideClass(options, ReportToSupportChat, [SupportChat, SessionStore, WorkspaceStore, Navigator, TabStorage]);
  },
  tasks: [ReportToSupportChat],
};
