import type { SowId } from '../../domain/shared/entity-id';
import { token } from '../shared/token';
import type { OwnDataReader } from './own-data-reader';
import type { OwnProjects, Statuses } from './own-projects';
import type { RemovedProjects } from './removed-projects';

/** What is loaded with the first own project, or when the user opens a file. */
export interface OwnData {
  readonly projects: OwnProjects;
  readonly reader: OwnDataReader;
  /** Removes the statuses that the user has set in a project. */
  readonly forgetStatuses: (id: SowId) => void;
  readonly statusesOf: (id: SowId) => Statuses;
  readonly removed: RemovedProjects;
}

/** null where the product opens no files of the user, as in live mode. */
export type LoadOwnData = (() => Promise<OwnData>) | null;
export const LoadOwnData = token<LoadOwnData>('LoadOwnData');
