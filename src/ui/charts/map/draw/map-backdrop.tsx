import { observer } from 'mobx-react-lite';
import { planeGround } from '../../../../domain/plane/plane-ground';
import { rem } from '../../../kit/layout/page-view';
import { SvgGround } from '../../../plane/svg-ground';
import type { MapModel } from '../model/map-model';
import styles from './map-overlay.module.scss';

/** The lowest layer of the plane. */
export const MapBackdrop = observer(function MapBackdrop({ model }: { model: MapModel }) {
  const { width, height } = model.plane;
  return (
    <svg
      className={styles.overlay}
      width={rem(width)}
      height={rem(height)}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <SvgGround {...planeGround(model.layout, model.yTicks, model.view)} />
    </svg>
  );
});
