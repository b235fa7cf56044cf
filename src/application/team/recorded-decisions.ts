import { makeAutoObservable, runInAction } from 'mobx';
import type { TopicId } from '../../domain/shared/entity-id';
import { lastOf, type MemberId } from '../../domain/team/member-record';
import { responsibleByTopic } from '../../domain/team/seen-marks';
import {
  confirmationKey,
  recordedId,
  unitedConfirmations,
  type RecordedDecision,
  type RecordedTopic,
} from '../../domain/team/recorded-decision';
import { standingDecision, type DecisionRecord, type RecordedOn } from '../../domain/topic/decision-record';
import type { TeamMember } from '../../domain/team/member';
import { leadOf } from '../../domain/team/team-lead';
import { shortDay } from '../../domain/shared/calendar';
import { readDayFigures } from '../../domain/topic/day-figures';
import { isDecided } from '../../domain/topic/topic-status';
import { BY_REFERENCE } from '../shared/by-reference';
import type { Clock } from '../shared/browser-ports';
import { exchangeOf, FolderProblem, Patience } from './team-folder';
import type { TeamActs } from './team-acts';
import type { TeamKeeper } from './team-keeper';
import type { TeamSync } from './team-sync';
import type { TeamStore } from './team.store';

/** Topics that have changed since, by their names in the project. */
interface ChangedSince {
  readonly names: readonly string[];
  /** Topics whose votes are hidden from the user, and so are not compared. */
  readonly hidden: number;
}

/** What the team has decided, as the one who leads it has recorded it; and who has confirmed it. */
export class RecordedDecisions {
  isWriting = false;
  /** The last try to record failed. */
  hasFailed = false;
  readonly #patience: Patience;

  constructor(
    private readonly store: TeamStore,
    private readonly keeper: TeamKeeper,
    private readonly sync: TeamSync,
    private readonly acts: Pick<TeamActs, 'logMissing'>,
    private readonly clock: Clock,
  ) {
    this.#patience = new Patience(clock);
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Those that a member who leads or has led the team has signed, for this project. */
  get all(): readonly RecordedDecision[] {
    return this.#judged.flatMap(({ decision }) => decision ?? []);
  }

  /** The same as decisions of the year; nothing of topics that the user has yet to decide. */
  get records(): readonly DecisionRecord[] {
    return this.all.map(({ id, at, byName, corrects, topics }) => ({
      id,
      at,
      by: byName,
      corrects,
      topics: topics.map((on) => this.#recordedOn(on)),
    }));
  }

  /** Files that count for nothing: cut, changed after they were signed, or of another. */
  get unusable(): readonly string[] {
    return this.#judged.flatMap(({ fileName, decision }) => (decision === null ? [fileName] : []));
  }

  /** The one that stands; null: nothing is recorded. */
  get last(): RecordedDecision | null {
    return standingDecision(this.all);
  }

  /** The members who have confirmed it: its author, and those who say so of this very content. */
  confirmedBy(decision: RecordedDecision): readonly TeamMember[] {
    const key = confirmationKey({ decision: decision.id, sum: decision.sum });
    return this.store.members.filter(
      ({ ids, records }) =>
        ids.includes(decision.by) ||
        records.some(({ confirms }) => confirms?.some((each) => confirmationKey(each) === key)),
    );
  }

  /** What is otherwise now than it was recorded, as far as the user may see it. */
  changedSince({ topics }: RecordedDecision): ChangedSince {
    const { finder } = this.store;
    const found = topics.map((topic) => ({ topic, id: finder.find(topic.id, topic.name) }));
    const hidden = found.filter(({ id }) => id !== null && this.store.isHidden(id)).length;
    const before = new Map(found.flatMap(({ topic, id }) => (id === null ? [] : [[id, topic] as const])));
    const names = this.store.topics
      .filter(({ id }) => !this.store.isHidden(id) && isOther(before.get(id), this.#votesOn(id)))
      .map(({ name }) => name);
    return { names, hidden };
  }

  /** Only one who leads a team with a folder, and can sign. */
  get canRecord(): boolean {
    const { current, isOwner, own } = this.store;
    const isSigned = own?.devices.has(own.id) === true;
    const isCommon = current !== null && exchangeOf(current.stored.kind) === 'common';
    return isCommon && isOwner && isSigned && this.sync.folder?.record !== undefined;
  }

  /** The user has not confirmed it yet. */
  canConfirm(decision: RecordedDecision): boolean {
    const { current } = this.store;
    const isCommon = current !== null && exchangeOf(current.stored.kind) === 'common';
    return isCommon && this.confirmedBy(decision).every(({ isYou }) => !isYou);
  }

  readonly confirm = ({ id: decision, sum }: RecordedDecision): void => {
    const at = this.clock.now().toISOString();
    this.sync.keep((stored) => {
      const confirms = unitedConfirmations(stored.own.confirms, [{ decision, sum, at }]);
      if (confirms === undefined || confirms === stored.own.confirms) return stored;
      return { ...stored, own: { ...stored.own, confirms } };
    });
  };

  /** Writes what is decided now into a further file of the folder. @param corrects the decision that it takes the place of */
  async record(corrects: RecordedDecision | null = null): Promise<void> {
    const { current, own } = this.store;
    const { folder } = this.sync;
    if (current === null || own === null || !this.canRecord || this.isWriting) return;
    runInAction(() => (this.isWriting = true));
    try {
      // What the user has decided before the team was there is logged a moment after the page opens: it belongs to the record.
      await this.acts.logMissing();
      await this.sync.read();
      const key = await this.keeper.deviceKey(current.scope);
      if (key === null || this.sync.problem !== null) throw new FolderProblem('unreachable');
      const at = this.clock.now().toISOString();
      const { team } = current.stored;
      const decision = {
        id: recordedId(at, own.id),
        team: team.id,
        project: team.project,
        by: own.id,
        byName: own.name,
        at,
        corrects: corrects?.id ?? null,
        topics: this.#decided,
      };
      await this.#patience.within(async (deadline) => folder?.record?.(decision, key, deadline));
      await this.sync.read();
      runInAction(() => (this.hasFailed = false));
    } catch (error) {
      if (!(error instanceof FolderProblem)) throw error;
      runInAction(() => (this.hasFailed = true));
    } finally {
      runInAction(() => (this.isWriting = false));
    }
  }

  /** Of each topic that a member has decided, hidden or not: what is recorded is what all have said. */
  get #decided(): readonly RecordedTopic[] {
    const responsible = responsibleByTopic(this.store.members);
    return this.store.topics.flatMap((topic): readonly RecordedTopic[] => {
      const { id, name } = topic;
      const votes = this.#votesOn(id);
      const [first] = votes;
      if (first === undefined) return [];
      const entry = responsible.get(id);
      const { who = null, task = '', due = null } = entry ?? {};
      return [
        {
          id,
          name,
          status: votes.every(({ status }) => status === first.status) ? first.status : null,
          votes,
          responsible: who === null ? null : { by: who, name: this.store.byId.get(who)?.name ?? '', task, due },
          figures: { ...this.store.figuresOf(topic) },
        },
      ];
    });
  }

  #votesOn(id: TopicId): RecordedTopic['votes'] {
    return this.store.members.flatMap(({ id: by, name, logs }) => {
      const last = lastOf(logs.get(id));
      if (last === null || !isDecided(last.status)) return [];
      return [{ by, name, status: last.status, reason: last.reason, at: last.at }];
    });
  }

  #recordedOn(on: RecordedTopic): RecordedOn {
    const id = this.store.finder.find(on.id, on.name) ?? on.id;
    const shared = { id, name: on.name, figures: readDayFigures(on.figures) };
    if (this.store.isHidden(id)) return { ...shared, status: null, isHidden: true, says: [], responsible: null };
    return {
      ...shared,
      status: on.status,
      isHidden: false,
      says: on.votes.map(({ name, status, reason }) => ({ name, status, reason })),
      responsible: on.responsible && responsibleWords(on.responsible),
    };
  }

  get #judged(): readonly { readonly fileName: string; readonly decision: RecordedDecision | null }[] {
    const { current, recorded } = this.store;
    if (current === null) return [];
    const { team, own } = current.stored;
    const { owners } = leadOf(team.founder, team.lead);
    const keysOf = (id: MemberId): readonly string[] =>
      id === own.id ? [...own.devices.values()] : (this.store.keys.get(id) ?? []);
    const idsOf = (id: MemberId): readonly MemberId[] => this.store.byId.get(id)?.ids ?? [id];
    return recorded.map(({ fileName, decision, signer }) => {
      const isOurs = decision?.team === team.id && decision.project.id === team.project.id;
      const isLead = decision !== null && owners.some((id) => id !== null && idsOf(id).includes(decision.by));
      const isSigned = decision !== null && signer !== null && idsOf(decision.by).flatMap(keysOf).includes(signer);
      return { fileName, decision: isOurs && isLead && isSigned ? decision : null };
    });
  }
}

function isOther(before: RecordedTopic | undefined, now: RecordedTopic['votes']): boolean {
  const said = (votes: RecordedTopic['votes']): string =>
    votes
      .map(({ by, status }) => `${by} ${status}`)
      .toSorted()
      .join(' ');
  return said(before?.votes ?? []) !== said(now);
}

function responsibleWords({ name, task, due }: NonNullable<RecordedTopic['responsible']>): string {
  const day = due === null ? null : shortDay(due);
  return [name, task, ...(day === null ? [] : [`by ${day}`])].filter((word) => word !== '').join(', ');
}
