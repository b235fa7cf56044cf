import { FakeOwnDataReader } from './fake-own-data-reader';
import { FakeOwnProjects } from './fake-own-projects';

export class FakeOwnData {
  readonly projects = new FakeOwnProjects();
  readonly reader = new FakeOwnDataReader();
  readonly forgotten: string[] = [];
  readonly forgetStatuses = (id: string): void => void this.forgotten.push(id);
}
