import type { QueryFacts, TopicTexts } from './query-facts';
import type { Material } from './query-figures';
import type { Row } from './row';

export const SOURCE_TITLES = 'source titles';

/** Those that the data has. */
const DATA_TEXTS: readonly (TopicTexts & { readonly needs: Material })[] = [
  {
    name: SOURCE_TITLES,
    words: 'source title|source titles|titles of sources|title of a source|Quellentitel|Titel der Quellen',
    needs: 'sources',
    of: ({ id }, { sources }) => sources.get(id)?.sources.map(({ title }) => title) ?? null,
  },
  {
    name: 'start-up names',
    words: 'start-up names|startup names|names of start-ups|names of startups|Namen der Start-ups|Namen der Startups',
    needs: 'startups',
    of: ({ id }, { startups }) => startups.get(id)?.map(({ name }) => name) ?? null,
  },
];

/** All kinds of texts of a project, those of the data first. */
export function kindsOfTexts({ texts }: Pick<QueryFacts, 'texts'>): readonly TopicTexts[] {
  return [...DATA_TEXTS, ...texts];
}

/** What has to be loaded for texts of a kind. */
export function needsOfTexts(name: string): readonly Material[] {
  return DATA_TEXTS.flatMap((each) => (each.name === name ? [each.needs] : []));
}

/** The texts of a kind of the topic of a row; null: they are not known, or the project has no such texts. */
export function textsOfKind(name: string, row: Row, facts: QueryFacts): readonly string[] | null {
  const kind = kindsOfTexts(facts).find((each) => each.name === name);
  return kind === undefined || !('topic' in row) ? null : kind.of(row.topic, facts);
}
