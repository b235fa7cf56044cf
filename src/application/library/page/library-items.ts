import { makeAutoObservable } from 'mobx';
import { EMPTY_LIBRARY, type ProjectLibrary, type SavedView } from '../../../domain/library/library-record';
import { targetKey } from '../../../domain/library/target-key';
import { outlineOf } from '../../../domain/explore/view-outline';
import type { SowId } from '../../../domain/shared/entity-id';
import { quadrantOf } from '../../../domain/topic/quadrant';
import type { Topic } from '../../../domain/topic/topic';
import type { Trend } from '../../../domain/trend/trend';
import type { TopicStatusStore } from '../../decisions/topic-status.store';
import type { TeamStore } from '../../team/team.store';
import type { ProjectSignalsStore } from '../../workspace/project-signals.store';
import type { WorkspaceStore } from '../../workspace/workspace.store';
import type { OpenLibrary } from '../open-library';
import type { PersonalOverview } from '../../home/personal-overview';
import type { VisitStore } from '../visit.store';
import { itemsOfProject, type KnownSignal, type ShelvedProject } from './items-of-project';
import type { ItemsByKind } from './library-item';
import type { OtherProjects } from './other-projects';

interface Sources {
  readonly library: OpenLibrary;
  readonly others: OtherProjects;
  readonly overview: PersonalOverview;
  readonly signals: ProjectSignalsStore;
  readonly statuses: TopicStatusStore;
  readonly team: TeamStore;
  readonly visits: VisitStore;
  readonly workspace: WorkspaceStore;
}

/** The personal records of the open project and of the others, as a page shows them. */
export class LibraryItems {
  readonly #from: Sources;

  constructor(sources: Sources) {
    this.#from = sources;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The records, and the topics that they are about. */
  get isLoaded(): boolean {
    const { library, signals } = this.#from;
    return library.records !== null && signals.topics.value !== null;
  }

  load(sow: SowId): void {
    this.#from.signals.loadIfIdle(sow);
  }

  /** By project, the open one first; projects in which the user has nothing are left out. */
  get byProject(): ReadonlyMap<SowId, ItemsByKind> {
    const open = this.#openProject;
    const others = [...(this.#from.others.all ?? [])].map(([sow, records]) => this.#otherProject(sow, records));
    const projects = open === null ? others : [open, ...others];
    const items = projects.map((project) => [project.sow, itemsOfProject(project)] as const);
    return new Map(items.filter(([sow, byKind]) => sow === open?.sow || hasAny(byKind)));
  }

  nameOf(sow: SowId): string {
    const { sows, currentId, currentName } = this.#from.workspace;
    const listed = sows.value?.find(({ id }) => id === sow)?.name;
    return listed ?? (sow === currentId ? currentName : null) ?? `Project ${sow}`;
  }

  get #openProject(): ShelvedProject | null {
    const { library, signals, visits, overview } = this.#from;
    const sow = library.scope?.sowId;
    if (sow === undefined) return null;
    const rows = new Map(overview.views.map((row) => [row.view.id, row]));
    const detailOf = ({ id }: SavedView): string => {
      const row = rows.get(id);
      return row === undefined
        ? ''
        : [...row.parts, row.changed > 0 && `${row.changed} changed`].filter(Boolean).join(' · ');
    };
    return {
      sow,
      project: null,
      records: library.records ?? EMPTY_LIBRARY,
      signals: this.#openSignals,
      hasAll: (type) => (type === 'topic' ? signals.topics : signals.trends).value !== null,
      topicById: signals.topicById,
      changedIn: (topics) => topics.filter((id) => visits.changeOf(id) !== null).length,
      detailOf,
    };
  }

  get #openSignals(): ReadonlyMap<string, KnownSignal> {
    const { topics, trends } = this.#from.signals;
    return bySignal([
      ...(topics.value ?? []).map((topic) => this.#knownTopic(topic)),
      ...(trends.value ?? []).map(knownTrend),
    ]);
  }

  #knownTopic(topic: Topic): KnownSignal {
    const { id, name, quadrant } = topic;
    const { team, statuses } = this.#from;
    const own = team.current?.stored.own;
    const logged = own === undefined ? undefined : team.logsOf(own).get(id)?.log.at(-1);
    // What the team decided together is the reason that counts.
    const { reason = null, at = '' } = team.teamDecisions.get(id) ?? logged ?? {};
    const target = { type: 'topic', id } as const;
    return { target, name, quadrant, status: statuses.statusOf(topic), reason, decidedAt: at };
  }

  /** Of its topics only what the last visit remembers; of its trends all, where the user has marked one. */
  #otherProject(sow: SowId, records: ProjectLibrary): ShelvedProject {
    const topics = (records.visits.find(({ id }) => id === 'latest') ?? records.visits[0])?.topics ?? [];
    const signals = topics.map(({ id, name, quadrant, status }) => ({
      target: { type: 'topic', id } as const,
      name,
      quadrant: quadrantOf(quadrant),
      status,
      reason: null,
      decidedAt: '',
    }));
    return {
      sow,
      project: this.nameOf(sow),
      records,
      signals: bySignal([...signals, ...(this.#from.others.trends.get(sow) ?? []).map(knownTrend)]),
      hasAll: () => false,
      topicById: NO_TOPICS,
      changedIn: () => 0,
      detailOf: ({ address }) => outlineOf(address).parts.join(' · '),
    };
  }
}

function knownTrend({ id, name, quadrant }: Trend): KnownSignal {
  return { target: { type: 'trend', id }, name, quadrant, status: null, reason: null, decidedAt: '' };
}

const NO_TOPICS: ReadonlyMap<string, Topic> = new Map();

/** Decisions alone are no records of the user. */
function hasAny(byKind: ItemsByKind): boolean {
  return Object.values({ ...byKind, decisions: [] }).some(({ length }) => length > 0);
}

function bySignal(signals: readonly KnownSignal[]): ReadonlyMap<string, KnownSignal> {
  return new Map(signals.map((signal) => [targetKey(signal.target), signal]));
}
