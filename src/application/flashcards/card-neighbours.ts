import { makeAutoObservable } from 'mobx';
import { formatCount } from '../../domain/shared/figures';
import { sameTarget, type FlashcardTarget } from '../../domain/topic/flashcard-target';
import { fastestFirst } from '../../domain/topic/fastest-first';
import { BY_REFERENCE } from '../shared/by-reference';
import type { CardRow } from '../workspace/card-row';
import type { OpenFlashcard } from '../workspace/open-flashcard';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { FlashcardStore } from './flashcard.store';

/**
 * The cards before and after the open one: those of the row in which it was opened, otherwise the topics of its trend, the fastest
 * growing first, or the trends of its shift.
 */
export class CardNeighbours {
  constructor(
    private readonly cards: Pick<FlashcardStore, 'target'>,
    private readonly row: CardRow,
    private readonly signals: ProjectSignalsStore,
    private readonly open: Pick<OpenFlashcard, 'neighbour'>,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** With the open card; empty where it stands alone. */
  get targets(): readonly FlashcardTarget[] {
    const { target } = this.cards;
    if (target === null) return [];
    const { targets } = this.row;
    const row = targets.some((each) => sameTarget(each, target)) ? targets : this.#related(target);
    return row.length > 1 ? row : [];
  }

  /** '2 of 4'; '': the card has no neighbours. */
  get place(): string {
    const { targets, at } = this;
    return targets.length === 0 ? '' : `${formatCount(at + 1)} of ${formatCount(targets.length)}`;
  }

  get previous(): FlashcardTarget | null {
    return this.targets[this.at - 1] ?? null;
  }

  get next(): FlashcardTarget | null {
    return this.targets[this.at + 1] ?? null;
  }

  get at(): number {
    const { target } = this.cards;
    return this.targets.findIndex((each) => sameTarget(each, target));
  }

  readonly goToPrevious = (): void => this.#go(this.previous);

  readonly goToNext = (): void => this.#go(this.next);

  #go(target: FlashcardTarget | null): void {
    if (target === null) return;
    const signals = target.type === 'topic' ? this.signals.topicById : this.signals.trendById;
    this.open.neighbour(target, signals.get(target.id)?.name ?? '');
  }

  #related({ type, id }: FlashcardTarget): readonly FlashcardTarget[] {
    const { topics, trends, topicById, trendById } = this.signals;
    if (type === 'topic') {
      const trend = topicById.get(id)?.trend?.id;
      if (trend === undefined) return [];
      const ofTrend = (topics.value ?? []).filter((topic) => topic.trend?.id === trend);
      return fastestFirst(ofTrend).map((topic) => ({ type, id: topic.id }));
    }
    const shift = trendById.get(id)?.shiftName ?? null;
    if (shift === null) return [];
    return (trends.value ?? []).filter(({ shiftName }) => shiftName === shift).map((trend) => ({ type, id: trend.id }));
  }
}
