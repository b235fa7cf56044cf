import type {
  DataVersion,
  OpenedFile,
  OpenedProject,
  OwnProject,
  OwnProjects,
  ExportedProject,
  RowTexts,
} from '../../src/application/own-data/own-projects';
import { RequestFailure } from '../../src/application/shared/request-failure';
import type { WorkspaceDocument } from '../../src/application/own-data/own-data-reader';
import { aWorkspaceDocument } from '../builders/workspace-document-mother';
import { entityId, type SowId } from '../../src/domain/shared/entity-id';

/** Own projects in memory, one for each file. */
export class FakeOwnProjects implements OwnProjects {
  isFull = false;
  projects: readonly OwnProject[] = [];
  readonly files = new Map<SowId, WorkspaceDocument>();
  #listeners = new Set<(id: SowId) => void>();

  async list(): Promise<readonly OwnProject[]> {
    return this.projects;
  }

  async add({ content, fileName, ...said }: OpenedFile): Promise<readonly OpenedProject[]> {
    const id = entityId<'sow'>(`own-${`${this.projects.length + 1}`.padStart(8, '0')}`);
    const project: OwnProject = {
      id,
      name: fileName.replace(/\.\w+$/, ''),
      fileName,
      openedAt: '2026-03-01T00:00:00Z',
      topicCount: content.topics.length,
      isStored: !this.isFull,
    };
    this.projects = [project, ...this.projects];
    this.files.set(id, content);
    this.said.push(said);
    return [{ ...project, notes: [], kept: [], gone: 0 }];
  }

  /** What is said to be kept of the earlier file. */
  kept: readonly string[] = [];

  /** How many topics a newer file does not have. */
  gone = 0;
  /** The names and dates with which files were opened. */
  readonly said: Pick<OpenedFile, 'name' | 'dataOf'>[] = [];

  async replace(id: SowId, { content, fileName, ...said }: OpenedFile): Promise<OpenedProject> {
    this.files.set(id, content);
    this.said.push(said);
    const { name } = said;
    const project = await this.#change(id, { fileName, ...(name !== undefined && { name }) });
    return { ...project, notes: [], kept: this.kept, gone: this.gone };
  }

  /** Of every project. */
  dataVersions: readonly DataVersion[] = [];

  async versions(): Promise<readonly DataVersion[]> {
    return this.dataVersions;
  }

  async dateVersion(_id: SowId, at: number, date: string): Promise<void> {
    this.dataVersions = this.dataVersions.map((each) => (each.at === at ? { ...each, date } : each));
  }

  async removeVersion(_id: SowId, at: number): Promise<void> {
    this.dataVersions = this.dataVersions.filter((each) => each.at !== at);
  }

  rename(id: SowId, name: string): Promise<OwnProject> {
    return this.#change(id, { name });
  }

  async remove(id: SowId): Promise<void> {
    this.projects = this.projects.filter((project) => project.id !== id);
  }

  /** The texts that the last exported file was given. */
  exportedTexts: RowTexts | undefined;

  async exportOf(id: SowId, _statuses: unknown, texts?: RowTexts): Promise<ExportedProject> {
    this.exportedTexts = texts;
    return { content: this.files.get(id) ?? aWorkspaceDocument(), sowId: '1' };
  }

  /** What the topics of every project are recognised by. */
  keys: readonly string[] = ['name natrium ionen akku'];

  async topicKeys(): Promise<readonly string[]> {
    return this.keys;
  }

  onChange(listener: (id: SowId) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #change(id: SowId, change: Partial<OwnProject>): Promise<OwnProject> {
    const project = this.projects.find((other) => other.id === id);
    if (project === undefined) throw new RequestFailure('not-found', `No own project ${id}`);
    const changed = { ...project, ...change };
    this.projects = this.projects.map((other) => (other.id === id ? changed : other));
    return changed;
  }
}
