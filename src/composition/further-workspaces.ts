import { token } from '../application/shared/token';
import type { FurtherWorkspaces } from '../infrastructure/workspace-file/workspace-router';

/** What modules add to the bundled workspace of the embedded mode. */
export const FurtherWorkspaceList = token<readonly FurtherWorkspaces[]>('FurtherWorkspaceList');
