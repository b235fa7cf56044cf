import { makeAutoObservable } from 'mobx';
import { movementSheet } from '../../domain/discoveries/movement-sheet';
import { movementSentences } from '../../domain/discoveries/movement-words';
import { quadrantChanges, type QuadrantChange } from '../../domain/discoveries/quadrant-changes';
import { whatMoved, whatTrendsMoved, type WhatMoved } from '../../domain/discoveries/what-moved';
import { exportFileName } from '../../domain/explore/export-file-name';
import { CURRENT_DATA } from '../../domain/explore/version';
import type { TopicSnapshot } from '../../domain/library/topic-snapshot';
import { shortMonthYear } from '../../domain/shared/calendar';
import type { CsvValue } from '../../domain/shared/csv';
import { entityId, type SowId } from '../../domain/shared/entity-id';
import { quadrantOf, type QuadrantCode, type SignalType } from '../../domain/topic/quadrant';
import { topicStatusName, type TopicStatus } from '../../domain/topic/topic-status';
import type { FilterOptions } from '../explore/filter-options';
import type { OpenFlashcard } from '../flashcards/open-flashcard';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import type { Clock } from '../shared/clock';
import type { RecordUsage } from '../tracking/record-usage';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';

/** What has moved from the previous data of the open project to the current. */
export class DataRefresh {
  constructor(
    private readonly signals: ProjectSignalsStore,
    private readonly options: FilterOptions,
    private readonly statuses: TopicStatusStore,
    private readonly workspace: WorkspaceStore,
    private readonly cards: OpenFlashcard,
    private readonly clock: Clock,
    private readonly usage: RecordUsage,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get canCompare(): boolean {
    return this.signals.hasPrevious && this.options.hasMovement;
  }

  /** The previous data cannot be loaded. */
  get hasFailed(): boolean {
    return this.canCompare && this.signals.previous.state.kind === 'failed';
  }

  /** null: not loaded, or there is no previous data. */
  get topics(): WhatMoved | null {
    const [previous, topics] = [this.canCompare ? this.signals.previous.value : null, this.signals.topics.value];
    return previous === null || topics === null ? null : whatMoved(previous.topics, topics);
  }

  get trends(): WhatMoved | null {
    const [previous, trends] = [this.canCompare ? this.signals.previous.value : null, this.signals.trends.value];
    return previous === null || trends === null ? null : whatTrendsMoved(previous.trends, trends);
  }

  get quadrants(): readonly QuadrantChange[] {
    return quadrantChanges(this.signals.previous.value?.topics ?? [], this.signals.topics.value ?? []);
  }

  get sentences(): readonly string[] {
    return this.topics === null ? [] : movementSentences(this.topics, this.labelOf);
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

  /** null: not trackable, or a trend. */
  statusOf({ id }: TopicSnapshot): TopicStatus | null {
    const topic = this.signals.topicById.get(id);
    return topic === undefined ? null : this.statuses.statusOf(topic);
  }

  /** The trend of a topic that is gone; null: unknown. */
  trendOf({ id }: TopicSnapshot): string | null {
    return this.previousTrends.get(id) ?? null;
  }

  open(type: SignalType, { id, name }: TopicSnapshot): void {
    if (type === 'topic') this.cards.topic(id, name, 'key summary');
    else this.cards.trend(entityId(id), name, 'key summary');
  }

  /** The rows of the file to be downloaded, and its name without the extension. */
  exportSheet(type: SignalType): { readonly name: string; readonly rows: readonly (readonly CsvValue[])[] } {
    const { currentId, currentName } = this.workspace;
    if (currentId !== null) this.usage.record({ name: 'clicked_on_export_movement', payload: { sow_id: currentId } });
    const moved = type === 'topic' ? this.topics : this.trends;
    const statusOf = (topic: TopicSnapshot): string | null => {
      const status = this.statusOf(topic);
      return status === null ? null : topicStatusName(status);
    };
    const words = { labelOf: this.labelOf, statusOf, growthName: this.workspace.growthName };
    return {
      name: exportFileName(currentName ?? '', `${type}s that moved`, CURRENT_DATA, this.clock.now()),
      rows: moved === null ? [] : movementSheet(type === 'topic' ? 'Topic' : 'Trend', moved, words),
    };
  }

  /** The names of the trends in the previous data, by the id of the topic. */
  get previousTrends(): ReadonlyMap<string, string> {
    return new Map(
      (this.signals.previous.value?.topics ?? []).flatMap(({ id, trend }) =>
        trend === null ? [] : [[id, trend.name]],
      ),
    );
  }
}
