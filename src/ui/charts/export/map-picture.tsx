import { rem } from '../../kit/layout/page-view';
import { MapAxes } from '../map/draw/map-axes';
import { MapBackdrop } from '../map/draw/map-backdrop';
import { MapFooter } from '../map/draw/map-footer';
import { MapLegend } from '../map/draw/map-legend';
import { MapNames } from '../map/draw/map-names';
import { SvgMarks } from '../map/draw/svg-marks';
import type { MapModel } from '../map/model/map-model';
import mapStyles from '../map/draw/signal-map.module.scss';
import styles from './picture-sheet.module.scss';

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
