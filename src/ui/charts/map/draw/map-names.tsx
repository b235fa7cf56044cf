import { observer } from 'mobx-react-lite';
import { memo, useDeferredValue } from 'react';
import { rem } from '../../../kit/layout/page-view';
import { BASE_LINE } from '../../../../domain/plane/plane-labels';
import type { MapModel } from '../model/map-model';
import styles from './map-overlay.module.scss';
import type { ChartLabel } from '../model/chart-shapes';

interface Props {
  readonly model: MapModel;
  /** A picture shows all labels. */
  readonly isPicture?: boolean;
}

/**
 * The labels of the bubbles, in an own layer that moves and fades without being painted again. The label of the active
 * bubble is hidden, which PointedMark draws bolder, and so are those that it would overlap. They come after the bubbles,
 * because to place them takes as long as to draw the bubbles.
 */
export const MapNames = observer(function MapNames({ model, isPicture = false }: Props) {
  const { view, pointer } = model;
  const isDue = useDeferredValue(true, isPicture);
  const { width, height } = model.plane;
  const hidden = isPicture ? [] : pointer.hiddenNames;
  return (
    <svg
      className={`${styles.names} ${pointer.isFocused && !isPicture ? styles.faded : ''}`}
      width={rem(Math.ceil(width * view.scale))}
      height={rem(Math.ceil(height * view.scale))}
      style={{ transform: `translate(${rem(view.x)}, ${rem(view.y)})` }}
      aria-hidden="true"
    >
      {(isDue ? model.visibleLabels : []).map((label) => (
        <Name key={label.mark.item.id} label={label} scale={view.scale} isHidden={hidden.includes(label)} />
      ))}
    </svg>
  );
});

interface NameProps {
  readonly label: ChartLabel;
  readonly scale: number;
  readonly isHidden: boolean;
}

const Name = memo(function Name({ label: { mark, text, dx, top, line }, scale, isHidden }: NameProps) {
  const [x, y] = [mark.x * scale, mark.y * scale];
  const visibility = isHidden ? 'hidden' : undefined;
  return (
    <>
      {line !== null && (
        <line
          className={styles.leader}
          x1={rem(x + line.from.x)}
          y1={rem(y + line.from.y)}
          x2={rem(x + line.to.x)}
          y2={rem(y + line.to.y)}
          visibility={visibility}
        />
      )}
      <text
        className={styles.label}
        data-still={mark.movement?.kind === 'unmoved' || undefined}
        x={rem(x + dx)}
        y={rem(y + top + BASE_LINE)}
        visibility={visibility}
      >
        {text}
      </text>
    </>
  );
});
