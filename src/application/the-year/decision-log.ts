import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { entityId, type SowId, type TopicId } from '../../domain/shared/entity-id';
import { groupBy } from '../../domain/shared/lists';
import type { KeptDecision } from '../../domain/the-year/decision-history';
import { dayFigures } from '../../domain/topic/day-figures';
import type { Topic } from '../../domain/topic/topic';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import type { Keep } from '../keep/keep';
import { ownerPrefix, type RecordPlace } from '../keep/kept-record';
import { isSameOwner } from '../session/personal-keys';
import type { SessionStore } from '../session/session.store';
import { BY_REFERENCE } from '../shared/by-reference';
import { together } from '../shared/load-once';
import { followRecords } from '../workspace/follow-records';
import type { SignalCatalogue } from '../workspace/catalogues';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import {
  DECIDED_KIND,
  decisionRecord,
  ownRecordRecord,
  readDecision,
  readOwnRecord,
  RECORDED,
  withoutNames,
  type OwnRecord,
} from './stored-decisions';

/** The kinds of records that it shows. */
const FOLLOWED: ReadonlySet<string> = new Set([DECIDED_KIND, RECORDED, 'statuses']);

interface Loaded extends RecordPlace {
  /** The project in the address: several may share the place of their statuses. */
  readonly sow: string;
  readonly decisions: readonly KeptDecision[];
  /** What came with the data: it is never stored as decisions of the user. */
  readonly brought: readonly KeptDecision[];
  readonly records: readonly OwnRecord[];
  /** When the statuses were stored that this browser keeps itself; by topic. */
  readonly since: ReadonlyMap<TopicId, string>;
}

/** Where statuses are stored, and what came with the data. */
type DecisionSource = Pick<SignalCatalogue, 'isOwnStorage' | 'workspaceKey' | 'broughtDecisions'>;

/**
 * What the user has decided in the open project, with the figures of that day: one record for each decision, which no later
 * one replaces. Statuses are kept elsewhere, by this browser or by a service, and say nothing of when and on what they were
 * decided.
 */
export class DecisionLog {
  loaded: Loaded | null = null;
  /** How many readings of the storage have not ended. */
  reading = 0;

  constructor(
    private readonly keep: Keep,
    private readonly session: SessionStore,
    private readonly workspace: WorkspaceStore,
    private readonly signals: ProjectSignalsStore,
    private readonly statuses: TopicStatusStore,
    private readonly catalogue: DecisionSource,
  ) {
    makeAutoObservable(this, { start: false }, BY_REFERENCE);
  }

  /** Keeps what is decided, and follows the open project. @returns stops */
  start(): () => void {
    return together([
      followRecords(
        { keep: this.keep, session: this.session, workspace: this.workspace, kinds: FOLLOWED },
        () => void this.#load(),
      ),
      reaction(
        () => [this.#current, this.signals.topics.value] as const,
        () => this.#nameTopics(),
      ),
      // A service may refuse it. What this browser stores itself is stored together with its figures: the page may end.
      this.catalogue.isOwnStorage
        ? this.statuses.onPicked((id, status) => this.#decided(id, status))
        : this.statuses.onSaved((id, status) => void this.#decided(id, status)),
    ]);
  }

  /** @returns takes it back */
  #decided(id: TopicId, status: TopicStatus): () => void {
    const topic = this.signals.topicById.get(id);
    if (topic === undefined) return () => {};
    const decision = this.#decisionOn(id, topic.name, status, topic);
    const added = this.#add(decision);
    return () => void added.then(() => this.#remove(decision));
  }

  /** Of the open project, by topic; empty until they are loaded. */
  get byTopic(): ReadonlyMap<TopicId, readonly KeptDecision[]> {
    return groupBy(this.#current?.decisions ?? [], ({ topicId }) => topicId);
  }

  /** The decisions that came with the data of the open project, by topic. */
  get broughtByTopic(): ReadonlyMap<TopicId, readonly KeptDecision[]> {
    return groupBy(this.#current?.brought ?? [], ({ topicId }) => topicId);
  }

  get isLoaded(): boolean {
    return this.#current !== null;
  }

  /** The decisions of the year that the user has recorded in the open project. */
  get records(): readonly OwnRecord[] {
    return this.#current?.records.filter(({ sow }) => sow === this.workspace.currentId) ?? [];
  }

  /**
   * Records what is decided now; what was recorded before stays.
   * @param corrects the time of the one that it corrects; null: none
   */
  record(topics: OwnRecord['topics'], corrects: string | null): void {
    const sow = this.workspace.currentId;
    if (sow !== null) this.#putRecord({ at: this.keep.now(), sow, corrects, topics });
  }

  /** When the status that this browser keeps was stored; null: it is not known. */
  sinceOf(id: TopicId): string | null {
    return this.#current?.since.get(id) ?? null;
  }

  /**
   * The status stays, and is decided again on the figures of today.
   * @param topic without figures: it is gone
   * @returns takes it back
   */
  confirm(topic: Topic | Pick<KeptDecision, 'topicId' | 'name'>, status: TopicStatus): () => void {
    const isGone = 'topicId' in topic;
    const { id, name } = isGone ? { id: topic.topicId, name: topic.name } : topic;
    const decision = this.#decisionOn(id, name, status, isGone ? null : topic, { isConfirmed: true, isGone });
    this.#put(decision);
    return () => this.#remove(decision);
  }

  /** When the last decision on a topic is to be made again. @param condition the text of a query; null: never by a condition */
  setCondition(topic: Topic, condition: string | null): void {
    const last = this.byTopic
      .get(topic.id)
      ?.toSorted((one, other) => (one.at < other.at ? -1 : 1))
      .at(-1);
    const status = this.statuses.statusOf(topic);
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
    const isOpen = loaded?.sow === this.workspace.currentId && isSameOwner(loaded, this.session.owner);
    return isOpen ? loaded : null;
  }

  async #add(decision: KeptDecision): Promise<void> {
    const sow = this.workspace.currentId;
    // A decision in the first moments of a page is kept, too.
    if (this.#current === null) await this.#load();
    if (this.workspace.currentId === sow) this.#put(decision);
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
      sow: this.workspace.currentId ?? '',
      name,
      status,
      at: this.keep.now(),
      figures: topic && dayFigures(topic, this.workspace.sow.value?.loadDate ?? null),
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
    this.keep.put(decisionRecord(place, decision, this.keep.now()));
    const others = place.decisions.filter(({ topicId, at }) => topicId !== decision.topicId || at !== decision.at);
    runInAction(() => (this.loaded = { ...place, decisions: [...others, decision] }));
  }

  #putRecord(record: OwnRecord): void {
    const place = this.#current;
    if (place === null) return;
    this.keep.put(ownRecordRecord(place, record, this.keep.now()));
    const others = place.records.filter(({ at }) => at !== record.at);
    runInAction(() => (this.loaded = { ...place, records: [...others, record] }));
  }

  #remove(decision: KeptDecision): void {
    const place = this.#current;
    // Another project is open, or another user: what was decided there is not taken back from here.
    if (place === null || place.sow !== decision.sow) return;
    const isIt = (each: KeptDecision): boolean => each.topicId === decision.topicId && each.at === decision.at;
    // Another one of the same instant has taken its place.
    if (place.decisions.some((each) => isIt(each) && each.status !== decision.status)) return;
    this.keep.remove(decisionRecord(place, decision, decision.at).key);
    const decisions = place.decisions.filter((each) => !isIt(each));
    runInAction(() => (this.loaded = { ...place, decisions }));
  }

  async #load(): Promise<void> {
    const { owner } = this.session;
    const sow = this.workspace.currentId;
    if (owner === null || sow === null) return;
    runInAction(() => (this.reading += 1));
    try {
      const project = (await this.catalogue.workspaceKey?.(sow)) ?? sow;
      const place = { ...owner, project };
      const prefix = [...ownerPrefix(owner), project];
      const records = await this.keep.readable(prefix);
      const decisions = this.keep.valuesOf(records, DECIDED_KIND, readDecision);
      const own = this.keep.valuesOf(records, RECORDED, readOwnRecord);
      const since = new Map(
        records.flatMap(({ key, at }) => (key[3] === 'statuses' ? [[entityId<'topic'>(key[4]), at] as const] : [])),
      );
      const brought = await this.#broughtTo(sow);
      const isWanted = this.workspace.currentId === sow && isSameOwner(owner, this.session.owner);
      if (isWanted) runInAction(() => (this.loaded = { ...place, sow, decisions, brought, records: own, since }));
    } catch {
      // The project cannot be read: its screens say so.
    } finally {
      runInAction(() => (this.reading -= 1));
    }
  }

  async #broughtTo(sow: SowId): Promise<readonly KeptDecision[]> {
    // Without them the user's own decisions are shown all the same.
    const brought = (await this.catalogue.broughtDecisions?.(sow).catch(() => null)) ?? [];
    const last = new Map<TopicId, TopicStatus>();
    return brought
      .toSorted((one, other) => (one.at < other.at ? -1 : 1))
      .map((decision) => {
        const { topicId, status } = decision;
        const isConfirmed = last.get(topicId) === status;
        last.set(topicId, status);
        return { ...decision, sow, isConfirmed, condition: null, isGone: false, cameWithData: true };
      });
  }

  /** The names of topics, which a log-out removes from this browser: those of topics that are gone are not known again. */
  #nameTopics(): void {
    const place = this.#current;
    if (place === null) return;
    const nameOf = ({ name, topicId }: Pick<KeptDecision, 'name' | 'topicId'>): string =>
      name === '' ? (this.signals.topicById.get(topicId)?.name ?? '') : name;
    for (const decision of place.decisions) {
      const name = nameOf(decision);
      if (name !== decision.name) this.#put({ ...decision, name });
    }
    for (const record of place.records) {
      const topics = record.topics.map((each) => ({ ...each, name: nameOf(each) }));
      if (topics.some(({ name }, index) => name !== record.topics[index]?.name)) this.#putRecord({ ...record, topics });
    }
  }

  /** At the log-out: no text of the organisation's data stays. */
  async forgetNames(owner: { readonly organisationId: string; readonly userId: string }): Promise<void> {
    const records = await this.keep.readable(ownerPrefix(owner));
    const nameless = records.flatMap((record) => {
      if (record.key[3] !== DECIDED_KIND && record.key[3] !== RECORDED) return [];
      const value = withoutNames(record.value);
      return value === null ? [] : [{ ...record, value }];
    });
    await this.keep.putAll(nameless).catch(() => {});
  }
}
