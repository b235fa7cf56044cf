import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import { BASE_LINE, type MapLabel } from './map-labels';
import type { MapModel } from './map-model';
import { tailOf } from './tail';
import styles from './signal-map.module.scss';
import { toScreen } from './view';

/** Names over the bubbles, and the one bubble that is pointed at. */
export const MapOverlay = observer(function MapOverlay({ model }: { model: MapModel }) {
  const { width, height } = model.plane;
  return (
    <>
      <Names model={model} />
      <svg className={styles.overlay} width={width} height={height} aria-hidden="true">
        <ActiveMark model={model} />
      </svg>
    </>
  );
});

/** A layer of its own, like that of the bubbles: it moves and fades as a whole, without being painted anew. */
const Names = observer(function Names({ model }: { model: MapModel }) {
  const { view, labels, active } = model;
  const { width, height } = model.plane;
  return (
    <svg
      className={active === null ? styles.names : styles.fadedNames}
      width={Math.ceil(width * view.scale)}
      height={Math.ceil(height * view.scale)}
      style={{ transform: `translate(${view.x}px, ${view.y}px)` }}
      aria-hidden="true"
    >
      {labels.map((label) => (
        // The active one is drawn bolder over them.
        <Name
          key={label.mark.item.id}
          label={label}
          scale={view.scale}
          isHidden={label.mark.item.id === active?.item.id}
        />
      ))}
    </svg>
  );
});

interface NameProps {
  readonly label: MapLabel;
  readonly scale: number;
  readonly isHidden: boolean;
}

const Name = memo(function Name({ label: { mark, text, dx, top }, scale, isHidden }: NameProps) {
  return isHidden ? null : (
    <text className={styles.label} x={mark.x * scale + dx} y={mark.y * scale + top + BASE_LINE}>
      {text}
    </text>
  );
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
