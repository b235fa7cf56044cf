import { computedStruct, makeAutoObservable } from 'mobx';
import {
  earlierFacts,
  NO_FACTS,
  type MemberDecision,
  type OwnFacts,
  type QueryFacts,
} from '../../domain/query/query-facts';
import type { TopicId } from '../../domain/shared/entity-id';
import { groupBy } from '../../domain/shared/lists';
import type { Topic } from '../../domain/topic/topic';
import { UNDECIDED, type TopicStatus } from '../../domain/topic/topic-status';
import type { Colleagues } from '../decisions/colleagues';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { ContributedFact, ListControl } from './contributed-facts';
import { BY_REFERENCE } from '../shared/by-reference';

/** What colleagues say of a topic. */
type TeamFacts = Pick<Colleagues, 'saysOf' | 'standings' | 'isHidden' | 'isShared' | 'members'>;

/** What the user has of topics and trends. */
interface PersonalFacts {
  readonly own: OwnFacts;
}

/** The facts of the open project by which queries and filters are evaluated. */
export class ProjectFacts {
  constructor(
    private readonly signals: ProjectSignalsStore,
    private readonly statuses: TopicStatusStore,
    private readonly workspace: WorkspaceStore,
    private readonly team: TeamFacts,
    private readonly personal: PersonalFacts,
    private readonly contributed: readonly ContributedFact[],
  ) {
    // They change seldom, and what follows from the facts with each of them.
    makeAutoObservable(this, { listsOfFacts: computedStruct }, BY_REFERENCE);
  }

  /** Whether the topics and trends have been loaded. */
  get isLoaded(): boolean {
    const { topics, trends } = this.signals.shown;
    return topics.value !== null && trends.value !== null;
  }

  /** The names of the members of the user's team. */
  get members(): readonly string[] {
    return this.team.isShared ? this.team.members.map(({ name }) => name) : [];
  }

  /** What is at hand, with the statuses as they were picked. */
  get picked(): QueryFacts {
    return this.#complete(this.#withStatuses((topic) => this.statuses.statusOf(topic)));
  }

  /** What is at hand, with the statuses that are saved, as charts show them. */
  get settled(): QueryFacts {
    return this.#complete(this.#withStatuses((topic) => this.statuses.settledStatusOf(topic)));
  }

  /** The filters that offer lists; none without a list. */
  get listControls(): readonly ListControl[] {
    const headings = new Set(this.listsOfFacts.map(({ heading }) => heading));
    return [...headings].map((heading) => {
      const own = this.listsOfFacts.filter((each) => each.heading === heading);
      return { heading, names: own.flatMap(({ lists }) => [...lists.keys()]) };
    });
  }

  get lists(): QueryFacts['lists'] {
    return new Map(this.listsOfFacts.flatMap(({ lists }) => [...lists]));
  }

  /** Of its own: thousands of topics are compared for them. */
  get listsOfFacts(): readonly { readonly heading: string; readonly lists: QueryFacts['lists'] }[] {
    const facts = this.#withStatuses((topic) => this.statuses.statusOf(topic));
    return this.#offered.flatMap(({ control = 'Lists', lists: of }) => {
      const lists = of?.(facts);
      return lists === undefined || lists.size === 0 ? [] : { heading: control, lists };
    });
  }

  /** What lists and maps mark topics with: the names of lists such as 'to confirm'. */
  get marks(): ReadonlyMap<TopicId, readonly string[]> {
    const { lists } = this;
    const names = this.#offered.flatMap(({ marks = [] }) => marks);
    const marked = names.flatMap((name) => [...(lists.get(name) ?? [])].map((id) => ({ id, name })));
    return new Map([...groupBy(marked, ({ id }) => id)].map(([id, all]) => [id, all.map(({ name }) => name)]));
  }

  /** Of its own: the index of words is built anew with another list. */
  get texts(): QueryFacts['texts'] {
    return this.#offered.flatMap(({ texts = [] }) => texts);
  }

  get listsSinceDecided(): QueryFacts['listsSinceDecided'] {
    return new Map(this.#offered.flatMap((each) => [...(each.listsSinceDecided ?? [])]));
  }

  get #offered(): readonly ContributedFact[] {
    return this.contributed.filter(({ module }) => this.workspace.has(module));
  }

  #complete(facts: QueryFacts): QueryFacts {
    const own = this.#offered.find(({ ownDecisions }) => ownDecisions !== undefined)?.ownDecisions?.() ?? null;
    const decidedAt = ({ id }: Topic): string | null => own?.get(id)?.at ?? null;
    const decisionsOf = (topic: Topic): readonly MemberDecision[] | null => {
      const ofTeam = facts.decisionsOf(topic);
      const mine = own?.get(topic.id);
      if (own === null || mine === undefined) return ofTeam ?? (own && []);
      const { at, reason, cameWithData } = mine;
      // What the user decided in the team is among what the team says.
      if (ofTeam?.some(({ decision }) => decision?.at === at)) return ofTeam;
      const status = facts.statusOf(topic) ?? UNDECIDED;
      return [
        ...(ofTeam ?? []),
        { name: cameWithData ? 'With the data' : 'You', status, decision: at === null ? null : { at, reason } },
      ];
    };
    const scoreOf = this.#offered.find((each) => each.scoreOf !== undefined)?.scoreOf ?? null;
    const setSum = this.#offered.find((each) => each.setSum !== undefined)?.setSum?.() ?? null;
    const { lists, listsSinceDecided, texts } = this;
    return { ...facts, decidedAt, decisionsOf, scoreOf, setSum, lists, listsSinceDecided, texts };
  }

  /** The name of its shift, which the topic itself may not carry. */
  shiftOf({ trend }: Topic): string | null {
    if (trend === null) return null;
    return trend.shiftName ?? this.signals.trendById.get(trend.id)?.shiftName ?? null;
  }

  #withStatuses(statusOf: (topic: Topic) => TopicStatus | null): QueryFacts {
    const { previous } = this.signals;
    const { topics, trends } = this.signals.shown;
    const { personal } = this;
    return {
      ...NO_FACTS,
      topics: topics.value ?? [],
      trends: trends.value ?? [],
      statusOf,
      shiftOf: this.shiftOf,
      newKeys: this.workspace.newKeys,
      teamOf: (topic) => this.team.saysOf(topic),
      decisionsOf: ({ id }) => (this.team.isShared && !this.team.isHidden(id) ? this.team.standings(id) : null),
      previous: earlierFacts(previous.value),
      // Read when it is asked for: a note changes no chart.
      get own() {
        return personal.own;
      },
    };
  }
}
