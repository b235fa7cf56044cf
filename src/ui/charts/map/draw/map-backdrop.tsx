import { observer } from 'mobx-react-lite';
import type { QuadrantHue } from '../../../kit/signal/quadrant-hue';
import type { MapModel } from '../model/map-model';
import type { Tick } from '../model/map-scale';
import styles from './map-backdrop.module.scss';
import { toScreen } from '../../geometry/view';

/** The four areas, the hairlines, the cross, and the breaks before the outlier bands. */
export const MapBackdrop = observer(function MapBackdrop({ model }: { model: MapModel }) {
  const { width, height } = model.plane;
  const cross = toScreen(model.view, model.layout.cross);
  const x = Math.min(width, Math.max(0, cross.x));
  const y = Math.min(height, Math.max(0, cross.y));
  const areas: readonly (readonly [hue: QuadrantHue, left: number, top: number, right: number, bottom: number])[] = [
    ['disruptor', 0, 0, x, y],
    ['strong', x, 0, width, y],
    ['uncertain', 0, y, x, height],
    ['mature', x, y, width, height],
  ];
  return (
    <svg className={styles.backdrop} width={width} height={height} aria-hidden="true">
      {areas.map(([hue, left, top, right, bottom]) => (
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
      {model.yTicks.map((tick) => {
        const at = Math.round(tick.at * model.view.scale + model.view.y) + 0.5;
        const className = isInnerZero(tick, model) ? styles.zero : styles.hairline;
        return <path key={tick.value} className={className} d={`M0 ${at}H${width}`} />;
      })}
      <path className={styles.cross} d={`M${cross.x} 0V${height}M0 ${cross.y}H${width}`} />
      <Breaks model={model} />
    </svg>
  );
});

/** Zero is a line of its own where there are values on both sides of it. */
export function isInnerZero({ value }: Tick, { layout }: MapModel): boolean {
  return value === 0 && layout.y.extent.low < 0;
}

/** Two strokes across the lower edge. */
export function acrossSlash(at: number, height: number): string {
  return `M${at - 5} ${height - 1}l4 -10M${at + 1} ${height - 1}l4 -10`;
}

/** Two strokes across the left edge. */
export function alongSlash(at: number): string {
  return `M1 ${at + 5}l10 -4M1 ${at - 1}l10 -4`;
}

/** A pair of strokes across the edge and a dashed line: from here on the axis is cut short. */
const Breaks = observer(function Breaks({ model }: { model: MapModel }) {
  const { width, height } = model.plane;
  const { across, along } = model.breaks;
  return (
    <>
      {across.map((at) => (
        <path key={`x${at}`} className={styles.break} d={`M${at} 0V${height}`} />
      ))}
      {along.map((at) => (
        <path key={`y${at}`} className={styles.break} d={`M0 ${at}H${width}`} />
      ))}
      {across.map((at) => (
        <path key={`sx${at}`} className={styles.slash} d={acrossSlash(at, height)} />
      ))}
      {along.map((at) => (
        <path key={`sy${at}`} className={styles.slash} d={alongSlash(at)} />
      ))}
    </>
  );
});
