import { exchangeOf } from './team-folder';
import { entityId } from '../../domain/shared/entity-id';
import type { MemberId } from '../../domain/team/member-record';
import { leadOf, leadPlace, type Lead, type LeadStep, nextLeadNumber } from '../../domain/team/team-lead';
import { ownerlessTeamId, type TeamRecord, withLead } from '../../domain/team/team-record';
import { isAway } from '../../domain/team/team-sight';
import type { Clock } from '../shared/browser-ports';
import type { LeaveTeam } from './leave-team';
import type { TeamKeeper } from './team-keeper';
import type { TeamSync } from './team-sync';
import type { TeamStore } from './team.store';

/** Of a team whose owner no file has named yet. */
const NO_MEMBER = entityId<'member'>('no-member');

/**
 * Why the user may take the lead. deputy: the owner has named them. none: the owner has given it up. away: no member has seen
 * the owner for two weeks. unread: no file of the team has been read for as long.
 */
export type TakeOverReason = 'deputy' | 'none' | 'away' | 'unread';

/** Who leads the team, and how that changes: each change is an act that its author signs and all members are told of. */
export class TeamLead {
  constructor(
    private readonly store: TeamStore,
    private readonly keeper: TeamKeeper,
    private readonly sync: TeamSync,
    private readonly leaving: LeaveTeam,
    private readonly clock: Clock,
  ) {}

  /** null: the user may not take the lead. */
  get canTakeOver(): TakeOverReason | null {
    const stored = this.store.current?.stored;
    if (
      stored === undefined ||
      exchangeOf(stored.kind) !== 'common' ||
      this.sync.problem !== null ||
      this.store.isOwner
    )
      return null;
    const { own, joinedAt, team } = stored;
    const now = this.#now();
    const isGone = (id: MemberId): boolean => isAway(id, own, this.store.others, joinedAt, now);
    if (team.id === '') return isGone(NO_MEMBER) ? 'unread' : null;
    if (team.owner === null) return 'none';
    if (team.deputy !== null && this.#isYou(team.deputy)) return 'deputy';
    // A sign of one of the owner's computers is one of the owner.
    return this.#idsOf(team.owner).every(isGone) ? 'away' : null;
  }

  /** The last change of the lead; null: the team is still led by the member who has begun it. */
  get change(): LeadStep | null {
    return this.#lead?.counted.at(-1) ?? null;
  }

  /** The user has not been told of the last change yet. */
  get isChangeNew(): boolean {
    const { change } = this;
    return change !== null && leadPlace(change) !== this.store.current?.stored.leadTold;
  }

  /** The take-over that has ended the user's own lead; null: there is none, or it is undone. */
  get takenFromYou(): LeadStep | null {
    if (this.store.isOwner) return null;
    const isMine = ({ kind, other }: LeadStep): boolean => kind === 'take-over' && other !== null && this.#isYou(other);
    return this.#lead?.counted.findLast(isMine) ?? null;
  }

  /** The name of a member of whom there may be no file any more. */
  nameOf({ owner, ownerName }: Pick<TeamRecord, 'owner' | 'ownerName'>): string {
    return this.store.byId.get(owner ?? '')?.name ?? (ownerName === '' ? 'a former member' : ownerName);
  }

  readonly told = async (): Promise<void> => {
    const { change } = this;
    if (change !== null) await this.keeper.note((stored) => ({ ...stored, leadTold: leadPlace(change) }));
  };

  readonly takeOver = async (): Promise<void> => {
    const { own, current } = this.store;
    if (own === null || current === null || this.canTakeOver === null) return;
    const { team } = current.stored;
    await this.#step('take-over', own.id, { id: team.owner, name: team.owner === null ? '' : this.nameOf(team) });
  };

  /** @param to null: the lead is given up. @returns false: the folder cannot be written, so the user still leads */
  readonly handOver = async (to: MemberId | null): Promise<boolean> => {
    const { owner } = this.store.current?.stored.team ?? {};
    if (!this.store.isOwner || owner == null) return false;
    await this.sync.read();
    if (this.sync.problem !== null) return false;
    await this.#step('hand-over', owner, { id: to, name: to === null ? '' : (this.store.byId.get(to)?.name ?? '') });
    return this.sync.problem === null;
  };

  /** The user's lead, which another has taken over, is put back. */
  readonly takeBack = async (): Promise<void> => {
    const taken = this.takenFromYou;
    if (taken?.other == null) return;
    await this.#step('objection', taken.other, { id: taken.by, name: taken.byName });
  };

  /**
   * Leaves the team.
   * @param successor of an owner; null: the team is without a lead; undefined: the user does not lead it
   * @returns false: the lead could not be handed over, so the user stays
   */
  async leave(isFileRemoved: boolean, successor?: MemberId | null): Promise<boolean> {
    if (successor !== undefined && this.store.isOwner && !(await this.handOver(successor))) return false;
    await this.leaving.leave(isFileRemoved);
    return true;
  }

  get #lead(): Lead | null {
    const team = this.store.current?.stored.team;
    return team === undefined ? null : leadOf(team.founder, team.lead);
  }

  async #step(kind: LeadStep['kind'], by: MemberId, other: { readonly id: MemberId | null; readonly name: string }) {
    const { current, own } = this.store;
    if (current === null || own === null) return;
    const { scope, stored } = current;
    const begun = (team: TeamRecord): TeamRecord => (team.id === '' ? { ...team, id: ownerlessTeamId(team) } : team);
    const team = begun(stored.team);
    const plain = {
      kind,
      team: team.id,
      n: nextLeadNumber(team.lead),
      by,
      byName: own.name,
      other: other.id,
      otherName: other.name,
      at: this.#now(),
    };
    const key = await this.keeper.deviceKey(scope);
    const step: LeadStep = { ...plain, ...(key === null ? { key: '', signature: '' } : await key.sign(plain)) };
    await this.keeper.note(
      (kept) => ({
        ...kept,
        team: withLead(begun(kept.team), [step]),
        leadTold: leadPlace(step),
        unwritten: kept.unwritten + 1,
      }),
      scope,
    );
    // Also by one who has just handed it over, so that the step stays where their own file is removed.
    await this.sync.write(true, this.store.stray === null);
  }

  #idsOf(id: MemberId): readonly MemberId[] {
    return this.store.byId.get(id)?.ids ?? [id];
  }

  #isYou(id: MemberId): boolean {
    return this.store.you?.ids.includes(id) === true;
  }

  #now(): string {
    return this.clock.now().toISOString();
  }
}
