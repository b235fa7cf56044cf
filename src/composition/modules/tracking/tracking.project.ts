import { SessionStore } from '../../../application/session/session.store';
import { Logger, TabStorage } from '../../../application/shared/browser-ports';
import { Navigator } from '../../../application/shared/navigator';
import { RecordPageViews } from '../../../application/shell/record-page-views';
import { RecordLogin, RecordUsage, UsageTracker } from '../../../application/tracking/record-usage';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import type { ProjectPart } from '../../module-manifest';
import { provideClass } from '../../provide';

export const project: ProjectPart = {
  classes(options) {
    provideClass(options, RecordUsage, [UsageTracker, SessionStore, Navigator, Logger]);
    provideClass(options, RecordLogin, [SessionStore, TabStorage, RecordUsage]);
    provideClass(options, RecordPageViews, [Navigator, WorkspaceStore, RecordUsage]);
  },
  tasks: [RecordLogin, RecordPageViews],
};
