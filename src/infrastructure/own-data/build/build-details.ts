import type { FieldKey } from '../../../domain/own-data/field-keys';
import type { SheetKind } from '../../../domain/own-data/sheet-forms';
import type { RawRow as Row } from '../../wire/rows';
import { DATAPOINT_KEYS, SOURCE_KEYS, STARTUP_KEYS } from '../../wire/workspace-keys';
import type { BuiltTopic } from './build-topics';
import type { MappedRow } from './mapped-row';
import type { MappedSheet } from './mapped-sheet';
import { readDate, valuesOf } from './read-fields';
import type { EntityIndex } from './entity-index';

type Lists = Record<string, unknown[]>;

interface Detail {
  readonly kind: SheetKind;
  /** The key of the list in the deepdive. */
  readonly list: string;
  readonly required: FieldKey;
  readonly missing: string;
  readonly entry: (row: MappedRow) => unknown;
}

const DETAILS: readonly Detail[] = [
  {
    kind: 'evolution',
    list: 'evolution',
    required: 'text',
    missing: 'Has no text.',
    entry: (row) => [row.text('period') ?? '–', row.text('text')],
  },
  {
    kind: 'startups',
    list: 'manifestations',
    required: 'name',
    missing: 'Has no name.',
    entry: (row) => valuesOf(row, STARTUP_KEYS),
  },
  {
    kind: 'datapoints',
    list: 'datapoints',
    required: 'value',
    missing: 'Has no value.',
    entry: (row) => valuesOf(row, DATAPOINT_KEYS),
  },
  {
    kind: 'provocations',
    list: 'provocations',
    required: 'text',
    missing: 'Has no text.',
    entry: (row) => row.text('text'),
  },
];

/** The deepdives by the ids of their topics, with the columns that no field has as `more`. */
export function buildDeepdives(
  sheetOf: (kind: SheetKind) => MappedSheet | null,
  topics: readonly BuiltTopic[],
  index: EntityIndex<BuiltTopic>,
): Readonly<Record<string, Row>> {
  const deepdives = new Map<string, Lists>();
  const listsOf = (id: string | number): Lists => {
    const lists = deepdives.get(String(id)) ?? {};
    deepdives.set(String(id), lists);
    return lists;
  };
  for (const { source, id } of topics) {
    const lines = source.more();
    if (lines.length > 0) listsOf(id)['more'] = [...lines];
  }
  for (const { kind, list, required, missing, entry } of DETAILS) {
    for (const row of sheetOf(kind)?.rows ?? []) {
      if (row.textOrNumber(required) === null) {
        row.leaveOut(required, missing);
        continue;
      }
      const topic = index.ofRow(row);
      if (topic !== null) (listsOf(topic.id)[list] ??= []).push(entry(row));
    }
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
    const links = source.text('links')?.split(/[\n;]|\s+(?=https?:\/\/)|,\s+/) ?? [];
    for (const link of links.map((text) => text.trim()).filter((text) => text !== '')) {
      const isLink = /^https?:\/\//i.test(link);
      of(id).topic_sources.push(isLink ? { title: hostOf(link), url: link } : { title: link });
    }
  }
  for (const row of sheet?.rows ?? []) {
    const url = row.word('url');
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
      entry.topic_sources.push({ ...valuesOf(row, SOURCE_KEYS), title });
    }
    if (updated !== null && (entry.last_updated ?? '') < updated) entry.last_updated = updated;
  }
  return Object.fromEntries(sources);
}

function hostOf(link: string): string {
  return /^https?:\/\/(?:www\.)?([^/?#\s]+)/i.exec(link)?.[1] ?? link;
}
