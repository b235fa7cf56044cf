import type { DossierState } from '../dossier/topic-dossier';
import type { ComparedSignal } from '../../domain/compare/comparison';
import type { TopicStatus } from '../../domain/topic/topic-status';

/** One of the compared topics or trends. */
export interface ComparedColumn {
  readonly id: string;
  /** null: the project has none with this id. */
  readonly signal: ComparedSignal | null;
  /** null: a trend, or not trackable. */
  readonly status: TopicStatus | null;
  /** In the previous data; null: it was not there, or that is not known. */
  readonly previous: ComparedSignal | null;
  /** Of a topic; a trend is itself. */
  readonly trend: { readonly id: string; readonly name: string } | null;
  readonly shiftName: string | null;
  /** Of a trend. */
  readonly topicCount: number | null;
  /** null: trends have none. */
  readonly dossier: DossierState | null;
}

/** A column whose signal is known. */
export type KnownColumn = ComparedColumn & { readonly signal: ComparedSignal };

export function isKnown(column: ComparedColumn): column is KnownColumn {
  return column.signal !== null;
}
