import type { Topic } from '../../domain/topic/topic';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { PickTopicStatus } from '../decisions/pick-topic-status';
import type { OpenFlashcard } from '../workspace/open-flashcard';
import type { TeamActs } from './team-acts';
import type { TeamStore } from './team.store';

/** What the user does with a topic in the table of the team. */
export class TeamTopicActs {
  constructor(
    private readonly store: TeamStore,
    private readonly picks: PickTopicStatus,
    private readonly acts: TeamActs,
    private readonly cards: OpenFlashcard,
  ) {}

  readonly openCard = ({ id, name }: Topic): void => {
    this.cards.topic(id, name, 'review');
  };

  /** What the members say of it, in its card. */
  readonly openTeam = ({ id, name }: Topic): void => {
    this.cards.topic(id, name, 'review', { tab: 'Team' });
  };

  decide(topic: Topic, status: TopicStatus): void {
    // What the data brought becomes the user's decision where the user picks it.
    if (this.store.broughtStatus(topic.id) === status) this.acts.adopt([{ topic, status }]);
    else void this.picks.pick(topic, status);
  }
}
