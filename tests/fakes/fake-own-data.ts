import { FakeOwnDataReader } from './fake-own-data-reader';
import type { Statuses } from '../../src/application/own-data/own-projects';
import { FakeOwnProjects } from './fake-own-projects';

export class FakeOwnData {
  readonly projects = new FakeOwnProjects();
  readonly reader = new FakeOwnDataReader();
  readonly forgotten: string[] = [];
  readonly statuses = new Map<string, Statuses>();
  readonly statusesOf = async (id: string): Promise<Statuses> => this.statuses.get(id) ?? {};
  readonly forgetStatuses = async (id: string): Promise<void> => void this.forgotten.push(id);
}
