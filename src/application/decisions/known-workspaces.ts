import type { SowId } from '../../domain/shared/entity-id';
import { textHash } from '../../domain/shared/fold';
import type { Topic } from '../../domain/topic/topic';
import { isDecided, isTopicStatus } from '../../domain/topic/topic-status';
import type { Keep } from '../keep/keep';
import { keptRecord, ownerPrefix, recordKey, type KeptRecord } from '../keep/kept-record';
import type { DataOwner } from '../session/personal-keys';
import type { ProjectCatalogue, SignalCatalogue } from '../workspace/catalogues';

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

export interface DecisionsElsewhere {
  /** The title of the workspace; null: it is not kept after a log-out. */
  readonly from: string | null;
  /** How many are on topics that the open project has under the same id and name. */
  readonly count: number;
}

export interface FoundElsewhere extends DecisionsElsewhere {
  readonly sow: SowId;
  readonly owner: DataOwner;
  /** As they would be stored for the open workspace. */
  readonly records: readonly KeptRecord[];
}

/**
 * The workspaces that were open in this browser: of each its title and the hashes of its topics' names, by which decisions on
 * the same topics are found.
 */
export class KnownWorkspaces {
  constructor(
    private readonly keep: Keep,
    private readonly catalogue: Pick<SignalCatalogue, 'workspaceKey'>,
    private readonly projects: Pick<ProjectCatalogue, 'about'>,
  ) {}

  /** At the log-out: no text of the organisation's data stays. */
  async forgetTitles(owner: DataOwner): Promise<void> {
    const known = (await this.keep.readable(ownerPrefix(owner))).filter(({ key }) => key[3] === KIND);
    const records = known.flatMap((record) => {
      const project = readKnown(record.value);
      return project === null ? [] : [{ ...record, value: { ...project, title: null } }];
    });
    await this.keep.putAll(records).catch(() => {});
  }

  /** null: there are none. Rejects with a StorageProblem. */
  async decisionsElsewhere(owner: DataOwner, sow: SowId, topics: readonly Topic[]): Promise<FoundElsewhere | null> {
    const key = await this.catalogue.workspaceKey?.(sow);
    if (key === undefined) return null;
    const about = await this.projects.about(sow).catch(() => null);
    const records = await this.keep.all(ownerPrefix(owner));
    const known = knownProjects(records);
    const before = known.get(key)?.get(sow);
    const marks = Object.fromEntries(topics.map(({ id, name }) => [id, textHash(name)]));
    const now: KnownProject = { title: about?.title ?? null, marks, isDeclined: before?.isDeclined ?? false };
    if (JSON.stringify(before) !== JSON.stringify(now)) this.#store(owner, key, sow, now);
    const hasOwn = records.some((record) => record.key[2] === key && isDecision(record));
    const best = hasOwn || now.isDeclined ? null : bestOf(known, records, key, topics);
    return (
      best && {
        sow,
        owner,
        from: best.title,
        count: best.records.length,
        records: best.records.map((record) => ({
          ...record,
          key: recordKey({ ...owner, project: key }, 'statuses', record.key[4]),
        })),
      }
    );
  }

  /** It is not offered for this project again. */
  async decline({ owner, sow }: FoundElsewhere): Promise<void> {
    const key = await this.catalogue.workspaceKey?.(sow);
    const records = await this.keep.readable(ownerPrefix(owner));
    const known = key === undefined ? undefined : knownProjects(records).get(key)?.get(sow);
    if (key !== undefined && known !== undefined) this.#store(owner, key, sow, { ...known, isDeclined: true });
  }

  #store(owner: DataOwner, key: string, sow: SowId, value: KnownProject): void {
    this.keep.put(keptRecord({ ...owner, project: key }, KIND, sow, { at: this.keep.now(), value }));
  }
}

type ProjectsByWorkspace = ReadonlyMap<string, ReadonlyMap<string, KnownProject>>;

function knownProjects(records: readonly KeptRecord[]): ProjectsByWorkspace {
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
  known: ProjectsByWorkspace,
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
