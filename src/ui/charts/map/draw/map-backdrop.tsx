import { observer } from 'mobx-react-lite';
import { toScreen } from '../../geometry/view';
import { QUADRANT_CODES, QUADRANTS } from '../../../../domain/topic/quadrant';
import { quadrantHue } from '../../../kit/signal/quadrant-hue';
import { rem } from '../../../kit/layout/text-scale';
import type { MapModel } from '../model/map-model';
import styles from './map-backdrop.module.scss';

/** The four areas, the hairlines of the ticks, the cross, and the breaks before the outlier bands. */
export const MapBackdrop = observer(function MapBackdrop({ model }: { model: MapModel }) {
  const { width, height } = model.plane;
  const { across, along } = model.breaks;
  const cross = toScreen(model.view, model.layout.cross);
  const x = Math.min(width, Math.max(0, cross.x));
  const y = Math.min(height, Math.max(0, cross.y));
  const areas = QUADRANT_CODES.map((code) => {
    const { isLarge, isFast } = QUADRANTS[code];
    const [left, right] = isLarge ? [x, width] : [0, x];
    const [top, bottom] = isFast ? [0, y] : [y, height];
    return { hue: quadrantHue(QUADRANTS[code]), left, top, right, bottom };
  });
  // Zero is a line of its own where there are values on both sides of it.
  const hasInnerZero = model.layout.y.extent.low < 0;
  return (
    <svg
      className={styles.backdrop}
      width={rem(width)}
      height={rem(height)}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {areas.map(({ hue, left, top, right, bottom }) => (
        <rect
          key={hue}
          className={styles.area}
          data-quadrant={hue}
          x={left}
          y={top}
          width={right - left}
          height={bottom - top}
        />
      ))}
      {model.yTicks.map(({ value, at }) => {
        const pixel = Math.round(at * model.view.scale + model.view.y) + 0.5;
        const className = value === 0 && hasInnerZero ? styles.zero : styles.hairline;
        return <path key={value} className={className} d={`M0 ${pixel}H${width}`} />;
      })}
      <path className={styles.cross} d={`M${cross.x} 0V${height}M0 ${cross.y}H${width}`} />
      {/* A dashed line where the axis is cut short, and a pair of strokes across the edge. */}
      <path
        className={styles.break}
        d={[...across.map((at) => `M${at} 0V${height}`), ...along.map((at) => `M0 ${at}H${width}`)].join('')}
      />
      <path
        className={styles.slash}
        d={[
          ...across.map((at) => `M${at - 5} ${height - 1}l4 -10M${at + 1} ${height - 1}l4 -10`),
          ...along.map((at) => `M1 ${at + 5}l10 -4M1 ${at - 1}l10 -4`),
        ].join('')}
      />
    </svg>
  );
});
