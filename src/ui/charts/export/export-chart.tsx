import { download, downloadCsv } from '../../kit/files/download';
import type { ChartExport } from '../../../application/filters/explore-section';
import { RequestFailure } from '../../../application/shared/request-failure';
import type { CsvRows } from '../../../domain/shared/csv';
import type { VersionName } from '../../../domain/workspace/explore-tab';
import { SURFACES } from '../../../application/charts/surface-views';
import type { ChartData } from '../../../application/charts/chart-data';
import { WHOLE } from '../../../domain/plane/view';
import type { MapModel } from '../map/model/map-model';
import { tableKindOf } from '../table/list-columns';
import { elementPicture } from './element-picture';
import { PictureSheet, pictureWords, projectOf } from './picture-sheet';
import { signalSheet } from './signal-sheet';
import { MOST_PICTURED_ROWS, TablePicture } from './table-picture';
import { rem } from '../../kit/layout/page-view';
import { MapAxes, MapBackdrop } from '../map/draw/map-axes';
import { MapFooter } from '../map/draw/map-footer';
import { MapLegend } from '../map/draw/map-legend';
import { MapNames } from '../map/draw/map-names';
import { SvgMarks } from '../map/draw/marks';
import mapStyles from '../map/draw/signal-map.module.scss';
import styles from './picture-sheet.module.scss';
import { RingKey } from '../rings/ring-key';
import { RingRadar } from '../rings/ring-radar';

/** A chart that is on the page. */
interface DrawnChart {
  readonly data: ChartData;
  /** null: it draws no map. */
  readonly map: MapModel | null;
  readonly container: HTMLElement;
}

/**
 * Downloads what a chart shows: CSV holds the rows that pass the filters, in their order; PNG the picture in the page's
 * theme.
 */
export async function exportChart(
  format: ChartExport,
  nameOf: (version: VersionName) => string,
  chart: DrawnChart,
): Promise<void> {
  const { data } = chart;
  if (data.state.kind !== 'ready') throw new Error('There is nothing to export yet');
  // While the picture is being made, another version may be chosen.
  const name = nameOf(data.filters.versionFilter);
  if (format === 'csv') downloadCsv(sheetOfChart(data), name);
  else download(await pngOf(chart), `${name}.${format}`);
}

function sheetOfChart({ type, sorted, movement, sources, topicRows }: ChartData): CsvRows {
  return signalSheet(type, sorted, movement.beforeById, sources.workspace.growthName, topicRows?.fileColumns);
}

/** In units of 1/16 rem: a narrower table would cut most names. The rows of topics have two. */
const LEAST_WIDTH = { plot: 1080, trend: 1080, topic: 1400 } as const;

function pngOf({ data, map, container }: DrawnChart): Promise<Blob> {
  if (data.isUnknown)
    throw new RequestFailure('refused', 'There is nothing to draw: none of the topics has the figure.');
  const { clock } = data.sources;
  const { drawing } = SURFACES[data.surface];
  const drawn = map === null || data.rings || data.table || map.isUnplaceable || map.plane.width === 0 ? null : map;
  const words = pictureWords(data, projectOf(data.sources), clock.now(), {
    asTable: drawn === null && !data.rings && drawing !== 'list' && (map !== null || data.table),
    showsMovement: data.movement.beforeById !== null && !(drawn !== null && data.movement.hasNoPositions),
    isPart: drawn !== null && drawn.view.scale !== WHOLE.scale,
    rows: drawn === null && !data.rings && data.sorted.length > MOST_PICTURED_ROWS ? MOST_PICTURED_ROWS : null,
  });
  if (data.rings) {
    const width = Math.max(LEAST_WIDTH.plot, container.clientWidth / data.textScale);
    return elementPicture(
      <PictureSheet words={words}>
        <RingPicture data={data} width={width} />
      </PictureSheet>,
    );
  }
  const least = LEAST_WIDTH[tableKindOf(data) === 'list' ? data.type : 'plot'];
  const leastWidth = Math.max(least, container.clientWidth / data.textScale);
  return elementPicture(
    <PictureSheet words={words}>
      {drawn === null ? <TablePicture data={data} leastWidth={leastWidth} /> : <MapPicture model={drawn} />}
    </PictureSheet>,
  );
}

/** The part of the map that is in view, with axes, names and keys, but without controls. */
export function MapPicture({ model }: { readonly model: MapModel }) {
  const { left, right, top, bottom } = model.margins;
  const { width, height } = model.plane;
  return (
    <div className={`${styles.map} ${mapStyles.tinted}`} style={{ width: rem(left + width + right) }}>
      <div style={{ position: 'relative', height: rem(top + height + bottom) }}>
        <MapAxes model={model} />
        <div className={styles.plane} style={model.planeBox}>
          <MapBackdrop model={model} />
          {/* A canvas would be as coarse as the screen: here dense maps, too, are elements. */}
          <SvgMarks model={model} />
          <MapNames model={model} isPicture />
        </div>
        <MapLegend model={model} />
      </div>
      <MapFooter model={model} isPicture />
    </div>
  );
}

interface Props {
  readonly data: ChartData;
  readonly width: number;
}

/** Height by width of a radar in a picture. */
const PROPORTION = 0.6;

/** The rings for an exported picture. */
export function RingPicture({ data, width }: Props) {
  return (
    <div style={{ width: rem(width) }}>
      <RingRadar data={data} size={{ width, height: width * PROPORTION }} active={null} onActive={() => {}} />
      <RingKey data={data} />
    </div>
  );
}
