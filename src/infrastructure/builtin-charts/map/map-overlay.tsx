import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import { BASE_LINE, type MapLabel } from './map-labels';
import type { MapModel } from './map-model';
import { tailOf } from './tail';
import styles from './signal-map.module.scss';
import { toScreen } from './view';

/** Names over the bubbles, and the one bubble that is pointed at. */
export const MapOverlay = observer(function MapOverlay({ model }: { model: MapModel }) {
  const { view } = model;
  const { width, height } = model.plane;
  return (
    <svg className={styles.overlay} width={width} height={height} aria-hidden="true">
      {/* Panning moves the names as one; only another scale places each of them anew. */}
      <g
        transform={`translate(${view.x} ${view.y})`}
        className={model.active === null ? undefined : styles.fadedLabels}
      >
        <Labels labels={model.restingLabels} scale={view.scale} />
      </g>
      <ActiveMark model={model} />
    </svg>
  );
});

const Labels = memo(function Labels({ labels, scale }: { labels: readonly MapLabel[]; scale: number }) {
  return labels.map(({ mark, text, dx, top }) => (
    <text key={mark.item.id} className={styles.label} x={mark.x * scale + dx} y={mark.y * scale + top + BASE_LINE}>
      {text}
    </text>
  ));
});

/** A dot of a dense map grows when it is pointed at, to be seen. In pixels. */
const LEAST = 4;

const ActiveMark = observer(function ActiveMark({ model }: { model: MapModel }) {
  const { active: mark, activeName: name } = model;
  if (mark === null || name === null) return null;
  const { x, y } = toScreen(model.view, mark);
  const r = Math.max(mark.r, LEAST);
  const tail = tailOf(mark, model.view);
  const isGone = mark.movement?.kind === 'vanished';
  return (
    <g className={styles[`${mark.hue}Mark`]}>
      {tail && <path className={styles.activeTail} d={`M${tail.map((point) => `${point.x} ${point.y}`).join('L')}Z`} />}
      <circle className={styles.activeRing} cx={x} cy={y} r={r + 4} />
      <circle className={isGone ? styles.activeGone : styles.activeBubble} cx={x} cy={y} r={r} />
      <text className={styles.activeLabel} x={(name.box.left + name.box.right) / 2} y={name.box.top + BASE_LINE}>
        {name.text}
      </text>
    </g>
  );
});
