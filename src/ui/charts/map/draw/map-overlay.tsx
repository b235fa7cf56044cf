import { observer } from 'mobx-react-lite';
import { memo, useLayoutEffect, useRef } from 'react';
import { BASE_LINE, type MapLabel } from '../model/map-labels';
import type { MapModel } from '../model/map-model';
import { drawPointedMark, stepNamesBack } from '../input/pointed-mark';
import styles from './map-overlay.module.scss';

/** Names over the bubbles, and the one bubble that is pointed at. */
export const MapOverlay = observer(function MapOverlay({ model }: { model: MapModel }) {
  const { width, height } = model.plane;
  const layer = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => (layer.current === null ? undefined : drawPointedMark(layer.current, model)), [model]);
  return (
    <>
      <Names model={model} />
      <svg ref={layer} className={styles.overlay} width={width} height={height} aria-hidden="true" />
    </>
  );
});

/** A layer of its own, like that of the bubbles: it moves and fades as a whole, without being painted anew. */
const Names = observer(function Names({ model }: { model: MapModel }) {
  const { view, labels } = model;
  const { width, height } = model.plane;
  const layer = useRef<SVGSVGElement>(null);
  useLayoutEffect(
    () => (layer.current === null ? undefined : stepNamesBack(layer.current, labels, model)),
    [labels, model],
  );
  return (
    <svg
      ref={layer}
      className={styles.names}
      width={Math.ceil(width * view.scale)}
      height={Math.ceil(height * view.scale)}
      style={{ transform: `translate(${view.x}px, ${view.y}px)` }}
      aria-hidden="true"
    >
      {labels.map((label) => (
        <Name key={label.mark.item.id} label={label} scale={view.scale} />
      ))}
    </svg>
  );
});

interface NameProps {
  readonly label: MapLabel;
  readonly scale: number;
}

const Name = memo(function Name({ label: { mark, text, dx, top }, scale }: NameProps) {
  return (
    <text className={styles.label} x={mark.x * scale + dx} y={mark.y * scale + top + BASE_LINE}>
      {text}
    </text>
  );
});
