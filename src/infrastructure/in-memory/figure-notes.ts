import type { TopicId } from '../../domain/shared/entity-id';
import type { FigureNotes } from '../../domain/workspace/sow';
import { isRow } from '../wire/rows';

/** From the file's `meta`: a line on all figures, and one for each topic whose growth is a series with a name. */
export function figureNotes(meta: Readonly<Record<string, unknown>>): FigureNotes {
  const { figures, real_figures: series } = meta;
  const named = Object.entries(isRow(series) ? series : {}).filter(
    (entry): entry is [TopicId, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
  );
  return {
    general: typeof figures === 'string' && figures.trim() !== '' ? figures.trim() : null,
    growthOfTopic: new Map(named),
  };
}
