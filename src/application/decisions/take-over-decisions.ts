import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { SowId } from '../../domain/shared/entity-id';
import { textHash } from '../../domain/shared/fold';
import { countOf } from '../../domain/shared/figures';
import { isolated } from '../../domain/shared/words';
import type { Topic } from '../../domain/topic/topic';
import { isDecided, isTopicStatus } from '../../domain/topic/topic-status';
import type { Keep } from '../keep/keep';
import { keptRecord, ownerPrefix, recordKey, type KeptRecord } from '../keep/kept-record';
import { isSameOwner, type DataOwner } from '../session/personal-keys';
import type { SessionStore } from '../session/session.store';
import { BY_REFERENCE } from '../shared/by-reference';
import type { ToastStore } from '../shared/toast.store';
import type { ProjectCatalogue, SignalCatalogue } from '../workspace/catalogues';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';

const KIND = 'workspaces';

/** What is known of the projects of a workspace that was open in this browser. */
interface KnownProject {
  /** Of the workspace; null: the user has logged out since. */
  readonly title: string | null;
  /** By topic the hash of its name: names are compared by it, and none is kept. */
  readonly marks: Readonly<Record<string, number>>;
  /** The user wants nothing to be taken over into it. */
  readonly isDeclined: boolean;
}

interface DecisionsElsewhere {
  /** The title of the workspace; null: it is not kept after a log-out. */
  readonly from: string | null;
  /** How many are on topics that the open project has under the same id and name. */
  readonly count: number;
}

interface Found extends DecisionsElsewhere {
  readonly sow: SowId;
  readonly owner: DataOwner;
  /** As they would be stored for the open workspace. */
  readonly records: readonly KeptRecord[];
}

/**
 * Decisions go by the workspace and its topics. Where a workspace opens in which this user has decided nothing, while there
 * are decisions in another one on topics with the same ids and names, these can be taken over: its file was published anew
 * without its id. Only where this browser stores statuses itself.
 */
export class TakeOverDecisions {
  found: Found | null = null;

  constructor(
    private readonly keep: Keep,
    private readonly catalogue: Pick<SignalCatalogue, 'workspaceKey'>,
    private readonly projects: Pick<ProjectCatalogue, 'about'>,
    private readonly session: SessionStore,
    private readonly workspace: WorkspaceStore,
    private readonly signals: ProjectSignalsStore,
    private readonly toasts: ToastStore,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Follows the open project. @returns stops */
  start(): () => void {
    return reaction(
      () => [this.session.owner, this.workspace.currentId, this.signals.topics.value !== null] as const,
      ([owner, sow, isLoaded]) => {
        if (owner === null || sow === null || !isLoaded) return;
        // Where the storage does not answer, there is nothing to be offered.
        this.#look(owner, sow, this.signals.topics.value ?? []).catch(() => {});
      },
      { fireImmediately: true },
    );
  }

  /** Of the open project; null: there is nothing to be taken over. */
  get offer(): DecisionsElsewhere | null {
    return this.#current;
  }

  async take(): Promise<void> {
    const found = this.#current;
    if (found === null) return;
    runInAction(() => (this.found = null));
    try {
      await this.keep.putAll(found.records, 'merge');
    } catch {
      const text = 'The decisions were not taken over: the storage of this browser refuses it.';
      this.toasts.show({ kind: 'status', tone: 'error', text });
      runInAction(() => (this.found = found));
      return;
    }
    await this.signals.topics.reload();
    const verb = found.count === 1 ? 'has' : 'have';
    const from = found.from === null ? '' : ` from ${isolated(found.from)}`;
    const text = `${countOf(found.count, 'decision')} ${verb} been taken over${from}.`;
    this.toasts.show({ kind: 'status', tone: 'success', text });
  }

  /** It is not offered for this project again. */
  decline(): void {
    const found = this.#current;
    if (found === null) return;
    this.found = null;
    void this.#decline(found);
  }

  /** At the log-out: no text of the organisation's data stays. */
  async forgetTitles(owner: DataOwner): Promise<void> {
    const known = (await this.keep.readable(ownerPrefix(owner))).filter(({ key }) => key[3] === KIND);
    const records = known.flatMap((record) => {
      const project = readKnown(record.value);
      return project === null ? [] : [{ ...record, value: { ...project, title: null } }];
    });
    await this.keep.putAll(records).catch(() => {});
  }

  get #current(): Found | null {
    const { found } = this;
    const isOpen = found?.sow === this.workspace.currentId && isSameOwner(found?.owner ?? null, this.session.owner);
    return isOpen ? found : null;
  }

  async #look(owner: DataOwner, sow: SowId, topics: readonly Topic[]): Promise<void> {
    const key = await this.catalogue.workspaceKey?.(sow);
    if (key === undefined) return;
    const about = await this.projects.about(sow).catch(() => null);
    const records = await this.keep.all(ownerPrefix(owner));
    const known = knownProjects(records);
    const before = known.get(key)?.get(sow);
    const marks = Object.fromEntries(topics.map(({ id, name }) => [id, textHash(name)]));
    const now: KnownProject = { title: about?.title ?? null, marks, isDeclined: before?.isDeclined ?? false };
    if (JSON.stringify(before) !== JSON.stringify(now)) this.#store(owner, key, sow, now);
    const hasOwn = records.some((record) => record.key[2] === key && isDecision(record));
    const best = hasOwn || now.isDeclined ? null : bestOf(known, records, key, topics);
    const found = best && {
      sow,
      owner,
      from: best.title,
      count: best.records.length,
      records: best.records.map((record) => ({
        ...record,
        key: recordKey({ ...owner, project: key }, 'statuses', record.key[4]),
      })),
    };
    runInAction(() => (this.found = found));
  }

  async #decline({ owner, sow }: Found): Promise<void> {
    const key = await this.catalogue.workspaceKey?.(sow);
    const records = await this.keep.readable(ownerPrefix(owner));
    const known = key === undefined ? undefined : knownProjects(records).get(key)?.get(sow);
    if (key !== undefined && known !== undefined) this.#store(owner, key, sow, { ...known, isDeclined: true });
  }

  #store(owner: DataOwner, key: string, sow: SowId, value: KnownProject): void {
    this.keep.put(keptRecord({ ...owner, project: key }, KIND, sow, { at: this.keep.now(), value }));
  }
}

type KnownWorkspaces = ReadonlyMap<string, ReadonlyMap<string, KnownProject>>;

function knownProjects(records: readonly KeptRecord[]): KnownWorkspaces {
  const known = new Map<string, Map<string, KnownProject>>();
  for (const { key, value } of records) {
    const project = key[3] === KIND ? readKnown(value) : null;
    if (project !== null) known.set(key[2], (known.get(key[2]) ?? new Map()).set(key[4], project));
  }
  return known;
}

/**
 * The workspace with most decisions that these topics do not have: on topics with the same ids and names; null: there is none
 * with any.
 */
function bestOf(
  known: KnownWorkspaces,
  records: readonly KeptRecord[],
  key: string,
  topics: readonly Topic[],
): { readonly title: string | null; readonly records: readonly KeptRecord[] } | null {
  const byId = new Map<string, Topic>(topics.map((topic) => [topic.id, topic]));
  const candidates = [...known].flatMap(([workspace, projects]) => {
    if (workspace === key) return [];
    const own = [...projects.values()];
    const isWanted = ({ key: [, , , , id], value }: KeptRecord): boolean => {
      const topic = byId.get(id);
      // One that cannot have a status takes none.
      if (topic === undefined || topic.status === null || topic.status === value) return false;
      return own.some((project) => project.marks[id] === textHash(topic.name));
    };
    const same = records.filter((record) => record.key[2] === workspace && isDecision(record) && isWanted(record));
    return same.length === 0 ? [] : [{ title: own.find(({ title }) => title !== null)?.title ?? null, records: same }];
  });
  return candidates.toSorted((one, other) => other.records.length - one.records.length)[0] ?? null;
}

function isDecision({ key, value }: KeptRecord): boolean {
  return key[3] === 'statuses' && isTopicStatus(value) && isDecided(value);
}

function readKnown(value: unknown): KnownProject | null {
  if (typeof value !== 'object' || value === null) return null;
  const { title, marks, isDeclined } = value as Partial<Record<keyof KnownProject, unknown>>;
  if (typeof marks !== 'object' || marks === null) return null;
  return {
    title: typeof title === 'string' ? title : null,
    marks: marks as KnownProject['marks'],
    isDeclined: isDeclined === true,
  };
}
