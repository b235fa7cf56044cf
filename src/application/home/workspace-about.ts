import { token } from '../shared/token';

/** Where the data comes from, in its own words; null for what it does not say. */
export interface About {
  readonly title: string;
  /** Such as that figures are illustrative. */
  readonly figures: string | null;
  readonly licence: string | null;
  readonly attribution: string | null;
}

/** What the data says about itself, once for all projects. Rejects with a RequestFailure. */
export interface WorkspaceAbout {
  /** @returns null where the data says nothing, as that of the live service */
  about(): Promise<About | null>;
}
export const WorkspaceAbout = token<WorkspaceAbout>('WorkspaceAbout');
