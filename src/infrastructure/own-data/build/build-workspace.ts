import { countOf, formatCount, formatFraction } from '../../../domain/shared/figures';
import { CURRENT_DATA, PREVIOUS_DATA } from '../../../domain/explore/version';
import type { OwnDataCounts, QuadrantOrigin } from '../../../domain/own-data/mapping-preview';
import type { BuiltWorkspace } from '../../../application/own-data/workspace-document';
import { wholeOf } from '../../../domain/own-data/read-figure';
import { FileFault } from '../../../domain/own-data/file-fault';
import type { Mapping } from '../../../domain/own-data/mapping';
import type { SheetKind } from '../../../domain/own-data/sheet-forms';
import { TOPIC_KEYS } from '../../wire/workspace-keys';
import type { Tables } from '../../../domain/own-data/tables';
import {
  buildDiscoveries,
  buildInsights,
  buildPlatforms,
  buildQuadrants,
  buildShifts,
  ItemIndex,
} from './build-collections';
import { buildDeepdives, buildSources } from './build-details';
import { QUADRANTS_AS_GIVEN, readProject } from './build-project';
import { newOnRadar, radarOf } from './build-radar';
import { buildTopics, type BuiltTopic } from './build-topics';
import { buildTrends, TrendIndex, trendsOfPrevious } from './build-trends';
import { trendsWithQuadrants, withMeans } from './trend-means';
import { computedQuadrant, dividesOf, type Divides } from '../../../domain/own-data/computed-quadrants';
import type { RawRow as Row } from '../../wire/rows';
import { FaultList } from './fault-list';
import { noneNotes } from './none-notes';
import { mappedSheet, type MappedSheet } from './mapped-sheet';
import { EntityIndex } from './entity-index';
import { withoutNulls } from './without-nulls';
import { cellText } from '../../../domain/own-data/cell-text';
import { isOwnWord } from '../../../domain/own-data/value-mapping';

export const MOST_TOPICS = 20_000;

export interface BuiltFromTables extends BuiltWorkspace {
  readonly divides: Divides | null;
  readonly rings: readonly string[];
}

/**
 * A workspace document from the tables of a file, and what is wrong with its cells.
 * @throws FileFault where no topic can be opened, or too many
 */
export function buildWorkspace(tables: Tables, mapping: Mapping): BuiltFromTables {
  const faults = new FaultList();
  addNotes(tables, mapping, faults);
  const sheets = new Map<SheetKind, MappedSheet | null>();
  const sheetOf = (kind: SheetKind): MappedSheet | null => {
    if (!sheets.has(kind)) sheets.set(kind, mappedSheet(tables, mapping, kind, faults));
    return sheets.get(kind) ?? null;
  };
  const topicSheet = usableTopics(sheetOf('topics'));
  const { values, versions } = readProject(sheetOf('project'));
  const sow = values.id ?? 1;
  const trends = new TrendIndex(buildTrends(sheetOf('trends'), sow), sow);
  const given = buildTopics(topicSheet, sow, trends);
  if (given.length === 0)
    throw new FileFault('no-topics', 'No row of the file has a name, so there is no topic to open.');
  const isAsGiven = values.quadrants === QUADRANTS_AS_GIVEN;
  const { topics, origin, divides } = withQuadrants(given, isAsGiven);
  const { rows: trendRows, isComputed: hasMeans } = isAsGiven
    ? { rows: trends.rows, isComputed: false }
    : withMeans(trends.rows, topics);
  const index = new EntityIndex(topics, 'topic');
  const items = new ItemIndex(index, trends.index);
  const previousTrends = new TrendIndex(buildTrends(sheetOf('previous-trends'), sow), sow);
  const previousTopics = buildTopics(sheetOf('previous-topics'), sow, trendsOfPrevious(trends, previousTrends)).map(
    ({ row }) => row,
  );
  const hasPrevious = previousTopics.length + previousTrends.rows.length > 0;
  const name = String(values.name ?? mapping.projectName);
  const computed =
    divides === null
      ? stored(values.growthDivide, values.sizingDivide)
      : { growth: divides.growth, sizing: divides.sizing };
  const discovered = buildDiscoveries(sheetOf('discoveries'), items);
  const rings = topicSheet.rows[0]?.column('ring')?.values?.map(({ value }) => value) ?? [];
  const radar = radarOf(topics, trends.rows, rings);
  return {
    workspace: {
      meta: withoutNulls({
        title: values.title ?? name,
        licence: values.licence,
        attribution: values.attribution,
        figures: values.figures ?? notesOf(divides, topicSheet, hasMeans),
        real_figures: growthSeries(topics),
        quadrants_computed: computed,
        growth_name: values.growthName ?? growthNameIn(topicSheet),
      }),
      sows: [
        withoutNulls({
          id: sow,
          name,
          loadDate: values.loadDate,
          newDiscoveries: discovered.length > 0 || isAsGiven ? discovered : newOnRadar(topics),
          radar,
          reneAI: values.assistant !== 'no',
        }),
      ],
      shifts: buildShifts(sheetOf('shifts'), trends.rows, sow),
      trends: trendsWithQuadrants(trendRows, divides),
      topics: topics.map(({ row }) => row),
      deepdives: buildDeepdives(sheetOf, topics, index),
      sources: buildSources(sheetOf('sources'), topics, index),
      opportunities: buildPlatforms(sheetOf('platforms'), items, sow),
      foresight: buildInsights(sheetOf('insights'), items, sow),
      versions: { [sow]: versions.length > 0 ? versions : defaultVersions(values.loadDate, hasPrevious) },
      previous: hasPrevious ? { [sow]: { trends: previousTrends.rows, topics: previousTopics } } : {},
      experiments: [],
      permissions: { [sow]: { reneAI: values.assistant !== 'no', experiments: [] } },
      quadrants: buildQuadrants(sheetOf('quadrants')),
    },
    faults: faults.sorted(tables.sheets.map((sheet) => sheet.name)),
    rings: radar?.rings ?? [],
    counts: countsOf(topics, trends.rows.length, faults, origin),
    divides,
  };
}

function usableTopics(sheet: MappedSheet | null): MappedSheet {
  if (sheet === null) throw new FileFault('no-topics', 'No sheet of the file is taken for the topics.');
  if (!sheet.has('name'))
    throw new FileFault('no-topics', 'No column holds the names of the topics: assign ‘Name’ to one.');
  if (sheet.rows.length <= MOST_TOPICS) return sheet;
  const message = `The sheet ${sheet.sheet.name} has ${countOf(sheet.rows.length, 'row')}. At most 20,000 topics can be opened.`;
  throw new FileFault('too-many-rows', message);
}

function addNotes({ sheets }: Tables, mapping: Mapping, faults: FaultList): void {
  for (const [index, sheet] of sheets.entries()) {
    const read = mapping.sheets[index];
    if (read?.kind == null) continue;
    for (const { row, isLeftOut, ...note } of sheet.notes) {
      const severity = isLeftOut === true ? 'left-out' : 'note';
      faults.add({ ...note, severity, sheet: sheet.name, row, column: null, found: null });
    }
    for (const note of noneNotes(sheet, read)) faults.add(note);
  }
}

interface WithQuadrants {
  readonly topics: readonly BuiltTopic[];
  readonly origin: QuadrantOrigin;
  readonly divides: Divides | null;
}

/** Quadrants of the file as they are; without any, computed at the medians. */
function withQuadrants(topics: readonly BuiltTopic[], isAsGiven: boolean): WithQuadrants {
  const isGiven = topics.some(
    ({ row, source }) =>
      row[TOPIC_KEYS.quadrant] !== undefined || isOwnWord('quadrant', cellText(source.cell('quadrant')).trim()),
  );
  const divides = isGiven || isAsGiven ? null : dividesOf(topics.map(({ row }) => figuresOf(row)));
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
  faults: FaultList,
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

function stored(growth: unknown, sizing: unknown): Divides | null {
  return typeof growth === 'number' && typeof sizing === 'number' ? { growth, sizing } : null;
}

function growthSeries(topics: readonly BuiltTopic[]): Row | null {
  const series = topics.flatMap(({ source, id }) => {
    const text = source.word('growthSeries');
    return text === null ? [] : [[String(id), text] as const];
  });
  return series.length === 0 ? null : Object.fromEntries(series);
}

function defaultVersions(loadDate: string | number | undefined, hasPrevious: boolean): readonly Row[] {
  const current = { version: CURRENT_DATA, ...(loadDate !== undefined && { date: loadDate }) };
  return hasPrevious ? [current, { version: PREVIOUS_DATA }] : [current];
}

/** What the file calls growth, where that says more than the word; a 3-year CAGR is the provider's alone. */
function growthNameIn(sheet: MappedSheet | null): string | null {
  const name = sheet?.rows[0]?.column('growth')?.header.trim() ?? '';
  return name === '' || name.toLowerCase() === 'growth' ? null : name.slice(0, LONGEST_GROWTH_NAME);
}

/** In characters: it stands at the axis of the map. */
const LONGEST_GROWTH_NAME = 40;
