import { observer } from 'mobx-react-lite';
import { rem } from '../../../kit/layout/page-view';
import { BASE_LINE } from '../../../../domain/plane/plane-labels';
import type { MapModel } from '../model/map-model';
import { pointedChartShapes } from '../model/chart-shapes';
import styles from './map-overlay.module.scss';
import { SvgShape } from '../../../plane/svg-shape';

/** The bubble that is pointed at, with its name and status, over all others. */
export const PointedMark = observer(function PointedMark({ model }: { model: MapModel }) {
  const { active: mark, activeName: name } = model.pointer;
  const { width, height } = model.plane;
  return (
    <svg className={styles.overlay} width={rem(width)} height={rem(height)} aria-hidden="true">
      {mark !== null && name !== null && (
        <g>
          <svg viewBox={`0 0 ${width} ${height}`}>
            {pointedChartShapes(mark, model.view).map((shape) => (
              <SvgShape key={shape.kind} shape={shape} />
            ))}
          </svg>
          <text
            className={styles.activeLabel}
            x={rem((name.box.left + name.box.right) / 2)}
            y={rem(name.box.top + BASE_LINE)}
          >
            {name.text}
          </text>
        </g>
      )}
    </svg>
  );
});
