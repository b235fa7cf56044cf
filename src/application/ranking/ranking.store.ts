import { makeAutoObservable, reaction, runInAction } from 'mobx';
import {
  DEFAULT_WEIGHTING,
  rankFigures,
  readWeighting,
  weightingFromText,
  weightingToText,
  weightingWords,
  type RankFigure,
  type Weighting,
} from '../../domain/ranking/weighting';
import { rankedTopics, type Ranked } from '../../domain/ranking/score';
import { nearestTurn, stability, type Stability, type Turn } from '../../domain/ranking/stability';
import type { Statement } from '../../domain/topic/statement';
import type { Topic } from '../../domain/topic/topic';
import type { Keep } from '../keep/keep';
import { keptRecord, ownerPrefix } from '../keep/kept-record';
import { isSameOwner, type DataOwner } from '../session/personal-keys';
import type { SessionStore } from '../session/session.store';
import { BY_REFERENCE } from '../shared/by-reference';
import { together } from '../shared/load-once';
import { pathOf, type Navigator } from '../shared/navigator';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { TopicColumn } from '../workspace/topic-columns';
import type { WorkspaceStore } from '../workspace/workspace.store';

const KIND = 'weighting';
const PARAMETER = 'weights';

interface Own extends DataOwner {
  readonly sow: string;
  /** null: the user has set none. */
  readonly weighting: Weighting | null;
}

/**
 * In what order the topics of the open project are: the weights of the user, which this browser keeps for each project, or
 * those of an address that was opened. What an address says replaces nothing that is kept until the user takes it over.
 */
export class RankingStore {
  own: Own | null = null;
  readonly #keep: Keep;
  readonly #session: SessionStore;
  readonly #workspace: WorkspaceStore;
  readonly #signals: ProjectSignalsStore;
  readonly #navigator: Navigator;

  constructor(
    keep: Keep,
    session: SessionStore,
    workspace: WorkspaceStore,
    signals: ProjectSignalsStore,
    navigator: Navigator,
  ) {
    this.#keep = keep;
    this.#session = session;
    this.#workspace = workspace;
    this.#signals = signals;
    this.#navigator = navigator;
    makeAutoObservable(this, { start: false }, BY_REFERENCE);
  }

  /** Follows the open project. @returns stops */
  start(): () => void {
    return together([
      reaction(
        () => [this.#session.owner, this.#workspace.currentId] as const,
        () => void this.#load(),
        { fireImmediately: true },
      ),
      this.#keep.onChange((news) => {
        if (news.kind === KIND && isSameOwner(news, this.#session.owner)) void this.#load();
      }),
    ]);
  }

  get topics(): readonly Topic[] {
    return this.#signals.topics.value ?? [];
  }

  get figures(): readonly RankFigure[] {
    return rankFigures(this.topics);
  }

  /** The weights of the address; null: it has none. */
  get ofLink(): Weighting | null {
    const text = this.#navigator.location.query.find(([name]) => name === PARAMETER)?.[1];
    return text === undefined ? null : weightingFromText(text);
  }

  /** null: the user has set none in this project. */
  get kept(): Weighting | null {
    return this.#current?.weighting ?? null;
  }

  /** Whether it is known what the user has set. */
  get isLoaded(): boolean {
    return this.#current !== null;
  }

  /** The weights that are shown. */
  get weighting(): Weighting {
    return this.ofLink ?? this.kept ?? DEFAULT_WEIGHTING;
  }

  /** Whose they are. */
  get whose(): 'link' | 'own' | 'default' {
    if (this.ofLink !== null) return 'link';
    return this.kept === null ? 'default' : 'own';
  }

  get words(): string {
    return weightingWords(this.weighting);
  }

  get ranked(): readonly Ranked[] {
    return rankedTopics(this.topics, this.weighting);
  }

  get stability(): Stability {
    return stability(this.topics, this.weighting);
  }

  get turn(): Turn | null {
    return nearestTurn(this.topics, this.weighting);
  }

  /** Sets the user's own weights, also where those of an address were shown: these leave the address. */
  set(weighting: Weighting): void {
    const place = this.#current;
    if (place === null) return;
    const at = this.#keep.now();
    this.#keep.put(keptRecord({ ...place, project: place.sow }, KIND, 'own', { at, value: weighting }));
    this.own = { ...place, weighting };
    this.leaveLink();
  }

  /** The user's own weights again. */
  readonly leaveLink = (): void => {
    const { query } = this.#navigator.location;
    if (this.#navigator.location.query.some(([name]) => name === PARAMETER))
      this.#navigator.setQuery(
        query.filter(([name]) => name !== PARAMETER),
        'replace',
      );
  };

  /** The whole address of this page with the weights that are shown. */
  get link(): string {
    const { home, location } = this.#navigator;
    const others = location.query.filter(([name]) => name !== PARAMETER);
    return home + pathOf({ ...location, query: [...others, [PARAMETER, weightingToText(this.weighting)]] });
  }

  /** By the score of each topic, for orders of others. */
  scores(): (topic: Pick<Topic, 'id'>) => number | null {
    const scores = new Map(this.ranked.map(({ topic, score }) => [topic.id, score]));
    return ({ id }) => scores.get(id) ?? null;
  }

  /** What lists and files say of the order; nothing where the user has set no weights. */
  get columns(): readonly TopicColumn[] {
    if (!this.isLoaded || this.whose === 'default') return [];
    const scoreOf = this.scores();
    const value = ({ id }: Pick<Topic, 'id'>): number | null => {
      const score = scoreOf({ id });
      return score === null ? null : Math.round(score * 10) / 10;
    };
    return [{ title: 'Score', value, list: { id: 'ranking', hint: `Ranked by ${this.words}`, width: 72 } }];
  }

  /** What a document on topics says of their order; nothing where the user has set no weights. */
  statementsOn(topics: readonly Topic[]): readonly Statement[] {
    if (this.whose === 'default' || topics.length < 2) return [];
    const chosen = new Set(topics.map(({ id }) => id));
    const [first] = this.ranked.filter(({ topic, score }) => chosen.has(topic.id) && score !== null);
    if (first === undefined) return [];
    const of = `${first.place === 1 ? 'first' : `place ${first.place}`} of all topics of the project`;
    return [{ lead: `Ranked by ${this.words}:`, text: `${first.topic.name} leads, ${of}.` }];
  }

  /** On logout. */
  clear(): void {
    this.own = null;
  }

  get #current(): Own | null {
    const { own } = this;
    return own?.sow === this.#workspace.currentId && isSameOwner(own, this.#session.owner) ? own : null;
  }

  async #load(): Promise<void> {
    const { owner } = this.#session;
    const sow = this.#workspace.currentId;
    if (owner === null || sow === null) return;
    const prefix = [...ownerPrefix(owner), sow, KIND];
    // Where the storage cannot be read, the page goes on with what it holds.
    const records = await this.#keep.all(prefix).catch(() => this.#keep.heldOf(prefix));
    const [weighting = null] = this.#keep.valuesOf(records, KIND, readWeighting);
    const isWanted = this.#workspace.currentId === sow && isSameOwner(owner, this.#session.owner);
    if (isWanted) runInAction(() => (this.own = { ...owner, sow, weighting }));
  }
}
