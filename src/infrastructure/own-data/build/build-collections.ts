import { parseQuadrantCode } from '../../../domain/topic/quadrant';
import { SHEET_FORMS } from '../../../domain/own-data/sheet-forms';
import type { RawRow as Row } from '../../wire/rows';
import {
  INSIGHT_KEYS,
  INSIGHT_SOURCE_KEYS,
  QUADRANT_KEYS,
  SHIFT_KEYS,
  TOPIC_KEYS,
  TREND_KEYS,
} from '../../wire/workspace-keys';
import type { BuiltTopic } from './build-topics';
import type { BuiltTrend } from './build-trends';
import { MadeIds } from './made-ids';
import { identified } from './identified';
import type { MappedRow } from './mapped-row';
import type { MappedSheet } from './mapped-sheet';
import { readDate, valuesOf } from './read-fields';
import type { EntityIndex } from './entity-index';

/** Finds what rows of platforms, insights and discoveries name: topics, or trends where the type says so. */
export class ItemIndex {
  constructor(
    private readonly topics: EntityIndex<BuiltTopic>,
    private readonly trends: EntityIndex<BuiltTrend>,
  ) {}

  /** null where the row names nothing that the file has. */
  find(row: MappedRow): { readonly type: 'Topic' | 'Trend'; readonly id: string | number; readonly row: Row } | null {
    const [id, name] = [row.id('topicId'), row.word('topic')];
    const isTrend = /^(?:trend|tend)/i.test(row.word('type') ?? '');
    const found = isTrend ? this.trends.find(id, name) : this.topics.find(id, name);
    return found === null ? null : { type: isTrend ? 'Trend' : 'Topic', id: found.id, row: found.row };
  }

  carouselItem(row: MappedRow): Row | null {
    const found = this.find(row);
    if (found === null) return null;
    const keys = found.type === 'Topic' ? TOPIC_KEYS : TREND_KEYS;
    const used: readonly string[] = [keys.id, keys.name, keys.image, keys.quadrant];
    return { type: found.type, ...Object.fromEntries(Object.entries(found.row).filter(([key]) => used.includes(key))) };
  }
}

/** Shifts of their sheet, and those that only trends name. */
export function buildShifts(
  sheet: MappedSheet | null,
  trendRows: readonly Row[],
  sow: string | number,
): readonly Row[] {
  const rows = (sheet === null ? [] : identified(sheet, 'shift')).map(({ row, id, name }) => ({
    ...valuesOf(row, SHIFT_KEYS),
    id,
    name,
    sow_id: sow,
  }));
  const names = new Set(rows.map((row) => row['name']));
  const ids = new MadeIds(rows.map((row) => row['id']));
  for (const trend of trendRows) {
    const name = trend[TREND_KEYS.shift];
    if (typeof name !== 'string' || names.has(name)) continue;
    names.add(name);
    rows.push({ id: ids.make('shift', name), sow_id: sow, name });
  }
  return rows;
}

/** Rows with the same name are one platform. A topic that the file does not have stays a name. */
export function buildPlatforms(sheet: MappedSheet | null, items: ItemIndex, sow: string | number): readonly Row[] {
  const platforms = new Map<string, { topics: Row[]; names: string[] }>();
  for (const row of sheet?.rows ?? []) {
    const name = row.word('name');
    if (name === null) {
      row.leaveOut('name', 'Has no name.');
      continue;
    }
    const platform = platforms.get(name) ?? { topics: [], names: [] };
    platforms.set(name, platform);
    const item = items.carouselItem(row);
    const itemName = row.word('topic') ?? (item?.[TOPIC_KEYS.name] as string | undefined) ?? null;
    if (item !== null) platform.topics.push(item);
    if (itemName !== null) platform.names.push(itemName);
  }
  return [...platforms].map(([name, { topics, names }]) => ({
    sow_id: sow,
    opportunity_name: name,
    topics,
    ...(names.length > 0 && { topic_names: names }),
  }));
}

/** Rows with the same title and date are one insight; each can add a source and a prediction. */
export function buildInsights(sheet: MappedSheet | null, items: ItemIndex, sow: string | number): readonly Row[] {
  const insights = new Map<string, { row: Row; sources: Row[]; predictions: Row[] }>();
  for (const row of sheet?.rows ?? []) {
    const title = row.word('title');
    if (title === null) {
      row.leaveOut('title', 'Has no title.');
      continue;
    }
    const date = readDate(row, 'date');
    const key = JSON.stringify([title, date]);
    const insight = insights.get(key) ?? {
      row: { ...valuesOf(row, INSIGHT_KEYS), sow_id: sow, [INSIGHT_KEYS.title]: title },
      sources: [],
      predictions: [],
    };
    insights.set(key, insight);
    const url = row.word('url');
    const source = row.text('sourceTitle') ?? url;
    if (source !== null) {
      insight.sources.push({ ...valuesOf(row, INSIGHT_SOURCE_KEYS), [INSIGHT_SOURCE_KEYS.sourceTitle]: source });
    }
    const found = items.find(row);
    if (found !== null) {
      const name = found.row[found.type === 'Topic' ? TOPIC_KEYS.name : TREND_KEYS.name];
      insight.predictions.push({ id: found.id, type: found.type, name });
    } else if (row.id('topicId') !== null || row.word('topic') !== null) {
      row.report('topic', 'gap', 'No topic or trend of the file.', 'Opened without it.');
    }
  }
  return [...insights.values()].map(({ row, sources, predictions }) => ({ ...row, sources, predictions }));
}

export function buildDiscoveries(sheet: MappedSheet | null, items: ItemIndex): readonly Row[] {
  return (sheet?.rows ?? []).flatMap((row) => {
    const item = items.carouselItem(row);
    if (item === null) row.leaveOut('topic', 'No topic or trend of the file.');
    return item === null ? [] : [item];
  });
}

export function buildQuadrants(sheet: MappedSheet | null): readonly Row[] {
  return (sheet?.rows ?? []).flatMap((row) => {
    const id = parseQuadrantCode(row.id('id'));
    if (id === null) {
      row.leaveOut('id', `Not 1 to 4, as on the sheet ${SHEET_FORMS.quadrants.name} is due.`);
      return [];
    }
    return [{ ...valuesOf(row, QUADRANT_KEYS), id }];
  });
}
