import { makeAutoObservable } from 'mobx';
import { quadrantChanges, type QuadrantChange } from '../../domain/discoveries/movement-map';
import { whatMoved, type WhatMoved } from '../../domain/topic/what-moved';
import { shortMonthYear } from '../../domain/shared/calendar';
import type { SowId } from '../../domain/shared/entity-id';
import type { CarouselItem } from '../../domain/workspace/carousel-item';
import { MOST_DISCOVERIES, type Sow } from '../../domain/workspace/sow';
import { quadrantOf, type QuadrantCode } from '../../domain/topic/quadrant';
import type { FilterOptions } from '../filters/filter-options';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import { isSettled } from '../shared/resource';
import { BY_REFERENCE } from '../shared/by-reference';

/** What has moved from the previous data of the open project to the current. */
export class DataRefresh {
  constructor(
    private readonly signals: ProjectSignalsStore,
    readonly options: FilterOptions,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  get canCompare(): boolean {
    return this.signals.hasPrevious && this.options.hasMovement;
  }

  /** The previous data cannot be loaded. */
  get hasFailed(): boolean {
    return this.canCompare && this.signals.previous.state.kind === 'failed';
  }

  /** Whether it is known what has moved, or that it cannot be known. */
  get isSettled(): boolean {
    return this.options.isPreviousSettled && (!this.canCompare || isSettled(this.signals.topics));
  }

  /** null: not loaded, or there is no previous data. */
  get topics(): WhatMoved | null {
    const [previous, topics] = [this.canCompare ? this.signals.previous.value : null, this.signals.topics.value];
    return previous === null || topics === null ? null : whatMoved(previous.topics, topics);
  }

  /** What is new is that of the last load, and not since earlier data that were chosen. */
  get isOfLastLoad(): boolean {
    return this.options.comparable.find(({ isCompared }) => isCompared)?.since == null;
  }

  /** What the last load of the data brought, as they say; since earlier data, the topics that these do not have. */
  discoveriesOf({ newDiscoveries }: Sow): readonly CarouselItem[] {
    if (this.isOfLastLoad || this.topics === null) return newDiscoveries;
    const added = this.topics.added.flatMap(({ id }) => this.signals.topicById.get(id) ?? []);
    return added
      .slice(0, MOST_DISCOVERIES)
      .map(({ id, name, imageUrl, quadrant }) => ({ type: 'Topic', id, name, imageUrl, quadrant }));
  }

  get hasChanged(): boolean {
    const { topics } = this;
    return topics !== null && topics.movements.length + topics.added.length + topics.gone.length > 0;
  }

  /** How many trends the previous data does not have. */
  get newTrends(): number {
    const before = new Set<string>(this.signals.previous.value?.trends.map(({ id }) => id));
    return (this.signals.trends.value ?? []).filter(({ id }) => !before.has(id)).length;
  }

  get quadrants(): readonly QuadrantChange[] {
    return quadrantChanges(this.signals.previous.value?.topics ?? [], this.signals.topics.value ?? []);
  }

  /** Such as 'Sep 2025'; null: unknown. */
  get previousDate(): string | null {
    return shortMonthYear(this.options.previousDate);
  }

  /** Loads what is compared, once it is known that there is something. */
  load(sow: SowId): void {
    if (!this.signals.hasPrevious) return;
    this.options.load(sow);
    if (this.canCompare) this.options.loadPrevious(sow);
  }

  reload(): void {
    void this.signals.previous.reload();
  }

  /** The label in the project's data. */
  labelOf(code: QuadrantCode | null): string {
    return (code === null ? null : this.signals.quadrantLabel('topic', code)) ?? quadrantOf(code).label;
  }
}
