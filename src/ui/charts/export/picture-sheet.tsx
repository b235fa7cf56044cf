import type { ReactNode } from 'react';
import { Text } from '../../kit/layout/stack';
import styles from './picture-sheet.module.scss';
import { type ExploreFilters, type FilterName, MORE_FILTERS } from '../../../domain/filters/filter-forms';
import { SURFACE_NAMES } from '../../../application/filters/explore-section';
import { filterWords, isFilterActive } from '../../../domain/filters/explore-filters';
import { RING_MAP, CURRENT_DATA, PREVIOUS_DATA } from '../../../domain/workspace/explore-tab';
import { axesInWords } from '../../../domain/topic/map-axes';
import { countQuadrants } from '../items/map-summary';
import { shortLabel } from '../../../domain/plane/bubble-sizes';
import { filtersOfSurface } from '../../../domain/filters/sender-statuses';
import { shortDay, shortLocalDay } from '../../../domain/shared/calendar';
import { countOf, formatCount } from '../../../domain/shared/figures';
import { quadrantOf, type QuadrantCode } from '../../../domain/topic/quadrant';
import type { ChartData } from '../../../application/charts/chart-data';
import type { ChartSources } from '../../../application/charts/chart-sources';

interface Props {
  readonly words: PictureWords;
  readonly children: ReactNode;
}

/** An exported picture: the chart with its title above, and what the data says about its figures below. */
export function PictureSheet({ words: { project, chart, lines, note }, children }: Props) {
  return (
    <div className={styles.sheet}>
      <p className={styles.title}>
        {project !== null && (
          <Text as="span" lines={2}>
            {project} ·
          </Text>
        )}
        <span>{chart}</span>
      </p>
      {lines.map((line) => (
        <p key={line} className={styles.facts}>
          {line}
        </p>
      ))}
      {children}
      {note !== null && (
        <Text type="caption" tone="muted" pad="12 0 0" className={styles.note}>
          {note}
        </Text>
      )}
    </div>
  );
}

/** What a picture says about the project that its figures are of. */
interface PictureProject {
  readonly name: string | null;
  /** When the data are from that are shown, unless these are the previous. */
  readonly date: string | null;
  /** Earlier data are shown in the place of the current. */
  readonly isEarlier: boolean;
  /** What the data says about all of its figures. */
  readonly note: string | null;
}

export function projectOf({ workspace: { currentName, sow }, signals }: ChartSources): PictureProject {
  return {
    name: currentName,
    date: signals.shownDate,
    isEarlier: signals.isEarlier,
    note: sow.value?.figureNotes?.general ?? null,
  };
}

/** The words above and below a picture, which explain it on a slide. */
export interface PictureWords {
  readonly project: string | null;
  readonly chart: string;
  /** Version, count and day; then the filters, if there are any. */
  readonly lines: readonly string[];
  readonly note: string | null;
}

/** How the chart is drawn. */
interface PictureState {
  readonly asTable: boolean;
  /** The previous positions are drawn as well. */
  readonly showsMovement: boolean;
  /** The map is zoomed. */
  readonly isPart: boolean;
  /** A table is longer than a picture: only so many rows are drawn. null: all. */
  readonly rows: number | null;
}

/** @param on the day in the user's own time */
export function pictureWords(
  data: ChartData,
  { name, date, isEarlier, note }: PictureProject,
  on: Date,
  { asTable, showsMovement, isPart, rows }: PictureState,
): PictureWords {
  const facts = [
    (isEarlier && !data.showsPrevious
      ? `Data of ${shortDay(date) ?? 'an unknown day'}`
      : versionWords(data.showsPrevious, date)) +
      (showsMovement ? `, with the movement from the ${PREVIOUS_DATA}` : ''),
    `${formatCount(data.items.length)} of ${countOf(data.everything.all.length, data.type)}`,
    isPart ? 'Part of the map' : null,
    rows === null ? null : `The first ${formatCount(rows)} rows`,
    `Exported on ${shortLocalDay(on)}`,
  ];
  const labels = new Map(countQuadrants(data.everything.all).map(({ code, label }) => [code, label]));
  const labelOf = (code: QuadrantCode): string => labels.get(code) ?? quadrantOf(code).label;
  const own = filtersOfSurface(data.filters, data.surface);
  const filters = OBEYED[data.type].filter((name) => isFilterActive(own, name));
  return {
    project: name,
    chart: chartWords(data) + (asTable ? ', as a table' : ''),
    lines: [facts, filters.map((name) => wordsOf(own, name, labelOf))]
      .map((words) => words.filter((word) => word !== null).join(' · '))
      .filter(Boolean),
    note,
  };
}

function chartWords({ rings, surface, axes }: ChartData): string {
  if (rings) return RING_MAP;
  return SURFACE_NAMES[surface] + (axes === null ? '' : `: ${axesInWords(axes)}`);
}

export function versionWords(isPrevious: boolean, loadDate: string | null): string {
  // The day of the previous data is not known.
  const day = isPrevious ? null : shortDay(loadDate);
  const name = isPrevious ? PREVIOUS_DATA : CURRENT_DATA;
  return day === null ? name : `${name} of ${day}`;
}

/** The filters that a chart of this type obeys, besides the version. */
const OBEYED: Readonly<Record<ChartData['type'], readonly FilterName[]>> = {
  trend: ['trends', 'trendMaturity', ...MORE_FILTERS, 'query'],
  topic: ['status', 'topics', 'trends', 'topicMaturity', ...MORE_FILTERS, 'query'],
};

const TITLES: Readonly<Partial<Record<FilterName, string>>> = {
  status: 'Status',
  topics: 'Topics',
  trends: 'Trends',
  topicMaturity: 'Quadrant',
  trendMaturity: 'Quadrant',
};

function wordsOf(filters: ExploreFilters, name: FilterName, labelOf: (code: QuadrantCode) => string): string {
  const { topicQuadrantFilter, trendQuadrantFilter } = filters;
  const codes = { topicMaturity: topicQuadrantFilter, trendMaturity: trendQuadrantFilter }[name as string];
  const words = codes?.map(labelOf) ?? filterWords(filters, name);
  const text = name === 'topics' || name === 'trends' ? namesOf(words) : words.join(', ');
  return [TITLES[name], text].filter(Boolean).join(': ');
}

const NAMES = 3;
const NAME_CHARACTERS = 48;

/** The first names, and how many more there are. */
function namesOf(names: readonly string[]): string {
  const shown = names.slice(0, NAMES).map((name) => shortLabel(name, NAME_CHARACTERS));
  const more = names.length - shown.length;
  return shown.join(', ') + (more > 0 ? ` and ${formatCount(more)} more` : '');
}
