import type { TopicId } from '../../domain/shared/entity-id';
import type { SizeAxis } from '../../domain/topic/size-axis';
import type { FigureNotes } from '../../domain/workspace/sow';
import { shortenedText, shownName } from '../../domain/shared/long-texts';
import { isRow, rowReader, UNREPORTED } from '../wire/rows';
import * as v from 'valibot';
import type { MoreLine } from '../../domain/topic/deepdive';
import { requiredName, requiredText } from '../wire/fields';

/** A text of the file's `meta`, as it is shown; null for anything else, and for a blank one. */
export function metaText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? shortenedText(value.trim()) : null;
}

/**
 * The language of the texts in the file, as its `meta` names it: a BCP 47 tag in its usual form. null: it names none, or
 * what it names is no tag.
 */
export function textLanguage({ language }: Readonly<Record<string, unknown>>): string | null {
  if (typeof language !== 'string') return null;
  try {
    return Intl.getCanonicalLocales(language.trim())[0] ?? null;
  } catch {
    return null;
  }
}

/**
 * The notes in the file's `meta`: one on all figures, the data series behind the growth of single topics, and how growth is
 * called. @param isOwn the project was opened from a file of the user, whose growth is no 3-year CAGR unless it says so
 */
export function figureNotes(
  { figures, real_figures: series, growth_name: growthName, size_axis: axis }: Readonly<Record<string, unknown>>,
  isOwn: boolean,
): FigureNotes {
  // Sentences, not names: those of a figure say what it covers at their end, and are shown whole.
  const named = Object.entries(isRow(series) ? series : {}).flatMap(([topic, note]): [TopicId, string][] => {
    const text = metaText(note);
    return text === null ? [] : [[topic as TopicId, text]];
  });
  return {
    general: metaText(figures),
    growthOfTopic: new Map(named),
    ...(isSizeAxis(axis) && { sizeAxis: { name: shownName(axis.name), whole: axis.whole } }),
    growthName: shownName(metaText(growthName) ?? '') || (isOwn ? 'Growth' : null),
  };
}

function isSizeAxis(value: unknown): value is SizeAxis {
  return isRow(value) && metaText(value['name']) !== null && typeof value['whole'] === 'number' && value['whole'] > 0;
}

const reader = rowReader(v.looseTuple([requiredName, requiredText]), ['0', '1'], ([label, text]): MoreLine => ({
  label,
  text,
}));

/** The `more` of a deepdive or a trend of the workspace file; the API has no such field. */
export function moreLines(row: unknown): readonly MoreLine[] {
  const lines = isRow(row) ? row['more'] : null;
  return Array.isArray(lines) ? reader.all(lines, UNREPORTED) : [];
}
