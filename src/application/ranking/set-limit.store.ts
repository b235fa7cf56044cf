import { makeAutoObservable } from 'mobx';
import {
  formatRankValue,
  readSetLimit,
  setSum,
  setSumWords,
  type SetLimit,
  type SetSum,
} from '../../domain/ranking/set-sum';
import { rankFigureName, rankFigures, type RankFigure } from '../../domain/ranking/weighting';
import type { SetSumFact } from '../../domain/query/query-facts';
import { isOwnKey } from '../../domain/topic/own-values';
import type { Statement } from '../../domain/topic/statement';
import type { Topic } from '../../domain/topic/topic';
import type { Keep } from '../keep/keep';
import type { SessionStore } from '../session/session.store';
import { BY_REFERENCE } from '../shared/by-reference';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import { KeptChoice } from './kept-choice';

/** By which figure sets of topics are added up, against which limit: as the user has set it in the open project. */
export class SetLimitStore {
  readonly #own: KeptChoice<SetLimit>;
  readonly #signals: ProjectSignalsStore;

  constructor(keep: Keep, session: SessionStore, workspace: WorkspaceStore, signals: ProjectSignalsStore) {
    this.#own = new KeptChoice(keep, session, workspace, 'set-limit', readSetLimit);
    this.#signals = signals;
    makeAutoObservable(this, { start: false }, BY_REFERENCE);
  }

  /** Follows the open project. @returns stops */
  start(): () => void {
    return this.#own.follow();
  }

  /** The figures that can be added up: own columns with numbers, and drivers. */
  get figures(): readonly RankFigure[] {
    return rankFigures(this.#signals.topics.value ?? []).filter((figure) => isOwnKey(figure) || figure === 'drivers');
  }

  /** null: the project has none that can be added up. */
  get figure(): RankFigure | null {
    const { figures } = this;
    return figures.find((each) => each === this.#own.value?.figure) ?? figures.find(isOwnKey) ?? figures[0] ?? null;
  }

  /** null: none is set for this figure. */
  get cap(): number | null {
    const { value } = this.#own;
    return value !== null && value.figure === this.figure ? value.cap : null;
  }

  /** Whether sets are worth a line elsewhere: the project has own figures, or the user has set a limit. */
  get isUsed(): boolean {
    return this.cap !== null || (this.figure !== null && isOwnKey(this.figure));
  }

  set(limit: SetLimit): void {
    this.#own.set(limit);
  }

  sumOf(topics: readonly Topic[]): SetSum | null {
    const { figure } = this;
    return figure === null ? null : setSum(topics, figure, this.#shiftOf);
  }

  /** 'Budget 3.1 of 4, 0.9 left; …'; null: there is nothing to add up. */
  wordsOf(topics: readonly Topic[]): string | null {
    const { figure } = this;
    const set = this.sumOf(topics);
    return figure === null || set === null ? null : setSumWords(set, figure, this.cap);
  }

  /** What compared sets are added up by, where that is worth a column. */
  get fact(): SetSumFact | null {
    const { figure, cap, isUsed } = this;
    if (figure === null || !isUsed) return null;
    const written = (value: number): string => formatRankValue(figure, value);
    return {
      head: `${rankFigureName(figure)}, sum`,
      of: (topics) => setSum(topics, figure, this.#shiftOf).sum,
      textOf: (sum) => (cap === null ? written(sum) : `${written(sum)} of ${written(cap)}`),
    };
  }

  /** What a document says of its topics; nothing where no limit is set. */
  statementsOn(topics: readonly Topic[]): readonly Statement[] {
    const words = this.cap === null || topics.length === 0 ? null : this.wordsOf(topics);
    return words === null ? [] : [{ lead: 'Together:', text: words }];
  }

  /** On logout. */
  clear(): void {
    this.#own.clear();
  }

  readonly #shiftOf = ({ trend }: Topic): string | null =>
    trend === null ? null : (trend.shiftName ?? this.#signals.trendById.get(trend.id)?.shiftName ?? null);
}
