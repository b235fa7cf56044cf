import { makeAutoObservable } from 'mobx';
import type { Topic } from '../../domain/topic/topic';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { Colleagues, Standing, TeamPerson } from '../decisions/colleagues';
import { BY_REFERENCE } from '../shared/by-reference';
import type { ReviewAddress } from '../worklist/review-address';

/** Whose board is shown, and how the others stand to its owner. */
export class WhoseBoard {
  constructor(
    private readonly address: ReviewAddress,
    private readonly team: Colleagues,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** The colleague whose board is shown, read only; null: it is the user's own. */
  get of(): TeamPerson | null {
    return this.team.colleagues.find(({ ids }) => ids.some((id) => id === this.address.boardOf)) ?? null;
  }

  get isReadOnly(): boolean {
    return this.of !== null;
  }

  /** The user, and those whose boards can be seen. */
  get members(): readonly TeamPerson[] {
    return this.team.members;
  }

  show({ id, isYou }: TeamPerson): void {
    this.address.openBoardOf(isYou ? null : id);
  }

  /** What all but the owner of the board have decided. */
  colleagues(topic: Topic): readonly Standing[] {
    const { of } = this;
    return this.team.standings(topic.id).filter(({ isYou, member }) => (of === null ? !isYou : member !== of));
  }

  /** Another one is two steps or more from the owner of the board. */
  isSplit(topic: Topic): boolean {
    return this.team.apartFrom(topic, this.of ?? undefined).length > 0;
  }

  /** What the owner of the board has decided, beside which the others stand; null where the status only came with the data. */
  decisionOn({ id }: Topic): TopicStatus | null {
    const owner = this.of ?? this.team.members.find(({ isYou }) => isYou);
    return owner === undefined ? null : this.team.statusOf(owner, id);
  }

  get hasTeam(): boolean {
    return this.team.isShared;
  }

  isHidden({ id }: Topic): boolean {
    return this.team.isHidden(id);
  }

  /** What this colleague has logged; null: nothing. */
  statusOf(of: TeamPerson, { id }: Topic): TopicStatus | null {
    return this.team.statusOf(of, id);
  }
}
