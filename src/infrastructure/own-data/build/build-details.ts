import type { RawRow as Row } from '../../wire/rows';
import { SOURCE_KEYS, STARTUP_KEYS } from '../../wire/workspace-keys';
import type { BuiltTopic } from './build-topics';
import type { MappedRow, MappedSheet } from './mapped-row';
import { readDate, valuesOf, withoutNulls } from './read-fields';
import type { EntityIndex } from './identified';
import { isWebAddress } from '../sheet-cells';

/** The deepdives by the ids of their topics: start-ups, and the columns that no field has as `more`. */
export function buildDeepdives(
  startups: MappedSheet | null,
  topics: readonly BuiltTopic[],
  index: EntityIndex<BuiltTopic>,
): Readonly<Record<string, Row>> {
  const deepdives = new Map<string, Record<string, unknown[]>>();
  const listsOf = (id: string | number): Record<string, unknown[]> => {
    const lists = deepdives.get(String(id)) ?? {};
    deepdives.set(String(id), lists);
    return lists;
  };
  for (const { source, id } of topics) {
    const lines = source.more();
    if (lines.length > 0) listsOf(id)['more'] = [...lines];
  }
  for (const row of startups?.rows ?? []) {
    if (row.word('name') === null) {
      row.leaveOut('name', 'Has no name.');
      continue;
    }
    const topic = index.ofRow(row);
    if (topic !== null)
      (listsOf(topic.id)['manifestations'] ??= []).push(
        withoutNulls({ ...valuesOf(row, STARTUP_KEYS), [STARTUP_KEYS.url]: urlOf(row) }),
      );
  }
  return Object.fromEntries(deepdives);
}

/** The curated sources by the ids of their topics; also from a column with links on the sheet of topics. */
export function buildSources(
  sheet: MappedSheet | null,
  topics: readonly BuiltTopic[],
  index: EntityIndex<BuiltTopic>,
): Readonly<Record<string, Row>> {
  const sources = new Map<string, { topic_sources: Row[]; last_updated?: string }>();
  const of = (id: string | number) => {
    const entry = sources.get(String(id)) ?? { topic_sources: [] };
    sources.set(String(id), entry);
    return entry;
  };
  for (const { source, id } of topics) {
    for (const { column, text, url } of source.links) {
      const isTitle = column?.target !== 'name' && text !== '' && !isWebAddress(text);
      of(id).topic_sources.push({ title: isTitle ? text : hostOf(url), url });
    }
    const isLinked = source.links.some(({ column }) => column?.target === 'links');
    const links = isLinked ? [] : (source.text('links')?.split(/[\n;]|\s+(?=https?:\/\/)|,\s+/) ?? []);
    for (const link of links.map((text) => text.trim()).filter((text) => text !== '')) {
      of(id).topic_sources.push(isWebAddress(link) ? { title: hostOf(link), url: link } : { title: link });
    }
  }
  for (const row of sheet?.rows ?? []) {
    const url = urlOf(row);
    const updated = readDate(row, 'updated');
    const title = row.text('title') ?? (url === null ? null : hostOf(url));
    if (title === null && updated === null) {
      row.leaveOut('title', 'Has neither a title nor a link.');
      continue;
    }
    const topic = index.ofRow(row);
    if (topic === null) continue;
    const entry = of(topic.id);
    if (title !== null) {
      entry.topic_sources.push(withoutNulls({ ...valuesOf(row, SOURCE_KEYS), url, title }));
    }
    if (updated !== null && (entry.last_updated ?? '') < updated) entry.last_updated = updated;
  }
  return Object.fromEntries(sources);
}

/** The address that a cell of the row leads to, or that is written. */
function urlOf(row: MappedRow): string | null {
  const [linked] = row.links.toSorted(
    (a, b) => Number(b.column?.target === 'url') - Number(a.column?.target === 'url'),
  );
  return linked?.url ?? row.word('url');
}

function hostOf(link: string): string {
  return /^https?:\/\/(?:www\.)?([^/?#\s]+)/i.exec(link)?.[1] ?? link;
}
