import type { WorkspaceDocument } from '../../src/application/own-data/own-data-reader';

export function aWorkspaceDocument(parts: Partial<WorkspaceDocument> = {}): WorkspaceDocument {
  return {
    meta: {},
    sows: [{ id: 1, name: 'One' }],
    shifts: [],
    trends: [],
    topics: [],
    deepdives: {},
    sources: {},
    opportunities: [],
    foresight: [],
    versions: {},
    previous: {},
    experiments: [],
    permissions: {},
    quadrants: [],
    ...parts,
  };
}
