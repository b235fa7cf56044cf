import { countOf, formatCount, formatFraction } from '../../../domain/shared/figures';
import type { SizeAxis } from '../../../domain/topic/size-axis';
import { capitalized } from '../../../domain/shared/words';
import { CURRENT_DATA, PREVIOUS_DATA } from '../../../domain/workspace/explore-tab';
import {
  type QuadrantOrigin,
  type Mapping,
  computedQuadrant,
  dividesOf,
  type Divides,
} from '../../../domain/own-data/mapping';
import type { BuiltWorkspace } from '../../../application/own-data/own-data-reader';
import { wholeOf } from '../../../domain/own-data/read-value';
import { FileFault } from '../../../domain/own-data/data-fault';
import type { SheetKind } from '../../../domain/own-data/sheet-forms';
import { TOPIC_KEYS } from '../../wire/workspace-keys';
import type { Sheet } from '../../../domain/own-data/tables';
import { buildDeepdives, buildSources } from './build-details';
import { buildShifts, buildTopics, buildTrends, axesOf, newOnRadar, radarOf, SOW, withMeans } from './build-signals';
import { FaultCollector } from './fault-list';
import { mappedSheet, withoutNulls, type MappedSheet } from './mapped-row';
import { EntityIndex, type Entity } from './entities';
import { cellText } from '../../../domain/own-data/cell-text';
import { amountLabel } from '../../../domain/plane/plane-axes';
import { quadrantSplit } from '../../../domain/plane/plane-layout';
import type { Point } from '../../../domain/plane/shapes';
import { isOwnWord } from '../../../domain/own-data/value-mapping';

export const MOST_BUILT_TOPICS = 20_000;

export interface BuiltFromTables extends BuiltWorkspace {
  readonly sheets: readonly Sheet[];
  readonly rings: readonly string[];
  readonly sizeAxis: SizeAxis | null;
}

/**
 * A workspace document from the tables of a file, and what is wrong with its cells.
 * @throws FileFault where no topic can be opened, or too many
 */
export function buildWorkspace(read: readonly Sheet[], mapping: Mapping): BuiltFromTables {
  const faults = new FaultCollector();
  addNotes(read, mapping, faults);
  const sheetOf = (kind: SheetKind): MappedSheet => mappedSheet(read, mapping, kind, faults);
  const topicSheet = usableTopics(sheetOf('topics'), mapping);
  const trends = buildTrends(sheetOf('trends'));
  const { topics, origin, divides } = withQuadrants(buildTopics(topicSheet, trends, null));
  const trendRows = trends.all.map(({ row }) => row);
  const means = withMeans(trendRows, topics, divides);
  const index = new EntityIndex(topics);
  const previousTrends = buildTrends(sheetOf('previous-trends'));
  const previousTopics = buildTopics(sheetOf('previous-topics'), trends, previousTrends);
  const previous = {
    trends: previousTrends.all.map(({ row }) => row),
    topics: previousTopics.map(({ row }) => row),
  };
  const hasPrevious = previous.trends.length + previous.topics.length > 0;
  const name = mapping.projectName;
  const rings = topicSheet.columns.get('ring')?.values?.map(({ value }) => value) ?? [];
  const radar = radarOf(topics, trendRows, rings);
  return {
    workspace: {
      meta: withoutNulls({
        title: name,
        language: mapping.language ?? null,
        figures: notesOf(divides && crossOf(topics, divides), topicSheet, means.isComputed),
        quadrants_computed: divides,
        growth_name: growthNameIn(topicSheet),
        size_axis: sizeAxisIn(topicSheet),
      }),
      sows: [withoutNulls({ id: SOW, name, newDiscoveries: newOnRadar(topics), radar, reneAI: true })],
      shifts: buildShifts(sheetOf('shifts'), trendRows),
      trends: means.rows,
      topics: topics.map(({ row }) => row),
      deepdives: buildDeepdives(sheetOf('startups'), index),
      sources: buildSources(sheetOf('sources'), index),
      opportunities: [],
      foresight: [],
      versions: { [SOW]: [{ version: CURRENT_DATA }, ...(hasPrevious ? [{ version: PREVIOUS_DATA }] : [])] },
      previous: hasPrevious ? { [SOW]: previous } : {},
      experiments: [],
      permissions: { [SOW]: { reneAI: true, experiments: [] } },
      quadrants: [],
    },
    faults: faults.sorted(read.map((sheet) => sheet.name)),
    rings: radar?.rings ?? [],
    sizeAxis: sizeAxisIn(topicSheet),
    counts: {
      topics: topics.length,
      trends: trendRows.length,
      withoutFigure: topics.filter(({ row }) => Object.values(axesOf(row, TOPIC_KEYS)).includes(null)).length,
      quadrants: origin,
      rowsLeftOut: faults.rowsLeftOut,
    },
    sheets: read,
  };
}

/** @throws FileFault where they have no names, or are too many */
function usableTopics(sheet: MappedSheet, { sheets }: Mapping): MappedSheet {
  if (sheets.every(({ kind }) => kind !== 'topics'))
    throw new FileFault('No sheet of the file is taken for the topics.');
  if (!sheet.columns.has('name'))
    throw new FileFault('No column holds the names of the topics: choose one for ‘Name’.');
  if (sheet.rows.every((row) => row.text('name') === null))
    throw new FileFault('No row of the file has a name, so there is no topic to open.');
  if (sheet.rows.length <= MOST_BUILT_TOPICS) return sheet;
  throw new FileFault(`The file has ${countOf(sheet.rows.length, 'row')}. At most 20,000 topics can be opened.`);
}

function addNotes(sheets: readonly Sheet[], { sheets: mapped }: Mapping, faults: FaultCollector): void {
  const together = new Set(mapped.flatMap((each) => (each.together?.isOn === true ? each.together.names : [])));
  for (const [index, { name: sheet, notes }] of sheets.entries()) {
    const { kind, reason = 'no rows' } = mapped[index] ?? {};
    const note = { severity: 'note', sheet, row: null, column: null, found: null } as const;
    if (kind == null) {
      const problem = `${capitalized(reason)}.`;
      // Of another table on a used sheet, that sheet says so.
      const isOther = sheets.some((each) => sheet.startsWith(`${each.name}: `));
      if (!together.has(sheet) && !isOther) faults.add({ ...note, problem, consequence: 'The sheet is not read.' });
      continue;
    }
    for (const { isLeftOut, ...each } of notes)
      faults.add({ ...note, ...each, severity: isLeftOut === true ? 'left-out' : 'note' });
  }
}

/** Quadrants of the file as they are; without any, computed at the medians. */
function withQuadrants(topics: readonly Entity[]): {
  readonly topics: readonly Entity[];
  readonly origin: QuadrantOrigin;
  readonly divides: Divides | null;
} {
  const isGiven = topics.some(
    ({ row, source }) =>
      row[TOPIC_KEYS.quadrant] !== undefined || isOwnWord('quadrant', cellText(source.cell('quadrant')).trim()),
  );
  const divides = isGiven ? null : dividesOf(topics.map(({ row }) => axesOf(row, TOPIC_KEYS)));
  if (divides === null) return { topics, origin: isGiven ? 'given' : 'none', divides };
  const placed = topics.map((topic) => {
    const quadrant = computedQuadrant(axesOf(topic.row, TOPIC_KEYS), divides);
    return { ...topic, row: withoutNulls({ ...topic.row, [TOPIC_KEYS.quadrant]: quadrant }) };
  });
  return { topics: placed, origin: 'computed', divides };
}

/** Where the map draws its lines: between the topics on both sides of the medians. */
function crossOf(topics: readonly Entity[], divides: Divides): Point | null {
  const placed = topics.flatMap(({ row }) => {
    const axes = axesOf(row, TOPIC_KEYS);
    const { growth, sizing } = axes;
    return growth === null || sizing === null ? [] : [{ x: sizing, y: growth, code: computedQuadrant(axes, divides) }];
  });
  return quadrantSplit(placed);
}

/** What is not as in the file; null: nothing. */
function notesOf(cross: Point | null, { columns }: Pick<MappedSheet, 'columns'>, hasMeans: boolean): string | null {
  const axis = sizeAxisIn({ columns });
  const lines: string[] = [];
  if (axis !== null)
    lines.push(`Average sizing is ‘${axis.name}’ of the file, as a share of ${formatCount(axis.whole)}.`);
  if (cross !== null) {
    const sizing =
      axis === null
        ? `${formatFraction(cross.x)} average sizing`
        : `${amountLabel(cross.x * axis.whole)} ‘${axis.name}’`;
    const at = `${formatFraction(cross.y)} growth and ${sizing}`;
    lines.push(`The quadrants are computed, because the file has none: divided in the middle of the file, at ${at}.`);
  }
  if (hasMeans) lines.push('Figures of trends are the means of their topics, where the file has none.');
  return lines.join(' ') || null;
}

/** What the file calls the size, where it is an amount or a score. */
function sizeAxisIn({ columns }: Pick<MappedSheet, 'columns'>): SizeAxis | null {
  const { header = '', name = header, unit = null } = columns.get('averageSizing') ?? {};
  const whole = wholeOf(unit);
  return whole === null ? null : { name: name.trim().slice(0, LONGEST_GROWTH_NAME), whole };
}

/** What the file calls growth, where that says more than the word; a 3-year CAGR is the provider's alone. */
function growthNameIn({ columns }: MappedSheet): string | null {
  const growth = columns.get('growth');
  const name = (growth?.name ?? growth?.header ?? '').trim();
  return name === '' || name.toLowerCase() === 'growth' ? null : name.slice(0, LONGEST_GROWTH_NAME);
}

/** In characters: it stands at the axis of the map. */
const LONGEST_GROWTH_NAME = 40;
