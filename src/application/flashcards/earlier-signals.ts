import { shortDay, shortLocalDay, shortMonthYear } from '../../domain/shared/calendar';
import type { FlashcardTarget } from '../../domain/topic/flashcard-target';
import type { Signal } from '../../domain/topic/signal';
import type { DataComparison } from '../filters/data-comparison';
import type { VisitStore } from '../personal/visit.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';

/** Of a topic or trend that is gone: its name, and when it was there last, in words. */
interface LastKnown {
  readonly name: string;
  /** A sentence. */
  readonly last: string;
}

/** What a topic or trend was in other data than the current, and at the user's last visit. */
export class EarlierSignals {
  constructor(
    private readonly signals: ProjectSignalsStore,
    private readonly comparison: DataComparison,
    readonly visits: VisitStore,
    private readonly workspace: WorkspaceStore,
  ) {}

  /** What is known of a topic or trend that is no longer in the data; null: nothing. */
  lastKnown({ type, id }: FlashcardTarget): LastKnown | null {
    const { value: before } = this.signals.previous;
    const old = before?.[type === 'topic' ? 'topics' : 'trends'].find((each) => each.id === id);
    if (old !== undefined) {
      const day = shortDay(this.comparison.previousDate);
      return { name: old.name, last: day === null ? 'It was in the previous data.' : `Its last data is from ${day}.` };
    }
    const { seen } = this.visits;
    const topic = type === 'topic' ? seen?.topics.find((each) => each.id === id) : undefined;
    return topic === undefined || seen === null
      ? null
      : { name: `Topic ${id}`, last: `It was there on ${shortLocalDay(seen.changedAt)}.` };
  }

  /** Whether there may be previous data: room is kept for what it says. */
  get mayHaveBefore(): boolean {
    return this.signals.hasPrevious;
  }

  /** It in the previous data; null: it was not there, or that is not known. */
  before({ type, id }: FlashcardTarget): Signal | null {
    if (!this.comparison.hasMovement) return null;
    return this.signals.previous.value?.[type === 'topic' ? 'topics' : 'trends'].find((each) => each.id === id) ?? null;
  }

  /** Such as 'Sep 2025', of the previous data. */
  get previousDate(): string | null {
    return shortMonthYear(this.comparison.previousDate);
  }

  /** It in the earlier data that a comparison ends with, and when they are from; null: it ends with the current data. */
  later({ type, id }: FlashcardTarget): { readonly signal: Signal | null; readonly date: string | null } | null {
    const { shown, shownDate, isEarlier } = this.signals;
    if (!isEarlier) return null;
    const rows = shown[type === 'topic' ? 'topics' : 'trends'].value;
    return { signal: rows?.find((each) => each.id === id) ?? null, date: shortMonthYear(shownDate) };
  }

  /** Loads what {@link before} and {@link lastKnown} read. */
  async loadBefore(): Promise<void> {
    const sow = this.workspace.currentId;
    if (sow === null || !this.signals.hasPrevious) return;
    await this.comparison.loadVersions(sow);
    if (sow === this.workspace.currentId && this.comparison.hasMovement) this.comparison.loadPrevious(sow);
  }
}
