import { fixedDigits } from '../../domain/shared/figures';
import { compareStructural, computed, makeAutoObservable, reaction } from 'mobx';
import {
  defaultWeighting,
  rankFigures,
  readWeighting,
  weightingFromText,
  weightingToText,
  rankedByWords,
  weightingOfWords,
  weightingWords,
  type RankFigure,
  type Weighting,
} from '../../domain/ranking/weighting';
import {
  lackWords,
  partsInWords,
  rankedTopics,
  scaledFigures,
  type Ranked,
  type FigureScale,
  type ScaledFigures,
} from '../../domain/ranking/score';
import type { RankingInput } from '../../domain/ranking/firmness';
import { scoresOverWeight, type ScoreLine } from '../../domain/ranking/score-lines';
import type { TopicId } from '../../domain/shared/entity-id';
import { viewFromQuery, withView } from '../../domain/filters/view-query';
import type { AddressParameters } from '../../domain/shared/address-parameters';
import { firstSegment } from '../../domain/shared/screen-address';
import { capitalized } from '../../domain/shared/words';
import { paths } from '../../domain/shared/routes';
import type { Statement } from '../../domain/topic/statement';
import type { Topic } from '../../domain/topic/topic';
import type { CommonWeights } from '../decisions/common-weights';
import type { Keep } from '../keep/keep';
import type { SessionStore } from '../session/session.store';
import { BY_REFERENCE } from '../shared/by-reference';
import { together } from '../shared/load-once';
import { pathOf, type Navigator, type RouteLocation } from '../shared/navigator';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import { addedKey, type ColumnParts, type TopicColumn } from '../workspace/topic-columns';
import type { WorkspaceStore } from '../workspace/workspace.store';
import { KeptChoice } from './kept-choice';

const KIND = 'weighting';
const PARAMETER = 'weights';
/** In the address. */
export const RANKING_TAB = 'ranking';
export const RANKING_ORDER = 'weights';
const COLUMN = 'ranking';
const SCORE = addedKey(COLUMN);
const WHOSE = {
  link: 'the weights of the link',
  own: 'my weights',
  team: 'the weights of the team',
  default: 'growth and sizing',
} as const;

function textIn(query: AddressParameters): string | null {
  return query.find(([name]) => name === PARAMETER)?.[1] ?? null;
}

function without(query: AddressParameters): AddressParameters {
  return query.filter(([name]) => name !== PARAMETER);
}

function withText(query: AddressParameters, text: string): AddressParameters {
  return [...without(query), [PARAMETER, text]];
}

/** Whether a page shows the order by weights, or a map of the score. */
function isByWeights({ query }: RouteLocation): boolean {
  const { orders, across, up } = viewFromQuery(query);
  const shown = [...Object.values(orders).map((order) => order.replace(/^-/, '')), across, up];
  return shown.includes(SCORE) || query.some(([name, value]) => name === 'order' && value === RANKING_ORDER);
}

/** The same, or it is the tab where weights are set. */
function isRanked(location: RouteLocation): boolean {
  return isByWeights(location) || location.query.some(([name, value]) => name === 'tab' && value === RANKING_TAB);
}

function isOfDocument({ pathname }: RouteLocation): boolean {
  return firstSegment(pathname) === 'brief';
}

/** What an address says of weights, in words. */
export function wordsInAddress(query: AddressParameters): readonly string[] {
  const weighting = weightingFromText(textIn(query) ?? '');
  return weighting === null ? [] : [rankedByWords(weighting)];
}

/**
 * In what order the topics of the open project are: the weights of the user, which this browser keeps for each project, or
 * those of an address that was opened. What an address says replaces nothing that is kept until the user takes it over.
 */
export class RankingStore {
  readonly #own: KeptChoice<Weighting>;
  readonly #team: readonly CommonWeights[];
  /** Weights that were the user's own on this page, as they are written in addresses. */
  readonly #former = new Set<string>();
  /** Those that a question asked for last: it asks topic by topic. */
  #asked: {
    readonly topics: readonly Topic[];
    readonly words: string;
    readonly scores: ReadonlyMap<TopicId, number | null>;
  } | null = null;

  constructor(
    keep: Keep,
    session: SessionStore,
    private readonly workspace: WorkspaceStore,
    private readonly signals: ProjectSignalsStore,
    private readonly navigator: Navigator,
    team: readonly CommonWeights[],
  ) {
    this.#own = new KeptChoice(keep, session, workspace, KIND, readWeighting);
    this.#team = team;
    makeAutoObservable(this, { start: false, scales: computed({ equals: compareStructural }) }, BY_REFERENCE);
  }

  /** Follows the open project, and has the own weights in each address that shows their order. @returns stops */
  start(): () => void {
    return together([
      // First: a document that is made from an order by weights is ranked by these, also where they are not the own ones.
      reaction(
        () => this.navigator.location,
        (location, former) => {
          if (isOfDocument(location) && textIn(location.query) === null && !this.navigator.isReturn && isRanked(former))
            this.#write(textIn(former.query) ?? weightingToText(this.weighting));
        },
      ),
      reaction(
        () => this.#missing,
        (text) => text !== null && this.#write(text),
        { fireImmediately: true },
      ),
      this.#own.follow(),
    ]);
  }

  get topics(): readonly Topic[] {
    return this.signals.topics.value ?? [];
  }

  get figures(): readonly RankFigure[] {
    return rankFigures(this.topics);
  }

  /** The weights of the address, where they are others than the own ones; null: it has none. */
  get ofLink(): Weighting | null {
    const { location, isReturn } = this.navigator;
    const text = textIn(location.query);
    if (text === null || text === this.#standingText) return null;
    // Who changes the own weights and goes back sees the changed ones: the address has what they were.
    if (isReturn && this.#former.has(text)) return null;
    return weightingFromText(text);
  }

  /** null: the user has set none in this project. */
  get kept(): Weighting | null {
    return this.#own.value;
  }

  /** Whether it is known what the user has set. */
  get isLoaded(): boolean {
    return this.#own.isLoaded;
  }

  /** The weights that are shown. */
  get weighting(): Weighting {
    return this.ofLink ?? this.kept ?? this.common ?? defaultWeighting(this.figures);
  }

  /** Whose they are. */
  get whose(): 'link' | 'own' | 'team' | 'default' {
    if (this.ofLink !== null) return 'link';
    if (this.kept !== null) return 'own';
    return this.common === null ? 'default' : 'team';
  }

  /** Those that the user's team has set for all; null: none. */
  get common(): Weighting | null {
    return weightingFromText(this.#commonText ?? '');
  }

  /** Whether the user may set those of the team, and they are others than those that are shown. */
  get canShare(): boolean {
    const { weighting } = this;
    return this.#team.some(({ canSet }) => canSet()) && this.#commonText !== weightingToText(weighting);
  }

  /** Makes the weights that are shown those of the team. */
  readonly share = (): void => {
    for (const source of this.#team) if (source.canSet()) source.set(weightingToText(this.weighting));
  };

  /** Whether the team has other weights than the user's own. */
  get canTakeCommon(): boolean {
    return this.whose === 'own' && this.common !== null && this.#commonText !== this.#ownText;
  }

  /** Those of the team again, also when they change. */
  readonly takeCommon = (): void => {
    const former = this.#standingText;
    this.#own.unset();
    this.#leave(former);
  };

  get words(): string {
    return weightingWords(this.weighting);
  }

  /** How figures are scaled; the same while only points change. */
  get scales(): readonly FigureScale[] {
    return this.weighting.map(({ figure, isLowBetter, scaling }) => ({ figure, isLowBetter, scaling }));
  }

  get scaled(): ScaledFigures {
    return scaledFigures(this.topics, this.scales);
  }

  get ranked(): readonly Ranked[] {
    return rankedTopics(this.topics, this.weighting, this.scaled);
  }

  /** The same as numbers. */
  get input(): RankingInput {
    return { count: this.topics.length, scaled: this.scaled, points: this.weighting.map(({ points }) => points) };
  }

  /** What of the ranked topics is shown first. @param figure whose points change */
  linesOver(figure: RankFigure, topics: ReadonlySet<TopicId>): readonly ScoreLine[] {
    return scoresOverWeight(this.topics, this.weighting, this.scaled, figure, ({ id }) => topics.has(id));
  }

  /** Sets the user's own weights, also where those of an address were shown: these leave the address. */
  set(weighting: Weighting): void {
    const former = this.#standingText;
    this.#own.set(weighting);
    this.#leave(former);
  }

  /** The user's own weights again. */
  readonly leaveLink = (): void => {
    const { query } = this.navigator.location;
    if (textIn(query) !== null) this.navigator.setQuery(without(query), 'replace');
  };

  /** The whole address of this page with the weights that are shown. */
  get link(): string {
    const { home, location } = this.navigator;
    return home + pathOf({ ...location, query: withText(location.query, weightingToText(this.weighting)) });
  }

  /** Shows the list of the explorer, ordered by the score. */
  readonly showList = (): void => {
    const { currentId } = this.workspace;
    if (currentId === null) return;
    const orders = { topicList: `-${SCORE}` };
    const view = withView([['tab', 'trendList']], { ...viewFromQuery([]), list: 'topics', orders });
    const query = withText(view, weightingToText(this.weighting));
    this.navigator.go(pathOf({ pathname: paths.data(currentId), query }));
  };

  get rankedById(): ReadonlyMap<TopicId, Ranked> {
    return new Map(this.ranked.map((each) => [each.topic.id, each]));
  }

  /** The score of a topic by weights in words, as a question has them; null: they name what the project lacks. */
  scoreOf(words: string, { id }: Pick<Topic, 'id'>): number | null {
    const { topics } = this;
    const known = this.#asked;
    if (known?.topics !== topics || known.words !== words) {
      const weighting = weightingOfWords(words, this.figures);
      const ranked = weighting === null ? [] : rankedTopics(topics, weighting);
      this.#asked = { topics, words, scores: new Map(ranked.map(({ topic, score }) => [topic.id, score])) };
    }
    return this.#asked?.scores.get(id) ?? null;
  }

  /** By the score of each topic, for orders of others. */
  scores(): (topic: Pick<Topic, 'id'>) => number | null {
    const { rankedById } = this;
    return ({ id }) => rankedById.get(id)?.score ?? null;
  }

  /** Opens the tab where weights are set, with those that are shown. */
  readonly open = (): void => {
    const { currentId } = this.workspace;
    if (currentId === null) return;
    const tab: AddressParameters = [['tab', RANKING_TAB]];
    const query = this.ofLink === null ? tab : withText(tab, weightingToText(this.ofLink));
    this.navigator.go(pathOf({ pathname: paths.review(currentId), query }));
  };

  /** What lists and files say of the order; nothing where the user has set no weights. */
  get columns(): readonly TopicColumn[] {
    if (!this.isLoaded || this.whose === 'default') return [];
    const { rankedById } = this;
    const scoreOf = ({ id }: Pick<Topic, 'id'>): number | null => rankedById.get(id)?.score ?? null;
    return [
      {
        title: 'Score',
        value: (topic) => {
          const score = scoreOf(topic);
          return score === null ? null : Math.round(score * 10) / 10;
        },
        list: {
          id: COLUMN,
          hint: `Order by ${WHOSE[this.whose]}: ${this.words}`,
          width: 80,
          order: scoreOf,
          parts: ({ id }) => this.#partsOf(id),
        },
      },
    ];
  }

  /** What a document on topics says of their order; nothing where the user has set no weights. */
  statementsOn(topics: readonly Topic[]): readonly Statement[] {
    if (this.whose === 'default' || topics.length < 2) return [];
    const chosen = new Set(topics.map(({ id }) => id));
    const [first] = this.ranked.filter(({ topic, score }) => chosen.has(topic.id) && score !== null);
    if (first === undefined) return [];
    const of = `${first.place === 1 ? 'first' : `place ${first.place}`} of all topics of the project`;
    return [{ lead: `${capitalized(rankedByWords(this.weighting))}:`, text: `${first.topic.name} leads, ${of}.` }];
  }

  /** On logout. */
  clear(): void {
    this.#own.clear();
  }

  /** What the weights were becomes what they are, also in the address. @param former null: those of a link, or none */
  #leave(former: string | null): void {
    if (former !== null) this.#former.add(former);
    const text = this.#standingText;
    if (this.#isOrdered && text !== null) this.#write(text);
    else this.leaveLink();
  }

  /** Of the user, or of the team where the user has none; null: none is set. */
  get #standingText(): string | null {
    return this.#ownText ?? this.#commonText;
  }

  get #commonText(): string | null {
    return this.#team.map(({ text }) => text()).find((text) => text !== null) ?? null;
  }

  get #ownText(): string | null {
    return this.kept === null ? null : weightingToText(this.kept);
  }

  /** Whether the page shows the order by weights, a map of the score, or a document that is ranked by them. */
  get #isOrdered(): boolean {
    const { location } = this.navigator;
    return isByWeights(location) || isOfDocument(location);
  }

  /** What the address lacks of the own weights; null: nothing. */
  get #missing(): string | null {
    const { query } = this.navigator.location;
    const text = this.ofLink === null ? this.#standingText : null;
    return text !== null && this.#isOrdered && textIn(query) !== text ? text : null;
  }

  #write(text: string): void {
    const { query } = this.navigator.location;
    this.navigator.setQuery(withText(query, text), 'replace');
  }

  #partsOf(id: TopicId): ColumnParts | null {
    const ranked = this.rankedById.get(id);
    if (ranked === undefined || ranked.score === null) return null;
    return {
      words: `Score ${fixedDigits(ranked.score, 1)} of 100, place ${ranked.place} of ${this.topics.length}`,
      parts: partsInWords(ranked),
      lack: lackWords(ranked),
      acts: [{ text: 'Change the weights', run: this.open }],
    };
  }
}
