import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import { BASE_LINE, type MapLabel } from '../model/map-labels';
import type { MapModel } from '../model/map-model';
import styles from './map-overlay.module.scss';

interface Props {
  readonly model: MapModel;
  /** A picture shows all labels. */
  readonly isPicture?: boolean;
}

/**
 * The labels of the bubbles, in an own layer that moves and fades without being painted again. The label of the active
 * bubble is hidden, which PointedMark draws bolder, and so are those that it would overlap.
 */
export const MapNames = observer(function MapNames({ model, isPicture = false }: Props) {
  const { view, labels, pointer } = model;
  const { width, height } = model.plane;
  const hidden = isPicture ? [] : pointer.hiddenNames;
  return (
    <svg
      className={`${styles.names} ${pointer.isFocused && !isPicture ? styles.faded : ''}`}
      width={Math.ceil(width * view.scale)}
      height={Math.ceil(height * view.scale)}
      style={{ transform: `translate(${view.x}px, ${view.y}px)` }}
      aria-hidden="true"
    >
      {labels.map((label) => (
        <Name key={label.mark.item.id} label={label} scale={view.scale} isHidden={hidden.includes(label)} />
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
  const [x, y] = [mark.x * scale + dx, mark.y * scale + top + BASE_LINE];
  return (
    <text className={styles.label} x={x} y={y} visibility={isHidden ? 'hidden' : undefined}>
      {text}
    </text>
  );
});
