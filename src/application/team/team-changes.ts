import { computedStruct, makeAutoObservable } from 'mobx';
import type { TopicId } from '../../domain/shared/entity-id';
import type { TeamMember } from '../../domain/team/member';
import { changedTopics, teamNews, type SeenMarks, type TeamNews } from '../../domain/team/seen-marks';
import { BY_REFERENCE } from '../shared/by-reference';
import { Remembered } from '../shared/remembered';
import type { TeamStore } from './team.store';

/** What colleagues did since the last visit, as far as the user may see it. */
export class TeamChanges {
  readonly #store: TeamStore;
  readonly #topics = new Remembered<TeamMember['logs'], SeenMarks, readonly TopicId[]>();

  constructor(store: TeamStore) {
    this.#store = store;
    const equal = { seen: computedStruct };
    makeAutoObservable(this, equal, BY_REFERENCE);
  }

  get seen(): SeenMarks {
    return this.#store.current?.stored.seen ?? null;
  }

  /** By colleague: the topics whose last decision is unread. */
  get topics(): ReadonlyMap<TeamMember, ReadonlySet<TopicId>> {
    const { seen } = this;
    const { hidden, colleagues } = this.#store;
    return new Map(
      colleagues.map((member) => {
        const changed = this.#topics.of(member.logs, seen, () => changedTopics(member, seen));
        return [member, new Set(changed.filter((id) => !hidden.has(id)))];
      }),
    );
  }

  get news(): TeamNews {
    const { you, isHidden, statusOf } = this.#store;
    return teamNews(you, this.topics, this.seen, isHidden, (id) => (you === null ? null : statusOf(you, id)));
  }
}
