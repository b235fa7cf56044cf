import type { TopicId } from '../../domain/shared/entity-id';
import type { FigureNotes } from '../../domain/workspace/sow';
import { isRow } from '../wire/rows';

/** A text of the file's `meta`; null for anything else, and for a blank one. */
export function metaText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** The notes in the file's `meta`: one on all figures, and the data series behind the growth of single topics. */
export function figureNotes({ figures, real_figures: series }: Readonly<Record<string, unknown>>): FigureNotes {
  const named = Object.entries(isRow(series) ? series : {}).filter(
    (entry): entry is [TopicId, string] => metaText(entry[1]) !== null,
  );
  return { general: metaText(figures), growthOfTopic: new Map(named) };
}
