import { countOf, formatCount, formatFraction } from '../../../domain/shared/figures';
import { CURRENT_DATA, PREVIOUS_DATA } from '../../../domain/explore/explore-tab';
import {
  type OwnDataCounts,
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
import { newOnRadar, radarOf, buildTopics, type BuiltTopic } from './build-topics';
import { buildShifts, buildTrends, TrendIndex, trendsOfPrevious, trendsWithQuadrants, withMeans } from './build-trends';
import type { RawRow as Row } from '../../wire/rows';
import { FaultCollector } from './fault-list';
import { SHORTENED_IDS } from '../../../domain/own-data/known-fields';
import { mappedSheet, type MappedSheet } from './mapped-row';
import { EntityIndex } from './identified';
import { withoutNulls } from './read-fields';
import { cellText } from '../../../domain/own-data/cell-text';
import { isOwnWord } from '../../../domain/own-data/value-mapping';

export const MOST_BUILT_TOPICS = 20_000;

/** The id of the project in a file without one. */
const SOW = 1;

export interface BuiltFromTables extends BuiltWorkspace {
  readonly sheets: readonly Sheet[];
  readonly divides: Divides | null;
  readonly rings: readonly string[];
}

/**
 * A workspace document from the tables of a file, and what is wrong with its cells.
 * @throws FileFault where no topic can be opened, or too many
 */
export function buildWorkspace(read: readonly Sheet[], mapping: Mapping): BuiltFromTables {
  const faults = new FaultCollector();
  addNotes(read, mapping, faults);
  const sheets = new Map<SheetKind, MappedSheet | null>();
  const sheetOf = (kind: SheetKind): MappedSheet | null => {
    if (!sheets.has(kind)) sheets.set(kind, mappedSheet(read, mapping, kind, faults));
    return sheets.get(kind) ?? null;
  };
  const topicSheet = usableTopics(sheetOf('topics'));
  const trends = new TrendIndex(buildTrends(sheetOf('trends'), SOW), SOW);
  const given = buildTopics(topicSheet, SOW, trends);
  if (given.length === 0) throw new FileFault('No row of the file has a name, so there is no topic to open.');
  const { topics, origin, divides } = withQuadrants(given);
  const { rows: trendRows, isComputed: hasMeans } = withMeans(trends.rows, topics);
  const index = new EntityIndex(topics);
  const previousTrends = new TrendIndex(buildTrends(sheetOf('previous-trends'), SOW), SOW);
  const previousTopics = buildTopics(sheetOf('previous-topics'), SOW, trendsOfPrevious(trends, previousTrends)).map(
    ({ row }) => row,
  );
  const hasPrevious = previousTopics.length + previousTrends.rows.length > 0;
  const name = mapping.projectName;
  const rings = topicSheet.rows[0]?.column('ring')?.values?.map(({ value }) => value) ?? [];
  const radar = radarOf(topics, trends.rows, rings);
  return {
    workspace: {
      meta: withoutNulls({
        title: name,
        figures: notesOf(divides, topicSheet, hasMeans),
        real_figures: growthSeries(topics),
        quadrants_computed: divides,
        growth_name: growthNameIn(topicSheet),
      }),
      sows: [withoutNulls({ id: SOW, name, newDiscoveries: newOnRadar(topics), radar, reneAI: true })],
      shifts: buildShifts(sheetOf('shifts'), trends.rows, SOW),
      trends: trendsWithQuadrants(trendRows, divides),
      topics: topics.map(({ row }) => row),
      deepdives: buildDeepdives(sheetOf('startups'), topics, index),
      sources: buildSources(sheetOf('sources'), topics, index),
      opportunities: [],
      foresight: [],
      versions: { [SOW]: [{ version: CURRENT_DATA }, ...(hasPrevious ? [{ version: PREVIOUS_DATA }] : [])] },
      previous: hasPrevious ? { [SOW]: { trends: previousTrends.rows, topics: previousTopics } } : {},
      experiments: [],
      permissions: { [SOW]: { reneAI: true, experiments: [] } },
      quadrants: [],
    },
    faults: faults.sorted(read.map((sheet) => sheet.name)),
    rings: radar?.rings ?? [],
    counts: countsOf(topics, trends.rows.length, faults, origin),
    divides,
    sheets: read,
  };
}

function usableTopics(sheet: MappedSheet | null): MappedSheet {
  if (sheet === null) throw new FileFault('No sheet of the file is taken for the topics.');
  if (!sheet.has('name')) throw new FileFault('No column holds the names of the topics: choose one for ‘Name’.');
  if (sheet.rows.length <= MOST_BUILT_TOPICS) return sheet;
  const message = `The sheet ${sheet.sheet.name} has ${countOf(sheet.rows.length, 'row')}. At most 20,000 topics can be opened.`;
  throw new FileFault(message);
}

function addNotes(sheets: readonly Sheet[], mapping: Mapping, faults: FaultCollector): void {
  const together = new Set(mapping.sheets.flatMap(({ form, alike }) => (form.isTogether === true ? alike : [])));
  for (const [index, sheet] of sheets.entries()) {
    const read = mapping.sheets[index];
    if (read?.kind == null) {
      if (together.has(sheet.name)) continue;
      const reason = read?.reason ?? 'no rows';
      faults.add({
        severity: 'note',
        row: null,
        column: null,
        found: null,
        sheet: sheet.name,
        problem: `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`,
        consequence: 'The sheet is not read.',
      });
      continue;
    }
    for (const { row, isLeftOut, ...note } of sheet.notes) {
      const severity = isLeftOut === true ? 'left-out' : 'note';
      faults.add({ ...note, severity, sheet: sheet.name, row, column: null, found: null });
    }
    for (const { header } of read.columns.filter(({ reason }) => reason === SHORTENED_IDS))
      faults.add({
        severity: 'note',
        sheet: sheet.name,
        row: null,
        column: header,
        found: null,
        problem: 'A spreadsheet program has shortened the numbers.',
        consequence: 'Not used as ids.',
      });
  }
}

interface WithQuadrants {
  readonly topics: readonly BuiltTopic[];
  readonly origin: QuadrantOrigin;
  readonly divides: Divides | null;
}

/** Quadrants of the file as they are; without any, computed at the medians. */
function withQuadrants(topics: readonly BuiltTopic[]): WithQuadrants {
  const isGiven = topics.some(
    ({ row, source }) =>
      row[TOPIC_KEYS.quadrant] !== undefined || isOwnWord('quadrant', cellText(source.cell('quadrant')).trim()),
  );
  const divides = isGiven ? null : dividesOf(topics.map(({ row }) => figuresOf(row)));
  if (divides === null) return { topics, origin: isGiven ? 'given' : 'none', divides };
  const placed = topics.map((topic) => {
    const quadrant = computedQuadrant(figuresOf(topic.row), divides);
    return quadrant === null ? topic : { ...topic, row: { ...topic.row, [TOPIC_KEYS.quadrant]: quadrant } };
  });
  return { topics: placed, origin: 'computed', divides };
}

function figuresOf(row: Row): { readonly growth: number | null; readonly sizing: number | null } {
  const figure = (key: string): number | null => (typeof row[key] === 'number' ? row[key] : null);
  return { growth: figure(TOPIC_KEYS.growth), sizing: figure(TOPIC_KEYS.averageSizing) };
}

function hasGap({ growth, sizing }: ReturnType<typeof figuresOf>): boolean {
  return growth === null || sizing === null;
}

function countsOf(
  topics: readonly BuiltTopic[],
  trends: number,
  faults: FaultCollector,
  quadrants: QuadrantOrigin,
): OwnDataCounts {
  const withoutFigure = topics.filter(({ row }) => hasGap(figuresOf(row))).length;
  return { topics: topics.length, trends, withoutFigure, quadrants, ...faults.counts };
}

/** What is not as in the file; null: nothing. */
function notesOf(divides: Divides | null, sheet: MappedSheet, hasMeans: boolean): string | null {
  const column = sheet.rows[0]?.column('averageSizing');
  const whole = wholeOf(column?.unit ?? null);
  const sizing =
    column === undefined || whole === null
      ? []
      : [`Average sizing is ‘${column.header}’ of the file: ${formatCount(whole)} counts as 100 %.`];
  const means = hasMeans ? ['Figures of trends are the means of their topics, where the file has none.'] : [];
  return [...sizing, ...(divides === null ? [] : [noteOf(divides)]), ...means].join(' ') || null;
}

function noteOf({ growth, sizing }: Divides): string {
  const at = `${formatFraction(growth)} growth and ${formatFraction(sizing)} average sizing`;
  return `The quadrants are computed, because the file has none: divided at ${at}, the medians of the file.`;
}

function growthSeries(topics: readonly BuiltTopic[]): Row | null {
  const series = topics.flatMap(({ source, id }) => {
    const text = source.word('growthSeries');
    return text === null ? [] : [[String(id), text] as const];
  });
  return series.length === 0 ? null : Object.fromEntries(series);
}

/** What the file calls growth, where that says more than the word; a 3-year CAGR is the provider's alone. */
function growthNameIn(sheet: MappedSheet | null): string | null {
  const name = sheet?.rows[0]?.column('growth')?.header.trim() ?? '';
  return name === '' || name.toLowerCase() === 'growth' ? null : name.slice(0, LONGEST_GROWTH_NAME);
}

/** In characters: it stands at the axis of the map. */
const LONGEST_GROWTH_NAME = 40;
