import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { entityId, type TopicId } from '../../domain/shared/entity-id';
import { groupBy } from '../../domain/shared/lists';
import type { KeptDecision } from '../../domain/the-year/decision-history';
import { dayFigures, readDayFigures } from '../../domain/topic/day-figures';
import type { Topic } from '../../domain/topic/topic';
import { isTopicStatus, type TopicStatus } from '../../domain/topic/topic-status';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import type { Keep } from '../keep/keep';
import { keptRecord, ownerPrefix, type KeptRecord, type RecordPlace } from '../keep/kept-record';
import { isSameOwner } from '../session/personal-keys';
import type { SessionStore } from '../session/session.store';
import { BY_REFERENCE } from '../shared/by-reference';
import { together } from '../shared/load-once';
import type { SignalCatalogue } from '../workspace/catalogues';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';

const KIND = 'decided';

interface Loaded extends RecordPlace {
  /** The project in the address: several may share the place of their statuses. */
  readonly sow: string;
  readonly decisions: readonly KeptDecision[];
  /** When the statuses were stored that this browser keeps itself; by topic. */
  readonly since: ReadonlyMap<TopicId, string>;
}

/**
 * What the user has decided in the open project, with the figures of that day: one record for each decision, which no later
 * one replaces. Statuses are kept elsewhere, by this browser or by a service, and say nothing of when and on what they were
 * decided.
 */
export class DecisionLog {
  loaded: Loaded | null = null;
  readonly #keep: Keep;
  readonly #session: SessionStore;
  readonly #workspace: WorkspaceStore;
  readonly #signals: ProjectSignalsStore;
  readonly #statuses: TopicStatusStore;
  readonly #catalogue: Pick<SignalCatalogue, 'workspaceKey'>;

  constructor(
    keep: Keep,
    session: SessionStore,
    workspace: WorkspaceStore,
    signals: ProjectSignalsStore,
    statuses: TopicStatusStore,
    catalogue: Pick<SignalCatalogue, 'workspaceKey'>,
  ) {
    this.#keep = keep;
    this.#session = session;
    this.#workspace = workspace;
    this.#signals = signals;
    this.#statuses = statuses;
    this.#catalogue = catalogue;
    makeAutoObservable(this, { start: false }, BY_REFERENCE);
  }

  /** Keeps what is decided, and follows the open project. @returns stops */
  start(): () => void {
    return together([
      reaction(
        () => [this.#session.owner, this.#workspace.currentId] as const,
        () => void this.#load(),
        { fireImmediately: true },
      ),
      this.#keep.onChange((news) => {
        const isOwn = isSameOwner(news, this.#session.owner);
        if (isOwn && (news.kind === KIND || news.kind === 'statuses')) void this.#load();
      }),
      reaction(
        () => [this.#current, this.#signals.topics.value] as const,
        () => this.#nameTopics(),
      ),
      this.#statuses.onSaved((id, status) => {
        const topic = this.#signals.topicById.get(id);
        if (topic !== undefined) void this.#add(topic, status);
      }),
    ]);
  }

  /** Of the open project, by topic; empty until they are loaded. */
  get byTopic(): ReadonlyMap<TopicId, readonly KeptDecision[]> {
    return groupBy(this.#current?.decisions ?? [], ({ topicId }) => topicId);
  }

  get isLoaded(): boolean {
    return this.#current !== null;
  }

  /** When the status that this browser keeps was stored; null: it is not known. */
  sinceOf(id: TopicId): string | null {
    return this.#current?.since.get(id) ?? null;
  }

  /** The status stays, and is decided again on the figures of today. @param topic without figures: it is gone */
  confirm(topic: Topic | Pick<KeptDecision, 'topicId' | 'name'>, status: TopicStatus): void {
    const isGone = 'topicId' in topic;
    const { id, name } = isGone ? { id: topic.topicId, name: topic.name } : topic;
    this.#put(this.#decisionOn(id, name, status, isGone ? null : topic, { isConfirmed: true, isGone }));
  }

  /** When the last decision on a topic is to be made again. @param condition the text of a query; null: never by a condition */
  setCondition(topic: Topic, condition: string | null): void {
    const last = this.byTopic
      .get(topic.id)
      ?.toSorted((one, other) => (one.at < other.at ? -1 : 1))
      .at(-1);
    const status = this.#statuses.statusOf(topic);
    if (status === null) return;
    // Where nothing is kept of the decision, it is confirmed with its condition.
    if (last?.status !== status) this.#put({ ...this.#decisionOn(topic.id, topic.name, status, topic), condition });
    else this.#put({ ...last, condition });
  }

  /** On logout. */
  clear(): void {
    this.loaded = null;
  }

  get #current(): Loaded | null {
    const { loaded } = this;
    const isOpen = loaded?.sow === this.#workspace.currentId && isSameOwner(loaded, this.#session.owner);
    return isOpen ? loaded : null;
  }

  async #add(topic: Topic, status: TopicStatus): Promise<void> {
    const decision = this.#decisionOn(topic.id, topic.name, status, topic);
    const sow = this.#workspace.currentId;
    // A decision in the first moments of a page is kept, too.
    if (this.#current === null) await this.#load();
    if (this.#workspace.currentId === sow) this.#put(decision);
  }

  #decisionOn(
    topicId: TopicId,
    name: string,
    status: TopicStatus,
    topic: Topic | null,
    how: Partial<Pick<KeptDecision, 'isConfirmed' | 'isGone'>> = {},
  ): KeptDecision {
    return {
      topicId,
      sow: this.#workspace.currentId ?? '',
      name,
      status,
      at: this.#keep.now(),
      figures: topic && dayFigures(topic, this.#workspace.sow.value?.loadDate ?? null),
      reason: null,
      isConfirmed: false,
      condition: null,
      isGone: false,
      ...how,
    };
  }

  #put(decision: KeptDecision): void {
    const place = this.#current;
    if (place === null) return;
    this.#keep.put(recordOf(place, decision, this.#keep.now()));
    const others = place.decisions.filter(({ topicId, at }) => topicId !== decision.topicId || at !== decision.at);
    runInAction(() => (this.loaded = { ...place, decisions: [...others, decision] }));
  }

  async #load(): Promise<void> {
    const { owner } = this.#session;
    const sow = this.#workspace.currentId;
    if (owner === null || sow === null) return;
    try {
      const project = (await this.#catalogue.workspaceKey?.(sow)) ?? sow;
      const place = { ...owner, project };
      const prefix = [...ownerPrefix(owner), project];
      // Where the storage cannot be read, the page goes on with what it holds.
      const records = await this.#keep.all(prefix).catch((): readonly KeptRecord[] => this.#keep.heldOf(prefix));
      const decisions = this.#keep.valuesOf(records, KIND, readDecision);
      const since = new Map(
        records.flatMap(({ key, at }) => (key[3] === 'statuses' ? [[entityId<'topic'>(key[4]), at] as const] : [])),
      );
      const isWanted = this.#workspace.currentId === sow && isSameOwner(owner, this.#session.owner);
      if (isWanted) runInAction(() => (this.loaded = { ...place, sow, decisions, since }));
    } catch {
      // The project cannot be read: its screens say so.
    }
  }

  /** The names of topics, which a log-out removes from this browser: those of topics that are gone are not known again. */
  #nameTopics(): void {
    const place = this.#current;
    if (place === null) return;
    for (const decision of place.decisions) {
      const name = decision.name === '' ? this.#signals.topicById.get(decision.topicId)?.name : undefined;
      if (name !== undefined) this.#put({ ...decision, name });
    }
  }

  /** At the log-out: no text of the organisation's data stays. */
  async forgetNames(owner: { readonly organisationId: string; readonly userId: string }): Promise<void> {
    const records = (await this.#keep.all(ownerPrefix(owner)).catch(() => [])).filter(({ key }) => key[3] === KIND);
    const nameless = records.flatMap((record) => {
      const { value } = record;
      const isNamed = typeof value === 'object' && value !== null && 'name' in value && value.name !== '';
      return isNamed ? [{ ...record, value: { ...value, name: '' } }] : [];
    });
    await this.#keep.putAll(nameless).catch(() => {});
  }
}

function recordOf(place: RecordPlace, { topicId: topic, ...decision }: KeptDecision, at: string): KeptRecord {
  return keptRecord(place, KIND, JSON.stringify([topic, decision.at]), { at, value: { topic, ...decision } });
}

/** Characters of the text of a query. */
const LONGEST_CONDITION = 4000;

/** @returns null: this is no decision */
export function readDecision(raw: unknown): KeptDecision | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const wire = raw as Partial<Record<keyof KeptDecision | 'topic', unknown>>;
  const { topic, sow, name, status, at, figures, reason, condition } = wire;
  if (typeof topic !== 'string' || typeof at !== 'string' || Number.isNaN(Date.parse(at))) return null;
  if (!isTopicStatus(status)) return null;
  const textOr = (value: unknown, longest: number): string | null =>
    typeof value === 'string' && value.length <= longest ? value : null;
  return {
    topicId: entityId<'topic'>(topic),
    sow: textOr(sow, 100) ?? '',
    name: textOr(name, 300) ?? '',
    status,
    at,
    figures: readDayFigures(figures),
    reason: textOr(reason, 300),
    isConfirmed: wire.isConfirmed === true,
    condition: textOr(condition, LONGEST_CONDITION),
    isGone: wire.isGone === true,
  };
}
