import { ArrowRight, ArrowUp, type LucideIcon } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { rem } from '../../../kit/layout/page-view';
import type { MapModel } from '../model/map-model';
import styles from './map-axes.module.scss';
import { growthAxis, sizingAxis } from '../../../../domain/topic/map-axes';
import { sizeAxisOf } from '../../../../domain/workspace/sow';
import { planeGround } from '../../../../domain/plane/plane-ground';
import { SvgGround } from '../../../plane/svg-shape';
import mapOverlayStyles from './map-overlay.module.scss';

/** An icon, because the fonts of the page have no arrows. */
function Arrow({ icon: Icon }: { icon: LucideIcon }) {
  return <Icon className={styles.pointer} size={12} aria-hidden="true" />;
}

/** Ticks and titles of the axes, for the part of the plane in view. */
export const MapAxes = observer(function MapAxes({ model }: { model: MapModel }) {
  const { left, top, right, bottom } = model.margins;
  const { width, height } = model.plane;
  const { scale, x, y } = model.view;
  const { growthName, sow } = model.data.sources.workspace;
  const { axes } = model.data;
  const across = axes?.x ?? sizingAxis(sizeAxisOf(sow.value));
  const up = axes?.y ?? growthAxis(growthName);
  return (
    <>
      <span className={styles.upName} title={up.meaning}>
        <Arrow icon={ArrowUp} /> <bdi>{up.title}</bdi>
      </span>
      <svg
        className={styles.axes}
        width={rem(left + width + right)}
        height={rem(top + height + bottom)}
        aria-hidden="true"
      >
        <g textAnchor="end">
          {model.yTicks.map((tick) => (
            <text key={tick.value} x={rem(left - 4)} y={rem(top + tick.at * scale + y + 4)}>
              {tick.label}
            </text>
          ))}
        </g>
        <g textAnchor="middle">
          {model.xTicks.map((tick) => (
            <text key={tick.value} x={rem(left + tick.at * scale + x)} y={rem(top + height + 18)}>
              {tick.label}
            </text>
          ))}
        </g>
      </svg>
      <span
        className={styles.acrossName}
        style={{ top: rem(top + height + 26), right: rem(right) }}
        title={across.meaning}
      >
        <bdi>{across.title}</bdi> <Arrow icon={ArrowRight} />
      </span>
    </>
  );
});

/** The lowest layer of the plane. */
export const MapBackdrop = observer(function MapBackdrop({ model }: { model: MapModel }) {
  const { width, height } = model.plane;
  return (
    <svg
      className={mapOverlayStyles.overlay}
      width={rem(width)}
      height={rem(height)}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <SvgGround {...planeGround(model.layout, model.yTicks, model.view)} />
    </svg>
  );
});
