import type { ChartExport } from '../../../application/explore/chart-frame';
import { RequestFailure } from '../../../application/shared/request-failure';
import { csvDocument } from '../../../domain/shared/csv';
import { signalSheet } from './signal-sheet';
import type { VersionName } from '../../../domain/explore/version';
import { MAP_SURFACES } from '../chart-abilities';
import type { ChartData } from '../chart-data';
import type { ChartSources } from '../chart-sources';
import type { MapModel } from '../map/model/map-model';
import { mapPicture } from './paint-map';
import { WHOLE } from '../geometry/view';
import { readPalette } from '../palette';
import { MOST_ROWS, tablePicture, type TablePicture } from '../table/paint-table';
import { columnsOf, type TableKind } from '../table/table-columns';
import { tableScales } from '../table/table-scales';
import { download } from './download';
import { framed } from './framed-picture';
import { makePicture } from './picture';
import { pictureWords, projectOf, type PictureWords } from './picture-words';

/** A chart as it stands on the page. */
export interface ShownChart {
  readonly data: ChartData;
  readonly map: MapModel;
  readonly place: HTMLElement;
}

type Project = Pick<ChartSources, 'workspace' | 'clock'>;

/** Downloads what a chart shows: the rows that pass the filters, in their order; or the picture in the page's theme. */
export async function exportChart(
  format: ChartExport,
  nameOf: (version: VersionName) => string,
  chart: ShownChart,
  project: Project,
): Promise<void> {
  const { data } = chart;
  if (data.state.kind !== 'ready') throw new Error('There is nothing to export yet');
  // While the picture is being made, another version may be chosen.
  const name = nameOf(data.filters.versionFilter);
  const content = format === 'csv' ? sheetOf(data) : await pictureOf(chart, project);
  download(content, `${name}.${format}`);
}

function sheetOf(data: ChartData): Blob {
  const rows = signalSheet(data.type, data.sorted, data.movement.beforeById);
  return new Blob([csvDocument(rows)], { type: 'text/csv;charset=utf-8' });
}

function pictureOf({ data, map, place }: ShownChart, { workspace, clock }: Project): Promise<Blob> {
  if (data.isUnknown)
    throw new RequestFailure('refused', 'There is nothing to draw: none of the topics has the figure.');
  const palette = readPalette(place);
  const hasMap = MAP_SURFACES.includes(data.surface);
  const isMap = hasMap && !data.table && !map.isUnplaceable && map.plane.width > 0;
  const isList = data.surface === 'trendList' || data.surface === 'topicList';
  const words = (): PictureWords =>
    pictureWords(data, projectOf(workspace), clock.now(), {
      asTable: !isMap && !isList && (hasMap || data.table),
      showsMovement: data.movement.beforeById !== null && !(isMap && data.movement.hasNoPlaces),
      isPart: isMap && map.view.scale !== WHOLE.scale,
      rows: !isMap && data.sorted.length > MOST_ROWS ? MOST_ROWS : null,
    });
  if (isMap) return makePicture((context) => framed(context, words(), mapPicture(context, map, palette), palette));
  const kind = kindOf(data);
  const tableWords = words();
  const table: TablePicture = {
    columns: columnsOf(kind, data.type, tableScales(data.everything.all), data.movement.beforeById),
    items: data.sorted,
    order: data.order,
    width: Math.max(kind === 'list' ? LEAST_WIDTH[data.type] : LEAST_WIDTH.plot, place.clientWidth),
  };
  return makePicture((context) => framed(context, tableWords, tablePicture(context, table, palette), palette));
}

/** In pixels: below that a table would cut most names, of which the rows of topics have two. */
const LEAST_WIDTH = { plot: 1080, trend: 1080, topic: 1400 } as const;

function kindOf({ surface, table }: ChartData): TableKind {
  if (surface !== 'drivers' && surface !== 'impact') return 'list';
  return table ? `${surface}Table` : surface;
}
