import {
  NO_TEXTS,
  type DataVersion,
  type ExportedProject,
  type OpenedFile,
  type OpenedProject,
  type OwnProject,
  type OwnProjects,
  type Statuses,
} from '../../../application/own-data/own-projects';
import { RequestFailure } from '../../../application/shared/request-failure';
import type { WorkspaceDocument } from '../../../application/own-data/own-data-reader';
import { freeName } from '../../../domain/own-data/normalised-name';
import { distinctById } from '../../../domain/shared/lists';
import { entityId, parseEntityId, type SowId } from '../../../domain/shared/entity-id';
import {
  continuedFile,
  countGone,
  currentDate,
  earlierVersions,
  withDate,
  withEarlier,
} from '../../workspace-file/data-versions';
import { nameKey, recogniseByName } from './recognise-by-name';
import { withKept } from './kept-parts';
import { exportedFile, ownFile, sliceOf } from './own-workspaces';
import { OWN_PART } from '../../../application/own-data/personal-part';
import { ownPartOf, withoutNotes, withTexts } from './personal-part';
import { OwnIds } from './own-ids';
import { TabChannel } from '../../browser/tab-channel';
import { nextTask } from '../../next-task';
import { readWorkspaceFile, type WorkspaceFile } from '../../workspace-file/workspace-file';
import { isRow } from '../../wire/rows';
import { TOPIC_KEYS, TREND_KEYS } from '../../wire/workspace-keys';
import { topicKeys } from '../../../domain/own-data/topic-keys';
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

  async add({ content, fileName, dataOf = null, name: wantedName }: OpenedFile): Promise<readonly OpenedProject[]> {
    const file = read(content);
    const existing = await this.#shelf.list();
    const taken = new Set(existing.map(({ id }) => id));
    const names = new Set(existing.map(({ name }) => nameKey(name)));
    const items: ShelvedProject[] = [];
    const notes: OpenedProject['notes'][] = [];
    const part = ownPartOf(file.meta);
    const found = projectsOf(file);
    for (const { id: sourceId, name: given } of found) {
      const name = found.length === 1 ? (wantedName ?? given) : given;
      const wanted = part?.id ?? `own-${this.environment.idOf(`${sourceId}\n${nameKey(given)}`)}`;
      const id = this.#newId(taken, entityId(wanted));
      await nextTask();
      const slice = sliceOf(file, sourceId);
      await nextTask();
      const numbered = ownFile(slice, id, new OwnIds(id, part?.topics ?? {}), new OwnIds(id, part?.trends ?? {}));
      const own = freeName(name, names, nameKey);
      const bare = withoutNotes(numbered.file);
      notes.push(bare.notes);
      const dated = withDate(bare.file, id, dataOf);
      const project = this.#project({ id, name: own, fileName, sourceId }, dated);
      items.push({ project, file: own === given ? dated : named(dated, own), ids: numbered.ids });
    }
    await nextTask();
    const projects = await this.#put(items);
    return projects.map((project, index) => ({ ...project, notes: notes[index] ?? [], kept: [], gone: 0 }));
  }

  async replace(id: SowId, opened: OpenedFile, isCorrection = false): Promise<OpenedProject> {
    const { project, file: earlier, ids } = await this.#existing(id);
    const { content, fileName, name = project.name, dataOf = null } = opened;
    const file = read(content);
    const candidates = projectsOf(file);
    const source =
      candidates.find((candidate) => candidate.id === project.sourceId) ??
      candidates.find((candidate) => nameKey(candidate.name) === nameKey(project.name)) ??
      candidates[0];
    if (source === undefined) throw new RequestFailure('malformed', 'The file has no project');
    await nextTask();
    const slice = sliceOf(file, source.id);
    const topics = new OwnIds(id, ids.topics);
    const trends = new OwnIds(id, ids.trends);
    const before = [earlier, ...earlierVersions(earlier, id)];
    await nextTask();
    recogniseByName(topicsOf(slice.topics), topicsOf(newestRows(before, 'topics', TOPIC_KEYS.id)), topics);
    recogniseByName(trendsOf(slice.trends), trendsOf(newestRows(before, 'trends', TREND_KEYS.id)), trends);
    await nextTask();
    const numbered = ownFile(slice, id, topics, trends);
    await nextTask();
    const { file: bare, notes } = withoutNotes(numbered.file);
    const unsaid = isCorrection ? currentDate(earlier, id) : this.environment.now().toISOString();
    const newer = withDate(named(bare, name), id, dataOf ?? currentDate(bare, id) ?? unsaid);
    const { file: whole, kept } = isCorrection ? { file: newer, kept: [] } : withKept(newer, earlier);
    await nextTask();
    const rows = isCorrection
      ? withEarlier(whole, id, earlierVersions(earlier, id))
      : continuedFile(whole, earlier, id, project.openedAt);
    const replaced = this.#project({ ...project, name, fileName, sourceId: source.id }, rows);
    const gone = isCorrection ? 0 : countGone(rows, id);
    return { ...(await this.#putOne({ project: replaced, file: rows, ids: numbered.ids })), notes, kept, gone };
  }

  async versions(id: SowId): Promise<readonly DataVersion[]> {
    const { project, file } = await this.#existing(id);
    const current = { date: currentDate(file, id) ?? project.openedAt, topics: file.topics };
    return [current, ...earlierVersions(file, id)].map(({ date, topics }, at) => {
      return { at, date, topicCount: topics.length };
    });
  }

  dateVersion(id: SowId, at: number, date: string): Promise<void> {
    return this.#changeFile(id, (file) => {
      if (at === 0) return withDate(file, id, date);
      const changed = earlierVersions(file, id).map((each, index) => (index === at - 1 ? { ...each, date } : each));
      return withEarlier(file, id, changed);
    });
  }

  removeVersion(id: SowId, at: number): Promise<void> {
    return this.#changeFile(id, (file) => withEarlier(file, id, earlierVersions(file, id).toSpliced(at - 1, 1)));
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

  async #changeFile(id: SowId, change: (file: WorkspaceFile) => WorkspaceFile): Promise<void> {
    const { project, file, ids } = await this.#existing(id);
    await this.#putOne({ project, file: change(file), ids });
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

/** Each row as the newest of these versions has it. */
function newestRows(
  versions: readonly Pick<WorkspaceFile, 'topics' | 'trends'>[],
  list: 'topics' | 'trends',
  key: string,
): readonly unknown[] {
  const byId = new Map<unknown, unknown>();
  for (const rows of versions.map((version) => version[list]))
    for (const row of rows) if (isRow(row) && !byId.has(row[key])) byId.set(row[key], row);
  return [...byId.values()];
}

function topicsOf(rows: readonly unknown[]) {
  return { rows, idKey: TOPIC_KEYS.id, textKey: TOPIC_KEYS.name };
}

function trendsOf(rows: readonly unknown[]) {
  return { rows, idKey: TREND_KEYS.id, textKey: TREND_KEYS.name };
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
