import type { OwnData } from '../../src/application/own-data/own-data';
import { FakeOwnProjects } from './fake-own-projects';
import { jsonWorkspaceReader } from '../../src/infrastructure/files/json-workspace-reader';

export function fakeOwnData(): OwnData & { readonly projects: FakeOwnProjects } {
  return { projects: new FakeOwnProjects(), reader: jsonWorkspaceReader };
}
