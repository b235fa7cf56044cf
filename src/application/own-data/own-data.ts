import { token } from '../shared/token';
import type { OwnProjects } from './own-projects';
import type { WorkspaceFileReader } from './workspace-file-reader';

/** What is loaded with the first own project, or when the user opens a file. */
export interface OwnData {
  readonly projects: OwnProjects;
  readonly reader: WorkspaceFileReader;
}

/** null where the product opens no files of the user, as in live mode. */
export type LoadOwnData = (() => Promise<OwnData>) | null;
export const LoadOwnData = token<LoadOwnData>('LoadOwnData');
