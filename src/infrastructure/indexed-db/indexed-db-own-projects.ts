import {
  NO_TEXTS,
  type ExportedProject,
  type OpenedFile,
  type OpenedProject,
  type OwnProject,
  type OwnProjects,
  type Statuses,
} from '../../application/own-data/own-projects';
import { RequestFailure } from '../../application/shared/request-failure';
import type { WorkspaceDocument } from '../../application/own-data/own-data-reader';
import { freeName } from '../../domain/own-data/normalised-name';
import { distinctById } from '../../domain/shared/lists';
import { entityId, parseEntityId, type SowId } from '../../domain/shared/entity-id';
import { continuedFile } from '../workspace-file/own/continued-file';
import { nameKey, recogniseByName } from '../workspace-file/own/recognise-by-name';
import { withKept } from '../workspace-file/own/kept-parts';
import { exportedFile, ownFile, sliceOf } from '../workspace-file/own/own-workspaces';
import { OWN_PART } from '../../application/own-data/personal-part';
import { ownPartOf, withoutNotes, withTexts } from '../workspace-file/own/personal-part';
import { OwnIds } from '../workspace-file/own/own-ids';
import { TabChannel } from '../browser/tab-channel';
import { nextTask } from '../next-task';
import { readWorkspaceFile, type WorkspaceFile } from '../workspace-file/workspace-file';
import { isRow } from '../wire/rows';
import { TOPIC_KEYS } from '../wire/workspace-keys';
import { topicKeys } from '../../domain/own-data/topic-keys';
import type { StoredProject } from './own-projects-schema';
import { ProjectShelf, type ShelvedProject } from './project-shelf';

export interface Environment {
  readonly now: () => Date;
  /** Eight digits. */
  readonly randomId: () => string;
  /** Eight digits, always the same for a text. */
  readonly idOf: (text: string) => string;
}

/**
 * The user's own projects in IndexedDB; the tabs of the browser tell each other of changes. Each step over all rows is a
 * task of its own, so that 20,000 topics do not block the page.
 */
export class IndexedDbOwnProjects implements OwnProjects {
  readonly #shelf = new ProjectShelf();
  readonly #channel = new TabChannel<SowId>('own-projects');

  /** @param onAnyChange called for the changes of this tab and of others */
  constructor(
    private readonly environment: Environment,
    private readonly onAnyChange: (id: SowId) => void = () => {},
  ) {
    this.onChange(onAnyChange);
  }

  async list(): Promise<readonly OwnProject[]> {
    const projects = await this.#shelf.list();
    return projects.toSorted((one, other) => (one.openedAt < other.openedAt ? 1 : -1));
  }

  /** The rows of a project, with its own ids; null where there is none. */
  async fileOf(id: SowId): Promise<WorkspaceFile | null> {
    return (await this.#shelf.get(id))?.file ?? null;
  }

  async add({ content, fileName }: OpenedFile): Promise<readonly OpenedProject[]> {
    const file = read(content);
    const existing = await this.#shelf.list();
    const taken = new Set(existing.map(({ id }) => id));
    const names = new Set(existing.map(({ name }) => nameKey(name)));
    const items: ShelvedProject[] = [];
    const notes: OpenedProject['notes'][] = [];
    const part = ownPartOf(file.meta);
    for (const { id: sourceId, name } of projectsOf(file)) {
      const wanted = part?.id ?? `own-${this.environment.idOf(`${sourceId}\n${nameKey(name)}`)}`;
      const id = this.#newId(taken, entityId(wanted));
      await nextTask();
      const slice = sliceOf(file, sourceId);
      await nextTask();
      const numbered = ownFile(slice, id, new OwnIds(id, part?.topics ?? {}), new OwnIds(id, part?.trends ?? {}));
      const own = freeName(name, names, nameKey);
      const bare = withoutNotes(numbered.file);
      notes.push(bare.notes);
      const project = this.#project({ id, name: own, fileName, sourceId }, bare.file);
      items.push({ project, file: own === name ? bare.file : named(bare.file, own), ids: numbered.ids });
    }
    await nextTask();
    const projects = await this.#put(items);
    return projects.map((project, index) => ({ ...project, notes: notes[index] ?? [], kept: [] }));
  }

  async replace(id: SowId, { content, fileName }: OpenedFile, isCorrection = false): Promise<OpenedProject> {
    const { project, file: earlier, ids } = await this.#existing(id);
    const file = read(content);
    const candidates = projectsOf(file);
    const source =
      candidates.find((candidate) => candidate.id === project.sourceId) ??
      candidates.find(({ name }) => nameKey(name) === nameKey(project.name)) ??
      candidates[0];
    if (source === undefined) throw new RequestFailure('malformed', 'The file has no project');
    const dates = { now: this.environment.now().toISOString(), earlier: project.openedAt };
    await nextTask();
    const slice = sliceOf(file, source.id);
    const topics = new OwnIds(id, ids.topics);
    const trends = new OwnIds(id, ids.trends);
    await nextTask();
    recogniseByName(topicsOf(slice), topicsOf(earlier), topics);
    recogniseByName(trendsOf(slice), trendsOf(earlier), trends);
    await nextTask();
    const numbered = ownFile(slice, id, topics, trends);
    await nextTask();
    const { file: bare, notes } = withoutNotes(numbered.file);
    const newer = named(bare, project.name);
    const { file: whole, kept } = isCorrection ? { file: newer, kept: [] } : withKept(newer, earlier);
    await nextTask();
    const { versions, previous } = earlier;
    const rows = isCorrection ? { ...whole, versions, previous } : continuedFile(whole, earlier, id, dates);
    const replaced = this.#project({ ...project, fileName, sourceId: source.id }, rows);
    return { ...(await this.#putOne({ project: replaced, file: rows, ids: numbered.ids })), notes, kept };
  }

  async rename(id: SowId, name: string): Promise<OwnProject> {
    const { project, file, ids } = await this.#existing(id);
    return this.#putOne({ project: { ...project, name }, file: named(file, name), ids });
  }

  async remove(id: SowId): Promise<void> {
    await this.#shelf.remove(id);
    this.#announce(id);
  }

  async exportOf(id: SowId, statuses: Statuses, texts = NO_TEXTS): Promise<ExportedProject> {
    const { project, file, ids } = await this.#existing(id);
    const rated = withTexts({ ...file, topics: withStatuses(file.topics, statuses) }, texts);
    const exported = exportedFile({ file: rated, ids }, id, project.sourceId);
    const content = { ...exported, meta: { ...exported.meta, [OWN_PART]: { id, ...ids } } };
    return { content: content as WorkspaceDocument, sowId: project.sourceId };
  }

  async topicKeys(id: SowId): Promise<readonly string[]> {
    const { file, ids } = await this.#existing(id);
    const original = new OwnIds(id, ids.topics).original();
    return file.topics.filter(isRow).flatMap((row) => {
      const own = parseEntityId(row[TOPIC_KEYS.id]);
      return topicKeys(own === undefined ? null : original(own), row[TOPIC_KEYS.name]);
    });
  }

  onChange(listener: (id: SowId) => void): () => void {
    return this.#channel.listen(listener);
  }

  close(): void {
    this.#channel.close();
    this.#shelf.close();
  }

  /** @param wanted the same in each browser, so that what the user did in one is found in the other */
  #newId(taken: Set<SowId>, wanted: SowId): SowId {
    let id = wanted;
    while (taken.has(id)) id = entityId<'sow'>(`own-${this.environment.randomId()}`);
    taken.add(id);
    return id;
  }

  async #existing(id: SowId): Promise<ShelvedProject> {
    const found = await this.#shelf.get(id);
    if (found === null) throw new RequestFailure('not-found', `No own project ${id}`);
    return found;
  }

  #project(
    named: Pick<StoredProject, 'id' | 'name' | 'fileName' | 'sourceId'>,
    { topics }: WorkspaceFile,
  ): StoredProject {
    const openedAt = this.environment.now().toISOString();
    return { ...named, openedAt, topicCount: topics.length, isStored: false };
  }

  async #put(items: readonly ShelvedProject[]): Promise<readonly StoredProject[]> {
    const projects = await this.#shelf.put(items);
    for (const { id } of projects) this.#announce(id);
    return projects;
  }

  async #putOne(item: ShelvedProject): Promise<OwnProject> {
    const [project = item.project] = await this.#put([item]);
    return project;
  }

  #announce(id: SowId): void {
    this.onAnyChange(id);
    this.#channel.announce(id);
  }
}

/** @throws RequestFailure 'malformed' */
function read(content: WorkspaceDocument): WorkspaceFile {
  const read = readWorkspaceFile(content);
  if (read.wrong !== null) throw new RequestFailure('malformed', 'This is no workspace');
  return read.file;
}

function projectsOf(file: WorkspaceFile): readonly { readonly id: string; readonly name: string }[] {
  const projects = file.sows.filter(isRow).flatMap((row) => {
    const id = parseEntityId<'sow'>(row['id']);
    const name = row['name'];
    return id === undefined || typeof name !== 'string' || name.trim() === '' ? [] : [{ id, name: name.trim() }];
  });
  return distinctById(projects);
}

function topicsOf({ topics }: WorkspaceFile) {
  return { rows: topics, idKey: 'tid', textKey: 'topic_name' };
}

function trendsOf({ trends }: WorkspaceFile) {
  return { rows: trends, idKey: 'ssid', textKey: 'trend_name' };
}

/** A topic that is not trackable stays so. */
function withStatuses(rows: readonly unknown[], statuses: Statuses): readonly unknown[] {
  return rows.map((row) => {
    const status = isRow(row) ? statuses[String(row['tid'])] : undefined;
    return isRow(row) && status !== undefined && row['topic_status'] !== -1 ? { ...row, topic_status: status } : row;
  });
}

function named(file: WorkspaceFile, name: string): WorkspaceFile {
  return { ...file, sows: file.sows.map((sow) => (isRow(sow) ? { ...sow, name } : sow)) };
}
