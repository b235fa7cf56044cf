import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Firmness, RankingInput } from '../../domain/ranking/firmness';
import type { RankFigure, Weighting } from '../../domain/ranking/weighting';
import type { TopicId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import { BY_REFERENCE } from '../shared/by-reference';
import type { FirmnessComputer } from './firmness-computer';
import type { RankingStore } from './ranking.store';

/** A ranking with the topics and figures that its numbers stand for. */
interface Asked {
  readonly input: RankingInput;
  readonly topics: readonly Topic[];
  readonly weighting: Weighting;
}

/** How firm the places of the ranking are. */
interface Shown {
  readonly asked: Asked;
  readonly top: number;
  readonly samples: number;
  /** The share of the weightings in which a topic is among the first, from 0 to 1. */
  readonly shareOf: ReadonlyMap<TopicId, number>;
  /** The smallest change of one weight that brings another topic to the first place; null: no weight alone does. */
  readonly turn: {
    readonly figure: RankFigure;
    readonly from: number;
    readonly to: number;
    readonly topic: Topic;
  } | null;
}

/** Follows the ranking while it is shown. One computation is under way at a time; then the latest weights are next. */
export class RankingFirmness {
  /** Of the latest weights, or of those just before, until the former are computed. */
  shown: Shown | null = null;
  hasFailed = false;
  #isUnderWay = false;
  /** Counts how often the ranking was shown; null: it is not shown. */
  #watch: number | null = null;
  #watches = 0;

  constructor(
    private readonly store: RankingStore,
    private readonly computer: FirmnessComputer,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Whether {@link shown} is of other weights than the latest. */
  get isBehind(): boolean {
    return this.shown !== null && this.shown.asked.input !== this.store.input;
  }

  /** @returns stops */
  watch(): () => void {
    this.#watch = this.#watches += 1;
    const stop = reaction(() => this.store.input, this.compute, { fireImmediately: true });
    return () => {
      stop();
      this.#watch = null;
      this.computer.end();
    };
  }

  async compute(): Promise<void> {
    if (this.#isUnderWay) return;
    this.#isUnderWay = true;
    this.hasFailed = false;
    const watch = this.#watch;
    const { input, topics, weighting } = this.store;
    const asked = { input, topics, weighting };
    try {
      const firmness = await this.computer.compute(input);
      runInAction(() => (this.shown = shownOf(firmness, asked)));
    } catch {
      // What was not shown any more was ended, and has not failed.
      if (watch !== null && watch === this.#watch) runInAction(() => (this.hasFailed = true));
    }
    this.#isUnderWay = false;
    if (this.#watch !== null && !this.hasFailed && (this.shown === null || this.isBehind)) await this.compute();
  }

  /** On logout. */
  clear(): void {
    this.shown = null;
  }
}

function shownOf({ top, samples, shares, turn }: Firmness, asked: Asked): Shown {
  const { topics, weighting } = asked;
  const figure = turn === null ? undefined : weighting[turn.figure]?.figure;
  const topic = turn === null ? undefined : topics[turn.topic];
  return {
    asked,
    top,
    samples,
    shareOf: new Map(topics.map(({ id }, index) => [id, shares[index] ?? 0])),
    turn: turn === null || figure === undefined || topic === undefined ? null : { ...turn, figure, topic },
  };
}
