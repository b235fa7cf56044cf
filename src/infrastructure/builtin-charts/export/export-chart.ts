import type { ChartExport } from '../../../application/explore/chart-frame';
import { csvDocument } from '../../../domain/explore/csv';
import { signalSheet } from '../../../domain/explore/signal-sheet';
import type { ChartData } from '../chart-data';
import type { MapModel } from '../map/map-model';
import { mapPictureSize, paintMap } from '../map/paint-map';
import { readPalette } from '../palette';
import { paintTable, tablePictureSize, type TablePicture } from '../table/paint-table';
import { columnsOf, type TableKind } from '../table/table-columns';
import { tableScales } from '../table/table-scales';
import { download, withExtension } from './download';
import { makePicture } from './picture';

/** Downloads what a chart shows: the rows that pass the filters, in their order; or the picture in the page's theme. */
export async function exportChart(
  format: ChartExport,
  fileName: string,
  data: ChartData,
  map: MapModel,
  place: HTMLElement,
): Promise<void> {
  if (data.state.kind !== 'ready') throw new Error('There is nothing to export yet');
  const content = format === 'csv' ? sheetOf(data) : await pictureOf(data, map, place);
  download(content, withExtension(fileName, format));
}

function sheetOf(data: ChartData): Blob {
  const rows = signalSheet(data.type, data.sorted, data.beforeById);
  return new Blob([csvDocument(rows)], { type: 'text/csv;charset=utf-8' });
}

function pictureOf(data: ChartData, map: MapModel, place: HTMLElement): Promise<Blob> {
  const palette = readPalette(place);
  const isMap = data.surface === 'trendMap' || data.surface === 'opportunityMap';
  if (isMap && !data.table && !map.isUnplaceable && map.plane.width > 0) {
    return makePicture(mapPictureSize(map), (context) => paintMap(context, map, palette));
  }
  const picture: TablePicture = {
    columns: columnsOf(kindOf(data), data.type, tableScales(data.everything.all)),
    items: data.sorted,
    width: Math.max(LEAST_WIDTH, place.clientWidth),
  };
  return makePicture(tablePictureSize(picture), (context) => paintTable(context, picture, palette));
}

/** In pixels: below that a table of all columns has no room for its figures. */
const LEAST_WIDTH = 1080;

function kindOf({ surface, table }: ChartData): TableKind {
  if (surface !== 'drivers' && surface !== 'impact') return 'list';
  return table ? `${surface}Table` : surface;
}
