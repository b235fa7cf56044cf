import { compareShallow, computed, computedStruct, makeAutoObservable } from 'mobx';
import type { TopicId } from '../../domain/shared/entity-id';
import {
  agreementOf,
  HIDDEN_AGREEMENT,
  isApart,
  type Agreement,
  type TeamSays,
  HIDDEN_WORDS,
  isHiddenFrom,
} from '../../domain/topic/agreement';
import { membersOf, projectLogs, statusesOn, statusIn, type TeamMember, TopicFinder } from '../../domain/team/member';
import { highestNumber, latestShown } from '../../domain/team/entry-order';
import { countedFiles, trustQuestions, type KnownKeys, type TrustQuestion } from '../../domain/team/trusted-files';
import { recordsOf } from '../../domain/team/member-file';
import { lastOf, type LoggedDecision, type MemberId, type MemberRecord } from '../../domain/team/member-record';
import { responsibleByTopic } from '../../domain/team/seen-marks';
import type { TeamRecord } from '../../domain/team/team-record';
import { teamSummary, topicSentence } from '../../domain/team/team-words';
import { dayFigures, type DayFigures } from '../../domain/topic/day-figures';
import { isDecided, UNDECIDED, type TopicStatus } from '../../domain/topic/topic-status';
import type { Topic } from '../../domain/topic/topic';
import type { Colleagues, TeamPerson, MemberTask, PastDecision, Standing } from '../decisions/colleagues';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import { isSameScope, type LibraryScope } from '../personal/personal-library';
import type { OpenLibrary } from '../personal/open-library';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import { Remembered } from '../shared/remembered';
import { exchangeOf, type DecisionFile, type MemberFile } from './team-folder';
import type { LoadedTeam } from './team-storage';
import { BY_REFERENCE } from '../shared/by-reference';

/** A decision of a member that may be shown. */
export interface TeamStanding extends Standing {
  readonly member: TeamMember;
  readonly decision: LoggedDecision | null;
}

type Logs = TeamMember['logs'];

/**
 * The team of the open project. Every screen, export and answer reads colleagues' decisions here: what the user may not see
 * yet is hidden for all of them, see {@link isHiddenFrom}.
 */
export class TeamStore implements Colleagues {
  loaded: LoadedTeam | null = null;
  /** The files of recorded decisions, as the folder has them; what counts of them is judged in `recorded-decisions.ts`. */
  recorded: readonly DecisionFile[] = [];
  /** Of the open project, the statuses that the data brought. */
  brought: ReadonlyMap<TopicId, TopicStatus> = new Map();
  /** ISO 8601; set with each reading. */
  now = '';
  /** Another team's file of the last reading; null: none. */
  stray: TeamRecord | null = null;
  /** Another than the owner has written or changed the file of the team: it counts for nothing. */
  isTeamForeign = false;
  // Most files do not change between two readings, so neither does what is computed from them.
  readonly #logs = new Remembered<MemberRecord, TopicFinder, Logs>();
  readonly #highest = new Remembered<MemberRecord, null, number>();
  readonly #statusesOn = new Remembered<Logs, readonly TopicId[], readonly TopicStatus[]>();

  constructor(
    private readonly library: OpenLibrary,
    private readonly signals: ProjectSignalsStore,
    private readonly statuses: TopicStatusStore,
    private readonly workspace: WorkspaceStore,
  ) {
    // Each reading sets the time, and each act the stored team: equal values end what follows from them.
    const shallow = computed({ equals: compareShallow });
    const equal = { hidden: computedStruct, records: shallow, counted: shallow };
    makeAutoObservable(this, equal, BY_REFERENCE);
  }

  /** Whose team of which project; null: no project is open, or teams are switched off in it. */
  get scope(): LibraryScope | null {
    return this.workspace.has('team') ? this.library.scope : null;
  }

  get isOffered(): boolean {
    return this.scope !== null;
  }

  /** null: the open project has no team, or it is not loaded yet. */
  get current(): LoadedTeam | null {
    return this.loaded !== null && isSameScope(this.loaded.scope, this.scope) ? this.loaded : null;
  }

  /** There is a team with at least one colleague. */
  get isShared(): boolean {
    return this.colleagues.length > 0;
  }

  get isSample(): boolean {
    return this.current !== null && exchangeOf(this.current.stored.kind) === 'invented';
  }

  /** What screens call the team; one of invented colleagues is always said to be a sample. null: there is none. */
  get name(): string | null {
    return this.isSample ? 'Sample team' : (this.current?.stored.team.name ?? null);
  }

  /** Of its own, because what is stored is another object after each note, and thousands of cells ask for this. */
  get decidesFirst(): boolean {
    return this.current?.stored.team.decidesFirst === true;
  }

  get isOwner(): boolean {
    const owner = this.current?.stored.team.owner ?? null;
    return owner !== null && this.you?.ids.includes(owner) === true;
  }

  get topics(): readonly Topic[] {
    return this.signals.topics.value ?? [];
  }

  get topicIds(): readonly TopicId[] {
    return this.topics.map(({ id }) => id);
  }

  get finder(): TopicFinder {
    return new TopicFinder(this.topics, this.brought);
  }

  get own(): MemberRecord | null {
    return this.current?.stored.own ?? null;
  }

  get copies(): ReadonlyMap<string, MemberFile> {
    return this.current?.copies ?? new Map();
  }

  get faults(): readonly MemberFile[] {
    return [...this.copies.values()].filter(({ fault }) => fault !== null);
  }

  /** The files that count, because their signature is one that is known. */
  get counted(): readonly MemberFile[] {
    return countedFiles([...this.copies.values()], this.keys);
  }

  get keys(): KnownKeys {
    return this.current?.stored.keys ?? new Map();
  }

  /** Files that count for nothing until the user answers. */
  get questions(): readonly TrustQuestion[] {
    const { stored } = this.current ?? {};
    return stored === undefined ? [] : trustQuestions([...this.copies.values()], stored, stored.own);
  }

  /** One of each colleague, see {@link recordsOf}. */
  get others(): readonly MemberRecord[] {
    return this.own === null ? [] : recordsOf(this.counted, this.own.id);
  }

  /** The latest time that is shown. Of its own, because thousands of cells ask for it and it changes once a day. */
  get latest(): string {
    return latestShown(this.now);
  }

  /** Yours as this browser holds it, and the others'. */
  get records(): readonly MemberRecord[] {
    const { own, others } = this;
    return own === null ? [] : [own, ...others];
  }

  /** For the next own entry: it comes after all that this browser has written or read. */
  get nextNumber(): number {
    return this.records.reduce((most, record) => Math.max(most, this.highestOf(record)), 0) + 1;
  }

  highestOf(record: MemberRecord): number {
    return this.#highest.of(record, null, () => highestNumber(record));
  }

  /** You first, then by name. */
  get members(): readonly TeamMember[] {
    return this.own === null ? [] : membersOf(this.records, this.own.id, this.logsOf);
  }

  get colleagues(): readonly TeamMember[] {
    return this.members.filter(({ isYou }) => !isYou);
  }

  get you(): TeamMember | null {
    return this.members.find(({ isYou }) => isYou) ?? null;
  }

  get byId(): ReadonlyMap<string, TeamMember> {
    return new Map(this.members.flatMap((member) => member.ids.map((id) => [id, member] as const)));
  }

  /** Topics on which what colleagues say is hidden from the user. */
  get hidden(): ReadonlySet<TopicId> {
    const { decidesFirst, you } = this;
    if (you === null || !decidesFirst) return new Set();
    const isHidden = ({ id, status }: Topic): boolean =>
      isHiddenFrom(status === null ? null : (statusIn(you, id) ?? UNDECIDED), { decidesFirst });
    return new Set(this.topics.filter(isHidden).map(({ id }) => id));
  }

  /** Also of a topic that the project does not have: the user cannot decide it. */
  isHidden(id: TopicId): boolean {
    return this.hidden.has(id) || (this.decidesFirst && !this.signals.topicById.has(id));
  }

  /** What a member has decided; a status that the data brought is no decision. null: no decision, or hidden. */
  statusOf({ id: memberId, isYou }: Pick<TeamPerson, 'id' | 'isYou'>, id: TopicId): TopicStatus | null {
    if (!isYou && this.isHidden(id)) return null;
    const member = this.byId.get(memberId);
    return member === undefined ? null : statusIn(member, id);
  }

  /** What a member has decided on a topic, oldest first; none that is hidden. */
  logOf({ id: memberId, isYou }: TeamPerson, id: TopicId): readonly PastDecision[] {
    if (!isYou && this.isHidden(id)) return [];
    return this.byId.get(memberId)?.logs.get(id)?.log ?? [];
  }

  get ownLogs(): ReadonlyMap<TopicId, readonly PastDecision[]> {
    return new Map([...(this.you?.logs ?? [])].map(([id, { log }]) => [id, log]));
  }

  /** The status that you see of a topic without having decided it: the data brought it. null: there is none. */
  broughtStatus(id: TopicId): TopicStatus | null {
    const topic = this.signals.topicById.get(id);
    if (topic === undefined || this.you === null || statusIn(this.you, id) !== null) return null;
    const status = this.statuses.settledStatusOf(topic);
    return isDecided(status) ? status : null;
  }

  /** Those who have decided, you first. */
  standings(id: TopicId): readonly TeamStanding[] {
    return this.members.flatMap((member) => {
      const status = this.statusOf(member, id);
      if (status === null) return [];
      const last = lastOf(member.logs.get(id));
      const decision = last?.status === status ? last : null;
      return [{ name: member.name, isYou: member.isYou, status, reason: decision?.reason ?? null, member, decision }];
    });
  }

  /** Of all topics of the project. */
  get agreements(): ReadonlyMap<TopicId, Agreement> {
    const { hidden } = this;
    const columns = [...this.columns.values()];
    const agreementAt = (at: number): Agreement => agreementOf(columns.map((column) => column[at] ?? UNDECIDED));
    return new Map(this.topicIds.map((id, at) => [id, hidden.has(id) ? HIDDEN_AGREEMENT : agreementAt(at)]));
  }

  /** The statuses of each member on all topics of the project, in their order, also what is hidden; Undefined: no decision. */
  get columns(): ReadonlyMap<TeamMember, readonly TopicStatus[]> {
    const { topicIds } = this;
    const statusesOf = (member: TeamMember): readonly TopicStatus[] =>
      this.#statusesOn.of(member.logs, topicIds, () => statusesOn(member.logs, topicIds));
    return new Map(this.members.map((member) => [member, statusesOf(member)]));
  }

  /**
   * How many topics each member has decided, as far as the user may see it. Yours are those that have a status, as all other
   * screens count them: also where it is not logged yet, and where the data brought it ({@link broughtCount}).
   */
  get decidedCounts(): ReadonlyMap<MemberId, number> {
    const { hidden, topicIds } = this;
    const counts = [...this.columns].map(([{ id: memberId, isYou }, statuses]) => {
      const isCounted = (id: TopicId, at: number): boolean =>
        isDecided(statuses[at] ?? null) ? isYou || !hidden.has(id) : isYou && this.broughtStatus(id) !== null;
      return [memberId, topicIds.filter(isCounted).length] as const;
    });
    return new Map(counts);
  }

  /** Of your topics with a status, those on which you have not decided. */
  get broughtCount(): number {
    return this.topicIds.filter((id) => this.broughtStatus(id) !== null).length;
  }

  /** By trend, how many of its topics each member has decided, as far as the user may see it. */
  get decidedByTrend(): ReadonlyMap<string, ReadonlyMap<MemberId, number>> {
    const byTrend = new Map<string, Map<MemberId, number>>();
    for (const { id, trend } of this.topics) {
      if (trend === null) continue;
      const counts = byTrend.get(trend.id) ?? new Map<MemberId, number>();
      byTrend.set(trend.id, counts);
      for (const member of this.members)
        if (isDecided(this.statusOf(member, id))) counts.set(member.id, (counts.get(member.id) ?? 0) + 1);
    }
    return byTrend;
  }

  agreementOf(id: TopicId): Agreement {
    return this.agreements.get(id) ?? agreementOf([]);
  }

  /** Whether no colleague has decided it, though you may have; false where it is hidden. */
  isOfNoColleague(id: TopicId): boolean {
    const { group } = this.agreementOf(id);
    return group === 'none' || (group === 'one' && this.you !== null && statusIn(this.you, id) !== null);
  }

  /** Where the members stand, in words. */
  sentenceOf(id: TopicId): string {
    return this.isHidden(id) ? `${HIDDEN_WORDS}.` : topicSentence(this.standings(id), this.members.length);
  }

  /** For a brief: what the team says of a topic. null: there is no team, or nothing that the author may see. */
  lineOf(id: TopicId): string | null {
    if (!this.isShared) return null;
    const said = teamSummary({
      isHidden: this.isHidden(id),
      says: this.standings(id),
      members: this.members.length,
      brought: this.broughtStatus(id),
      agreement: this.agreementOf(id),
      responsible: this.taskOf(id),
    });
    return said === '' ? null : said;
  }

  /** null: no member is responsible for the topic. */
  taskOf(id: TopicId): MemberTask | null {
    const entry = this.responsible.get(id);
    if (entry === undefined) return null;
    const { task, due, isDone } = entry;
    return { task, due, isDone, name: this.byId.get(entry.who ?? '')?.name ?? null };
  }

  /** The others who are two steps or more from what a member has decided: from nothing where that is only in the data. */
  apartFrom(topic: Pick<Topic, 'id'>, from: TeamPerson | null = this.you): readonly TeamStanding[] {
    const own = from === null ? null : this.statusOf(from, topic.id);
    return this.standings(topic.id).filter(({ member, status }) => member.id !== from?.id && isApart(own, status));
  }

  get responsible() {
    return responsibleByTopic(this.members);
  }

  /** Topics for which you are responsible, and which are not done. */
  get mine(): ReadonlySet<TopicId> {
    const { you, responsible } = this;
    const own = [...responsible.values()].filter(
      ({ isDone, who }) => !isDone && who !== null && you?.ids.includes(who),
    );
    return new Set(own.map(({ topicId }) => topicId));
  }

  /** How far the team agrees on a topic, for questions and filters; nothing where that is hidden. null: there is no team. */
  saysOf(topic: Pick<Topic, 'id' | 'status'>): readonly TeamSays[] | null {
    if (!this.isShared) return null;
    const { group } = this.agreementOf(topic.id);
    const own = this.mine.has(topic.id) ? (['mine'] as const) : [];
    // One that can have no status waits for no decision.
    if (group === 'hidden' || (group === 'none' && topic.status === null)) return own;
    const alone = group === 'one' && this.isOfNoColleague(topic.id) ? (['none'] as const) : [];
    return [group, ...alone, ...(this.apartFrom(topic).length > 0 ? (['apart'] as const) : []), ...own];
  }

  /** What is written beside a decision of today. */
  figuresOf(topic: Topic): DayFigures {
    return dayFigures(topic, this.workspace.sow.value?.loadDate ?? null);
  }

  logsOf(record: MemberRecord): Logs {
    return this.#logs.of(record, this.finder, () => projectLogs(record, this.finder));
  }
}
