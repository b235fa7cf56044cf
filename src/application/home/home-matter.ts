import { makeAutoObservable } from 'mobx';
import { changesSince } from '../../domain/topic/changes-since';
import { topicSnapshot } from '../../domain/topic/topic-snapshot';
import { ALL_TOPICS, reviewFiltersToQuery } from '../../domain/worklist/review-filters';
import { countOf, formatCount, plural } from '../../domain/shared/figures';
import { paths } from '../../domain/shared/routes';
import { UNDECIDED } from '../../domain/topic/topic-status';
import type { Topic } from '../../domain/topic/topic';
import type { DataComparison } from '../filters/data-comparison';
import type { ProjectFacts } from '../query/project-facts';
import { BY_REFERENCE } from '../shared/by-reference';
import { pathOf } from '../shared/navigator';
import type { FurtherMatter, Matter } from './home-strips';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';

/** Topics that an address names. */
const MOST_NAMED = 40;

/** The one thing of the open project that asks for something from the user. */
export class HomeMatter {
  constructor(
    private readonly signals: ProjectSignalsStore,
    private readonly facts: ProjectFacts,
    private readonly workspace: WorkspaceStore,
    private readonly comparison: DataComparison,
    private readonly further: readonly FurtherMatter[],
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** The first that holds; null: it is not known yet, or there is no review. */
  get matter(): Matter | null {
    const topics = (this.signals.topics.value ?? []).filter(({ status }) => status !== null);
    if (topics.length === 0 || !this.workspace.has('review') || !this.comparison.isPreviousSettled) return null;
    const undecided = topics.filter((topic) => this.facts.picked.statusOf(topic) === UNDECIDED);
    const { moved, added } = this.#changes(undecided);
    if (moved.length > 0) {
      return {
        words: `${countOf(moved.length, 'topic')} changed quadrant and ${plural(moved.length, 'waits', 'wait')} for your decision`,
        action: this.#review(moved),
        topics: moved.map(({ id }) => id),
      };
    }
    const [further] = this.further.flatMap(({ module, matter }) =>
      this.workspace.has(module) ? (matter() ?? []) : [],
    );
    if (further !== undefined) return further;
    if (added.length > 0)
      return {
        words: `${countOf(added.length, 'new topic')} ${plural(added.length, 'is', 'are')} undecided`,
        action: this.#review(added),
        topics: added.map(({ id }) => id),
      };
    if (undecided.length === 0) return { words: 'Nothing waits for you: all topics are decided', action: null };
    return {
      words: `${countOf(undecided.length, 'topic')} ${plural(undecided.length, 'is', 'are')} undecided`,
      action: this.#to('Review them', []),
    };
  }

  #changes(undecided: readonly Topic[]): { readonly moved: readonly Topic[]; readonly added: readonly Topic[] } {
    const before = this.comparison.hasMovement ? this.signals.topicsBefore : null;
    if (before === null) return { moved: [], added: [] };
    const changes = changesSince({ topics: before.map((topic) => topicSnapshot(topic)) }, undecided);
    const among = (of: readonly { readonly id: Topic['id'] }[]): readonly Topic[] => {
      const ids = new Set(of.map(({ id }) => id));
      return undecided.filter(({ id }) => ids.has(id));
    };
    return { moved: among(changes.movedQuadrant), added: among(changes.new) };
  }

  /** The queue with just these; with all topics where an address has no room for the names. */
  #review(topics: readonly Topic[]): Matter['action'] {
    if (topics.length > MOST_NAMED) return this.#to('Review them', []);
    const filters = { ...ALL_TOPICS, topicFilter: topics.map(({ name }) => name) };
    const label = topics.length === 1 ? 'Review it' : `Review the ${formatCount(topics.length)}`;
    return this.#to(label, reviewFiltersToQuery(filters));
  }

  #to(label: string, query: Parameters<typeof pathOf>[0]['query']): Matter['action'] {
    const { currentId } = this.workspace;
    return currentId === null ? null : { label, path: pathOf({ pathname: paths.review(currentId), query }) };
  }
}
