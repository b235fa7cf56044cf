import { makeAutoObservable } from 'mobx';
import type { TopicId } from '../../domain/shared/entity-id';
import { agreementOf, byDisagreement, middleVote, type Agreement } from '../../domain/team/agreement';
import type { Member } from '../../domain/team/member';
import type { LoggedDecision } from '../../domain/team/member-record';
import { isVote, votedCount } from '../../domain/team/round-state';
import type { Round } from '../../domain/team/team-record';
import { resultsHeadline } from '../../domain/team/team-words';
import type { Topic } from '../../domain/topic/topic';
import { UNDECIDED, type TopicStatus } from '../../domain/topic/topic-status';
import type { OpenFlashcard } from '../flashcards/open-flashcard';
import type { PickTopicStatus } from '../decisions/pick-topic-status';
import type { ReviewAddress } from '../review/review-address';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { TeamActs } from './team-acts';
import type { TeamStore } from './team.store';

export interface RoundVote extends LoggedDecision {
  readonly member: Member;
}

export interface RoundTopic {
  /** As the round names it: votes are by this id. */
  readonly id: TopicId;
  readonly name: string;
  /** null: the project does not have it any more. */
  readonly topic: Topic | null;
  /** Who has voted, whatever may be shown. */
  readonly seats: readonly { readonly member: Member; readonly hasVoted: boolean }[];
  /** What may be shown. */
  readonly votes: readonly RoundVote[];
  readonly agreement: Agreement;
  readonly middle: ReturnType<typeof middleVote>;
}

export interface RoundView {
  readonly round: Round;
  /** From 1 on. */
  readonly number: number;
  readonly isOpen: boolean;
  readonly progress: readonly { readonly member: Member; readonly done: number }[];
}

/** Independent rounds: each member votes alone, and the votes open together. A result changes no status. */
export class TeamRounds {
  constructor(
    private readonly store: TeamStore,
    private readonly acts: TeamActs,
    private readonly picks: PickTopicStatus,
    private readonly signals: ProjectSignalsStore,
    private readonly address: ReviewAddress,
    private readonly cards: OpenFlashcard,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The newest first. */
  get all(): readonly RoundView[] {
    const { rounds, openRounds } = this.store;
    return rounds
      .map((round, index) => ({
        round,
        number: index + 1,
        isOpen: openRounds.includes(round),
        progress: this.#membersOf(round).map((member) => ({
          member,
          done: votedCount(round, member.votes.get(round.id)),
        })),
      }))
      .toReversed();
  }

  /** The one that the address opens. */
  get shown(): RoundView | null {
    return this.all.find(({ round }) => round.id === this.address.round) ?? null;
  }

  /** Your vote; Undefined: none. */
  voteOf(round: Round, id: TopicId): LoggedDecision | null {
    const vote = this.store.you?.votes.get(round.id)?.get(id);
    return isVote(vote) ? vote : null;
  }

  /** Most disagreement first once the round is closed; while it is open in its own order, with what its rule shows. */
  topicsOf({ round, isOpen }: RoundView): readonly RoundTopic[] {
    const members = this.#membersOf(round);
    const rows = round.topics.map(({ id, name }) => {
      const found = this.store.finder.find(id, name);
      const topic = found === null ? null : (this.signals.topicById.get(found) ?? null);
      const isShown = !isOpen || (round.hiding === 'decide' && this.voteOf(round, id) !== null);
      const votes = members.flatMap((member) => {
        const vote = member.votes.get(round.id)?.get(id);
        return isVote(vote) && (isShown || member.isYou) ? [{ ...vote, member }] : [];
      });
      const seats = members.map((member) => ({
        member,
        hasVoted: isVote(member.votes.get(round.id)?.get(id)),
      }));
      const statuses = votes.map(({ status }) => status);
      return { id, name, topic, seats, votes, agreement: agreementOf(statuses), middle: middleVote(statuses) };
    });
    if (isOpen) return rows;
    const ordered = rows.map((row) => ({ row, agreement: row.agreement, growth: row.topic?.growth ?? null }));
    return ordered.sort(byDisagreement).map(({ row }) => row);
  }

  headlineOf(view: RoundView): string {
    return resultsHeadline(this.topicsOf(view));
  }

  show(id: string | null): void {
    this.address.openRound(id);
  }

  /** For the owner. */
  start(round: Pick<Round, 'name' | 'topics' | 'closesAt' | 'hiding' | 'follows'>): void {
    this.acts.openRound(round);
    this.show(null);
  }

  end({ round }: RoundView): void {
    this.acts.endRound(round.id);
  }

  /** @param status Undefined takes the vote back */
  vote(round: Round, id: TopicId, status: TopicStatus): void {
    const before = this.voteOf(round, id);
    if ((before?.status ?? UNDECIDED) !== status) this.acts.vote(round, id, status, before?.reason ?? null);
  }

  explain(round: Round, id: TopicId, reason: string): void {
    const vote = this.voteOf(round, id);
    if (vote !== null && (vote.reason ?? '') !== reason.trim()) this.acts.vote(round, id, vote.status, reason);
  }

  /** Sets your own status, on request only. */
  takeMiddle({ topic, middle }: RoundTopic): void {
    if (topic !== null && middle !== null) void this.picks.pick(topic, middle.status);
  }

  openCard({ id, name }: Topic): void {
    this.cards.topic(id, name, 'review');
  }

  #membersOf(round: Round): readonly Member[] {
    return this.store.members.filter(({ ids }) => ids.some((id) => round.members.includes(id)));
  }
}
