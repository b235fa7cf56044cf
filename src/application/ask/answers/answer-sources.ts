import { figuresOf } from '../../../domain/query/condition-kinds';
import { sourcesOfRow, testOfSource } from '../../../domain/query/kinds/sources-of-rows';
import type { Query } from '../../../domain/query/query';
import type { QueryFacts } from '../../../domain/query/query-facts';
import type { Row } from '../../../domain/query/row';
import { SOURCE_TITLES } from '../../../domain/query/topic-texts';
import { shortDay } from '../../../domain/shared/calendar';
import { safeLink } from '../../../domain/shared/safe-link';

/** A source of an answer. */
export interface AnswerSource {
  readonly title: string;
  readonly url: string | null;
  /** Its host; null: it has no address. */
  readonly publisher: string | null;
  readonly sourceClass: string | null;
  /** When it was reviewed last, or its insight was published; null: not known. */
  readonly day: string | null;
  /** The topics and insights that cite it. */
  readonly citedBy: readonly string[];
}

/** The sources that are asked for, each once, the most cited first; empty: the query says nothing of sources. */
export function sourcesOfAnswer(query: Query, rows: readonly Row[], facts: QueryFacts): readonly AnswerSource[] {
  const tests = query.conditions.map(testOfSource).filter((test) => test !== null);
  // Where sources are the rows, the list would be the same.
  if (query.subject === 'sources' || query.group !== null || (tests.length === 0 && !asksForSources(query))) return [];
  const found = new Map<string, AnswerSource & { readonly date: string }>();
  for (const { title, url, internalClassification, date, citedBy } of rows
    .flatMap((row) => sourcesOfRow(row, facts))
    .filter((source) => tests.every((test) => test(source)))) {
    const key = `${title} ${url}`;
    const known = found.get(key);
    const last = [known?.date ?? '', date ?? ''].sort().at(-1) ?? '';
    found.set(key, {
      title,
      url,
      publisher: safeLink(url)?.hostname ?? null,
      sourceClass: known?.sourceClass ?? internalClassification,
      date: last,
      day: shortDay(last, 'en'),
      citedBy: [...new Set([...(known?.citedBy ?? []), citedBy])],
    });
  }
  return [...found.values()]
    .map(({ date: _date, ...source }) => source)
    .sort((one, other) => other.citedBy.length - one.citedBy.length || one.title.localeCompare(other.title));
}

const OF_SOURCES: ReadonlySet<string> = new Set(['sources', 'publishers']);

function asksForSources({ conditions, shown = [], order, statistic, texts = [] }: Query): boolean {
  const figures = [...conditions.flatMap(figuresOf), ...shown, order?.figure ?? '', statistic?.figure ?? ''];
  return (
    texts.includes(SOURCE_TITLES) ||
    figures.some((figure) => OF_SOURCES.has(figure)) ||
    conditions.some(({ kind, not }) => kind === 'dated' && !not)
  );
}
