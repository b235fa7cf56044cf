import { safeLink } from '../../shared/safe-link';
import type { TopicSource } from '../../topic/topic';
import type { Condition } from '../query';
import type { QueryFacts } from '../query-facts';
import { topicsOfRow, type Row } from '../row';
import { SOURCE_TITLES } from '../topic-texts';
import { searchOf, wordsOf } from './texts-of-rows';

/** A source with what the data says of it beside its title. */
export interface RowSource extends TopicSource {
  /** When the sources of its topic were reviewed, or its insight was published. */
  readonly date: string | null;
  /** The topic or insight that cites it. */
  readonly citedBy: string;
}

/** The sources of an insight, or of the topics of a row. */
export function sourcesOfRow(row: Row, facts: QueryFacts): readonly RowSource[] {
  if (row.type === 'insight') {
    const { title: citedBy, createdAt: date, sources } = row.insight;
    return sources.map(({ title, url }) => ({ title, url, internalClassification: null, date, citedBy }));
  }
  if (row.type === 'source') return row.source.topics.map(({ name: citedBy }) => ({ ...row.source, citedBy }));
  return topicsOfRow(row, facts).flatMap(({ id, name: citedBy }) => {
    const own = facts.sources.get(id);
    return (own?.sources ?? []).map((source) => ({ ...source, date: own?.lastUpdated ?? null, citedBy }));
  });
}

/** What a condition asks of a single source; null: it asks nothing of sources, or for rows without such a one. */
export function testOfSource(condition: Condition): ((source: TopicSource) => boolean) | null {
  if (condition.not) return null;
  switch (condition.kind) {
    case 'publisher':
      return (source) => condition.hosts.some((wanted) => isPublishedBy(source, wanted));
    case 'sourceClass':
      return ({ internalClassification }) => condition.names.some((name) => name === internalClassification);
    case 'said': {
      const isFound = searchOf(condition.words);
      if (condition.about !== SOURCE_TITLES) return null;
      return ({ title }) => condition.words.length === 0 || isFound(wordsOf(title));
    }
    default:
      return null;
  }
}

/** 'oecd.org' is a host, 'oecd' a part of its name. Titles begin with who published: 'FAO and WHO: Codex Alimentarius'. */
function isPublishedBy({ url, title }: TopicSource, wanted: string): boolean {
  const host = safeLink(url)?.hostname ?? '';
  if (wanted.includes('.')) return host === wanted || host.endsWith(`.${wanted}`);
  const colon = title.indexOf(':');
  return (
    host.split('.').slice(0, -1).includes(wanted) ||
    (colon > 0 && wordsOf(title.slice(0, colon)).includes(wordsOf(wanted)))
  );
}
