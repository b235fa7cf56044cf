import { observer } from 'mobx-react-lite';
import { memo, type Ref } from 'react';
import { BASE_LINE, type MapLabel } from '../model/map-labels';
import type { MapModel } from '../model/map-model';
import styles from './map-overlay.module.scss';

interface Props {
  readonly model: MapModel;
  readonly ref?: Ref<SVGSVGElement>;
}

/** The names of the bubbles. A layer of its own, which moves and fades as a whole without being painted again. */
export const MapNames = observer(function MapNames({ model, ref }: Props) {
  const { view, labels } = model;
  const { width, height } = model.plane;
  return (
    <svg
      ref={ref}
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
