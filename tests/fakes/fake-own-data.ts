import { FakeOwnDataReader } from './fake-own-data-reader';
import { FakeOwnProjects } from './fake-own-projects';

export class FakeOwnData {
  readonly projects = new FakeOwnProjects();
  reader = new FakeOwnDataReader();
}
