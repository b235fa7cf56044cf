import type { ChartEvent } from '../../application/explore/chart-frame';

export interface CustomChartEvent {
  readonly kind: string | null;
  readonly payload: ChartEvent | null;
}

/**
 * Reads a custom event, whose payload is nested in `detail.data.data` for a dashboard and in `detail.data` for a single
 * item. Other frames could send one too, so the id is passed on unchecked, for OpenFromChart to check.
 */
export function readCustomEvent(event: Event): CustomChartEvent {
  const outer = field(event, 'detail');
  const middle = field(outer, 'data');
  const data = field(middle, 'data') ?? middle;
  const kind = field(data, 'event');
  if (kind !== 'topic-open' && kind !== 'trend-open') return { kind: null, payload: null };
  const type = kind === 'topic-open' ? 'topic' : 'trend';
  const id = field(data, `${type}_id`);
  const name = field(data, `${type}_name`);
  return { kind, payload: id === undefined ? null : { id, ...(typeof name === 'string' && { name }) } };
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}
