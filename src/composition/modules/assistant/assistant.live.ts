import { AssistantFrame } from '../../../application/assistant/assistant-frame';
import { Clock } from '../../../application/shared/browser-ports';
import { FailurePolicy } from '../../../application/shared/request-failure';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { LuzmoAccess } from '../../../infrastructure/luzmo/luzmo-access';
import { LuzmoAssistantFrame } from '../../../infrastructure/luzmo/luzmo-assistant-frame';
import type { LiveConfig } from '../../app-config';
import type { BindOptions } from '../../module-manifest';
import { provide } from '../../provide';

/** The chat of the chart service, where its charts are used. */
export function live(options: BindOptions, { analytics }: LiveConfig): void {
  provide(
    options,
    AssistantFrame,
    (access, clock, failures, workspace) =>
      analytics.provider === 'builtin'
        ? null
        : new LuzmoAssistantFrame(analytics, access, clock, failures, (sow) => workspace.currentId === sow),
    [LuzmoAccess, Clock, FailurePolicy, WorkspaceStore],
  );
}
