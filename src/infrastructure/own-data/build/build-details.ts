import { groupBy } from '../../../domain/shared/lists';
import type { RawRow } from '../../wire/rows';
import { SOURCE_KEYS, STARTUP_KEYS } from '../../wire/workspace-keys';
import { isWebAddress } from '../sheet-cells';
import type { Entity, EntityIndex } from './entities';
import { withoutNulls, type MappedRow, type MappedSheet } from './mapped-row';

/** The deepdives by the ids of their topics: start-ups, and the columns that no field has as `more`. */
export function buildDeepdives(startups: MappedSheet, index: EntityIndex<Entity>): Readonly<Record<string, RawRow>> {
  const found = startups.rows.flatMap((row) => {
    if (row.text('name') === null) row.leaveOut('name', 'Has no name.');
    const topic = row.text('name') === null ? null : index.ofRow(row);
    if (topic === null) return [];
    return [{ topic, startup: withoutNulls({ ...row.values(STARTUP_KEYS), [STARTUP_KEYS.url]: urlOf(row) }) }];
  });
  const ofTopic = groupBy(found, ({ topic }) => topic);
  return byId(index, (topic) => {
    const [more, manifestations] = [topic.source.more(), ofTopic.get(topic)?.map(({ startup }) => startup)];
    if (more.length === 0 && manifestations === undefined) return null;
    return withoutNulls({ more: more.length > 0 ? more : null, manifestations });
  });
}

/** The curated sources by the ids of their topics; also from a column with links on the sheet of topics. */
export function buildSources(sheet: MappedSheet, index: EntityIndex<Entity>): Readonly<Record<string, RawRow>> {
  const found = sheet.rows.flatMap((row) => {
    const [url, updated] = [urlOf(row), row.text('updated')];
    const title = row.text('title') ?? (url === null ? null : hostOf(url));
    if (title === null && updated === null) row.leaveOut('title', 'Has neither a title nor a link.');
    const topic = title === null && updated === null ? null : index.ofRow(row);
    if (topic === null) return [];
    const source = title === null ? [] : [withoutNulls({ ...row.values(SOURCE_KEYS), url, title })];
    return [{ topic, source, updated }];
  });
  const ofTopic = groupBy(found, ({ topic }) => topic);
  return byId(index, (topic) => {
    const own = ofTopic.get(topic) ?? [];
    const sources = [...linksOf(topic.source), ...own.flatMap(({ source }) => source)];
    const last = own
      .flatMap(({ updated }) => updated ?? [])
      .toSorted()
      .at(-1);
    if (sources.length === 0 && last === undefined) return null;
    return withoutNulls({ topic_sources: sources, last_updated: last });
  });
}

/** By the ids of topics. */
function byId(
  { all }: EntityIndex<Entity>,
  detailsOf: (topic: Entity) => RawRow | null,
): Readonly<Record<string, RawRow>> {
  const entries = all.map((topic) => [String(topic.id), detailsOf(topic)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, RawRow] => entry[1] !== null));
}

/** The addresses that the cells of a topic lead to, and those that are written in its column of links. */
function linksOf(row: MappedRow): readonly RawRow[] {
  const linked = row.links.map(({ column, text, url }) => {
    const isTitle = column?.target !== 'name' && text !== '' && !isWebAddress(text);
    return { title: isTitle ? text : hostOf(url), url };
  });
  if (row.links.some(({ column }) => column?.target === 'links')) return linked;
  const written = row.text('links')?.split(/[\n;]|\s+(?=https?:\/\/)|,\s+/) ?? [];
  const texts = written.map((text) => text.trim()).filter((text) => text !== '');
  return [
    ...linked,
    ...texts.map((text) => (isWebAddress(text) ? { title: hostOf(text), url: text } : { title: text })),
  ];
}

/** The address that a cell of the row leads to, or that is written. */
function urlOf(row: MappedRow): string | null {
  const linked = row.links.find(({ column }) => column?.target === 'url') ?? row.links[0];
  return linked?.url ?? row.text('url');
}

function hostOf(link: string): string {
  return /^https?:\/\/(?:www\.)?([^/?#\s]+)/i.exec(link)?.[1] ?? link;
}
