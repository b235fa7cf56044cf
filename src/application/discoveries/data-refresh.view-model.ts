import { makeAutoObservable } from 'mobx';
import { quadrantChanges, type QuadrantChange } from '../../domain/discoveries/movement-map';
import { whatMoved, type WhatMoved } from '../../domain/topic/what-moved';
import { SINCE_PARAMETER, UNTIL_PARAMETER } from '../../domain/workspace/compared-version';
import { paths } from '../../domain/shared/routes';
import { shortMonthYear } from '../../domain/shared/calendar';
import type { SowId } from '../../domain/shared/entity-id';
import type { CarouselItem } from '../../domain/workspace/carousel-item';
import { MOST_DISCOVERIES, type Sow } from '../../domain/workspace/sow';
import { quadrantOf, type QuadrantCode } from '../../domain/topic/quadrant';
import type { DataComparison } from '../filters/data-comparison';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import { isSettled } from '../shared/resource';
import { BY_REFERENCE } from '../shared/by-reference';

/** What has moved from the previous data of the open project to the current. */
export class DataRefresh {
  constructor(
    private readonly signals: ProjectSignalsStore,
    readonly comparison: DataComparison,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  get canCompare(): boolean {
    return this.signals.hasPrevious && this.comparison.hasMovement;
  }

  /** The previous data cannot be loaded. */
  get hasFailed(): boolean {
    return this.canCompare && this.signals.previous.state.kind === 'failed';
  }

  /** Whether it is known what has moved, or that it cannot be known. */
  get isSettled(): boolean {
    return this.comparison.isPreviousSettled && (!this.canCompare || isSettled(this.signals.shown.topics));
  }

  /** null: not loaded, or there is no previous data. */
  get topics(): WhatMoved | null {
    const [before, topics] = [this.canCompare ? this.signals.topicsBefore : null, this.signals.shown.topics.value];
    return before === null || topics === null ? null : whatMoved(before, topics);
  }

  /** What is new is that of the last load, and not between other loads that were chosen. */
  get isOfLastLoad(): boolean {
    const { comparable } = this.comparison;
    const chosen = [...(comparable?.from ?? []), ...(comparable?.to ?? [])].filter(({ isCompared }) => isCompared);
    return chosen.every(({ names }) => names.since === null && names.until === null);
  }

  /** What the last load of the data brought, as they say; since earlier data, the topics that these do not have. */
  discoveriesOf({ newDiscoveries }: Sow): readonly CarouselItem[] {
    if (this.isOfLastLoad || this.topics === null) return newDiscoveries;
    const ids = new Set(this.topics.added.map(({ id }) => id));
    return (this.signals.shown.topics.value ?? [])
      .filter(({ id }) => ids.has(id))
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
    return (this.signals.shown.trends.value ?? []).filter(({ id }) => !before.has(id)).length;
  }

  get quadrants(): readonly QuadrantChange[] {
    return quadrantChanges(this.signals.previous.value?.topics ?? [], this.signals.shown.topics.value ?? []);
  }

  /** Such as 'Sep 2025'; null: unknown. */
  get previousDate(): string | null {
    return shortMonthYear(this.comparison.previousDate);
  }

  /** Such as 'Sep 2026', of the data that are shown; null: unknown. */
  get date(): string | null {
    return shortMonthYear(this.signals.shownDate);
  }

  /** Earlier data are compared, and not the current. */
  get isEarlier(): boolean {
    return this.signals.isEarlier;
  }

  /** The topic map of the same comparison. */
  mapPath(sow: SowId): string {
    const { since, until } = this.comparison.compared;
    const names = [
      [SINCE_PARAMETER, since],
      [UNTIL_PARAMETER, until],
    ].flatMap(([name, value]) => (value === null ? [] : [`&${name}=${value}`]));
    return `${paths.data(sow)}?tab=opportunityMap&show=movement${names.join('')}`;
  }

  /** Loads what is compared, once it is known that there is something. */
  load(sow: SowId): void {
    if (!this.signals.hasPrevious) return;
    void this.comparison.loadVersions(sow);
    this.signals.load(sow);
    if (this.canCompare) this.comparison.loadPrevious(sow);
  }

  reload(): void {
    void this.signals.previous.reload();
  }

  /** The label in the project's data. */
  labelOf(code: QuadrantCode | null): string {
    return (code === null ? null : this.signals.quadrantLabel('topic', code)) ?? quadrantOf(code).label;
  }
}
