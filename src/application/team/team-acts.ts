import { reaction } from 'mobx';
import type { Stamp } from '../../domain/team/entry-order';
import type { HouseStyle } from '../../domain/shared/house-style';
import type { TopicId } from '../../domain/shared/entity-id';
import {
  type MemberId,
  type MemberRecord,
  type Responsibility,
  lastOf,
  MEMBER_TEXT_LIMITS,
  memberInitials,
} from '../../domain/team/member-record';
import {
  commentLine,
  withComment,
  withDecideAgainWhen,
  withConfirmationTakenBack,
  withConfirmedDecision,
  withDecision,
  withReason,
  withResponsibility,
} from '../../domain/team/record-edits';
import { UNSIGNED } from '../../domain/team/trusted-files';
import type { TeamRecord } from '../../domain/team/team-record';
import type { DayFigures } from '../../domain/topic/day-figures';
import type { Topic } from '../../domain/topic/topic';
import { isDecided, UNDECIDED, type TopicStatus } from '../../domain/topic/topic-status';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import type { Clock } from '../shared/browser-ports';
import { isSameScope } from '../personal/personal-library';
import type { SignalCatalogue } from '../workspace/catalogues';
import type { Drafts } from '../workspace/drafts';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { TeamSync } from './team-sync';
import type { TeamStore } from './team.store';
import { isConfirmation, type WaitingActs } from './waiting-acts';
import { together } from '../shared/load-once';
import { token } from '../shared/token';

type NamedTopic = Pick<Topic, 'id' | 'name'>;

interface NamedStatus {
  readonly topic: NamedTopic;
  readonly status: TopicStatus;
}

/** Milliseconds in which announcements of other windows arrive: they log their own decisions. */
const SETTLED = 2000;
/** A log that is younger, in ms, may be ahead of the statuses that this window has loaded. */
const YOUNG = 10 * 60 * 1000;

const REASON_DRAFT = 'reason ';
/** The name of the field in which a reason is typed. */
export const reasonDraft = (id: TopicId): string => `${REASON_DRAFT}${id}`;

/** What the user does in the team. Each act goes into the own record in the browser first, and from there into the folder. */
export class TeamActs {
  /** Topics whose decision is not logged yet: its reason is a draft until then. */
  readonly #explained = new Set<TopicId>();

  constructor(
    private readonly store: TeamStore,
    private readonly sync: TeamSync,
    private readonly signals: ProjectSignalsStore,
    private readonly statuses: TopicStatusStore,
    private readonly clock: Clock,
    private readonly newId: () => string,
    private readonly drafts: Drafts,
    private readonly catalogue: Pick<SignalCatalogue, 'decided'>,
    private readonly waiting: WaitingActs,
  ) {}

  /** Logs each status that is saved. @returns stops */
  start(): () => void {
    let cancel = (): void => {};
    return together([
      () => cancel(),
      this.statuses.onSaved((id, status) => {
        const topic = this.signals.topicById.get(id);
        if (topic === undefined) return;
        // Taken over from another computer of the user: it is logged there.
        const isKnown = lastOf(this.store.you?.logs.get(id))?.status === status;
        if (!isKnown)
          this.#record((record, stamp) => withDecision(record, topic, status, stamp, this.store.figuresOf(topic)));
        if (this.#explained.delete(id)) this.#saveDraft(topic);
        this.#logWaiting(topic);
      }),
      reaction(
        () => this.sync.withoutTeam !== null && this.drafts.isLoaded,
        (isWithout) => isWithout && this.waiting.clear(),
        { fireImmediately: true },
      ),
      // Decided before the team was joined, or with the page closed too early.
      reaction(
        () => this.store.current?.scope !== undefined && this.signals.topics.value !== null && this.drafts.isLoaded,
        (isReady) => {
          cancel();
          if (!isReady) return;
          cancel = this.clock.after(SETTLED, () => {
            this.#nameTopics();
            void this.logMissing().then(() => this.#saveDrafts());
          });
        },
        { fireImmediately: true },
      ),
    ]);
  }

  /** Logs what the user has decided here and the record does not have, with what was said of it meanwhile. */
  async logMissing(): Promise<void> {
    await this.#logDecided();
    const ids = new Set(this.waiting.topicIds);
    for (const topic of this.signals.topics.value ?? []) if (ids.has(topic.id)) this.#logWaiting(topic);
  }

  /** Never a status that the data brought. */
  async #logDecided(): Promise<void> {
    const { scope } = this.store.current ?? {};
    const decided = scope && (await this.catalogue.decided?.(scope.sowId).catch(() => null));
    const { own } = this.store;
    if (!decided || own === null || !isSameScope(scope, this.store.current?.scope ?? null)) return;
    const logs = this.store.logsOf(own);
    const young = new Date(this.clock.now().getTime() - YOUNG).toISOString();
    const missing = [...decided].flatMap(([id, status]) => {
      const topic = this.signals.topicById.get(id);
      const logged = lastOf(logs.get(id));
      const isSame = status === (logged?.status ?? UNDECIDED) || (logged?.at ?? '') > young;
      if (topic === undefined || isSame || this.statuses.saving.has(id)) return [];
      // Decided since the page was opened, and so on the data of today; of all others that is not known.
      const figures = this.statuses.picked.get(id) === status ? this.store.figuresOf(topic) : null;
      return [{ topic, status, figures }];
    });
    this.#decide(missing);
  }

  /** Statuses of the service that are not in the record: it keeps the user's own, and does not say who set them. */
  get unrecorded(): readonly NamedStatus[] {
    const { you } = this.store;
    if (you === null || this.catalogue.decided !== undefined) return [];
    return this.store.topics.flatMap((topic) => {
      const status = this.statuses.settledStatusOf(topic);
      return isDecided(status) && !you.logs.has(topic.id) ? [{ topic, status }] : [];
    });
  }

  /** The status stays, and is decided again on the figures of today. */
  decideAgain(topic: Topic): void {
    if (!this.#isReadyFor(topic)) return this.#wait((waiting) => waiting.decideAgain(topic));
    this.#record((record, stamp) => withConfirmedDecision(record, topic, stamp, this.store.figuresOf(topic)));
  }

  /** Takes back that the last decision on a topic was made again; the log says so, and keeps both. */
  takeBackDecidedAgain(topic: Topic): void {
    if (!this.#isReadyFor(topic)) return this.#wait((waiting) => waiting.takeBackDecidedAgain(topic));
    this.#record((record, stamp) => withConfirmationTakenBack(record, topic, stamp));
  }

  /** When the last own decision on a topic is to be made again. @param condition null: never by a condition */
  decideAgainWhen(topic: Topic, condition: string | null): void {
    if (!this.#isReadyFor(topic)) return this.#wait((waiting) => waiting.decideAgainWhen(topic, condition));
    this.#record((record, stamp) => withDecideAgainWhen(record, topic, condition, stamp));
  }

  /** Whether the log has the decision, and what was said of it before. */
  #isReadyFor(topic: Topic): boolean {
    this.#logWaiting(topic);
    return this.#isLogged(topic.id);
  }

  /** Where the project has no team, no log will have it. */
  #wait(act: (waiting: WaitingActs) => void): void {
    if (this.sync.withoutTeam === null) act(this.waiting);
  }

  #logWaiting(topic: Topic): void {
    const act = this.waiting.of(topic.id);
    if (act === null || !this.#isLogged(topic.id)) return;
    this.waiting.remove(topic.id);
    // It was decided differently since.
    if (lastOf(this.store.you?.logs.get(topic.id))?.status !== act.status) return;
    for (const step of act.steps)
      this.#record((record, stamp) =>
        isConfirmation(step)
          ? withConfirmedDecision(record, topic, { ...stamp, at: step.at }, step.figures)
          : withDecideAgainWhen(record, topic, step.condition, stamp),
      );
  }

  /** Makes statuses that are shown the user's decisions. */
  readonly adopt = (statuses: readonly NamedStatus[]): void => this.#decide(statuses);

  #decide(statuses: readonly (NamedStatus & { readonly figures?: DayFigures | null })[]): void {
    if (statuses.length === 0) return;
    this.#record((record, { n, at }) =>
      statuses.reduce(
        (kept, { topic, status, figures = null }, index) =>
          withDecision(kept, topic, status, { n: n + index, at }, figures),
        record,
      ),
    );
  }

  /** The reason of the last own decision on a topic. While that is being saved or is not logged yet, it waits, also over a reload. */
  explain(topic: NamedTopic, text: string): void {
    if (this.#isLogged(topic.id)) return this.#record((record, stamp) => withReason(record, topic, text, stamp));
    this.#explained.add(topic.id);
    this.drafts.write(reasonDraft(topic.id), text);
  }

  /** Not one that is being saved; one that was made before the team was there to log it is logged a moment later. */
  #isLogged(id: TopicId): boolean {
    if (this.statuses.saving.has(id)) return false;
    const last = lastOf(this.store.you?.logs.get(id));
    const picked = this.statuses.picked.get(id) ?? last?.status;
    return last !== null && last.status === picked;
  }

  reasonOf(id: TopicId): string {
    const waiting = this.#explained.has(id) ? this.drafts.textOf(reasonDraft(id)) : null;
    return waiting ?? lastOf(this.store.you?.logs.get(id))?.reason ?? '';
  }

  /** @param id of an own comment that is edited; a blank text removes it */
  comment(topicId: TopicId, text: string, id = this.newId()): void {
    this.#record((record, stamp) => withComment(record, { id, topicId, text }, stamp));
  }

  assign(topicId: TopicId, entry: Pick<Responsibility, 'who' | 'task' | 'due' | 'isDone'>): void {
    this.#record((record, stamp) => withResponsibility(record, { ...entry, topicId }, stamp));
  }

  /** Records of another browser that are the user's, too. @param key of that browser; null: it cannot sign */
  joinOwn(other: MemberId, key: string | null = this.store.keys.get(other)?.at(-1) ?? null): void {
    this.#record((record) => {
      if (record.sameAs.includes(other)) return record;
      const devices = key === null || key === UNSIGNED ? record.devices : new Map(record.devices).set(other, key);
      return { ...record, sameAs: [...record.sameAs, other], devices };
    });
  }

  /** For the owner: the key of a member counts for all. */
  confirm(id: MemberId, key: string): void {
    this.#team((team) => ({ ...team, confirmed: [...team.confirmed, [id, key] as const] }));
  }

  /** A blank name changes nothing. */
  rename(typed: string): void {
    const name = commentLine(typed, MEMBER_TEXT_LIMITS.name);
    if (name === null) return;
    const initials = memberInitials(name);
    this.#record((record, { n: namedN, at: namedAt }) =>
      record.name === name ? record : { ...record, name, initials, namedAt, namedN },
    );
  }

  /** For the owner. */
  decideFirst(decidesFirst: boolean): void {
    this.#team((team) => ({ ...team, decidesFirst }));
  }

  /** For the owner: who may take the lead at once. null: no member. */
  readonly nameDeputy = (deputy: MemberId | null): void => this.#team((team) => ({ ...team, deputy }));

  /** For the owner: how the documents of the team look. */
  readonly setStyle = (style: HouseStyle): void => this.#team((team) => ({ ...team, style }));

  /** For the owner: by what the topics of the team are ranked. */
  readonly setWeights = (weights: string): void => this.#team((team) => ({ ...team, weights }));

  /** The names of topics, which a log-out removes from this browser. */
  #nameTopics(): void {
    const { own } = this.store;
    const nameless = [...(own?.decisions ?? [])].filter(
      ([id, { name }]) => name === '' && this.signals.topicById.has(id),
    );
    if (nameless.length === 0) return;
    this.#record((record) => {
      const decisions = new Map(record.decisions);
      for (const [id] of nameless) {
        const [log, topic] = [decisions.get(id), this.signals.topicById.get(id)];
        if (log !== undefined && topic !== undefined) decisions.set(id, { ...log, name: topic.name });
      }
      return { ...record, decisions };
    });
  }

  /** Reasons that were being typed when the page was left. */
  #saveDrafts(): void {
    for (const [id] of this.drafts.startingWith(REASON_DRAFT)) {
      const topic = this.signals.topics.value?.find((each) => String(each.id) === id);
      if (topic !== undefined) this.#saveDraft(topic);
    }
  }

  #saveDraft(topic: NamedTopic): void {
    const field = reasonDraft(topic.id);
    const text = this.drafts.textOf(field);
    if (text === null) return;
    this.drafts.remove(field);
    this.explain(topic, text);
  }

  #record(change: (record: MemberRecord, stamp: Stamp) => MemberRecord): void {
    const stamp = { n: this.store.nextNumber, at: this.#now() };
    this.sync.keep((stored) => {
      const own = change(stored.own, stamp);
      return own === stored.own ? stored : { ...stored, own };
    });
  }

  #team(change: (team: TeamRecord) => TeamRecord): void {
    if (!this.store.isOwner) return;
    this.sync.keep((stored) => {
      const { team } = stored;
      return { ...stored, team: { ...change(team), changedAt: this.#now(), version: team.version + 1 } };
    });
  }

  #now(): string {
    return this.clock.now().toISOString();
  }
}

/** A new random id: eight hexadecimal digits. */
export type NewId = () => string;
export const NewId = token<NewId>('NewId');
