import { entityId } from '../../domain/shared/entity-id';
import type { ClickSource } from '../../domain/tracking/usage-event';
import type { OpenFlashcard } from './open-flashcard';
import type { Logger } from '../shared/logger';
import type { ChartEvent } from '../explore/chart-frame';

/** Answers the custom events topic-open and trend-open of any chart (specification, sections 2 and 5). */
export class OpenFromChart {
  constructor(
    private readonly open: OpenFlashcard,
    private readonly logger: Logger,
  ) {}

  /** @throws Error 'event must be present' without an event object */
  topic(event: ChartEvent | null | undefined, source: ClickSource = 'explore'): void {
    const id = this.#idOf(event, 'topic');
    if (id !== null) this.open.topic(entityId(id), event?.name ?? '', source);
  }

  /** @throws Error 'event must be present' without an event object */
  trend(event: ChartEvent | null | undefined, source: ClickSource = 'explore'): void {
    const id = this.#idOf(event, 'trend');
    if (id !== null) this.open.trend(entityId(id), event?.name ?? '', source);
  }

  // Events come from frames of others: only digits are an id.
  #idOf(event: ChartEvent | null | undefined, type: string): string | null {
    if (typeof event !== 'object' || event === null) throw new Error('event must be present');
    const id = typeof event.id === 'number' ? String(event.id) : event.id;
    if (typeof id === 'string' && /^\d+$/.test(id)) return id;
    this.logger.error(`Failed to open the flashcard: the event names no ${type} id`);
    return null;
  }
}
