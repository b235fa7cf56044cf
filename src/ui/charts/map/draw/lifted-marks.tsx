import { observer } from 'mobx-react-lite';
import { rem } from '../../../kit/layout/page-view';
import { BASE_LINE } from '../../../../domain/plane/plane-labels';
import type { MapModel } from '../model/map-model';
import { pointedChartShapes } from '../model/chart-shapes';
import styles from './map-overlay.module.scss';
import { circlePath, SvgShape } from '../../../plane/svg-shape';
import { isWithin, toScreen } from '../../../../domain/plane/view';
import { areaOf } from '../../../../domain/plane/shapes';

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

const GAP = 3;
/** Above this number the rings alone mark the bubbles. */
const MOST_CHECKS = 60;
const BADGE = 7;

/** A ring around the bubble of each selected topic, and a check mark; the rectangle that is being drawn. */
export const SelectedMarks = observer(function SelectedMarks({ model }: { model: MapModel }) {
  const { plane, view, selecting } = model;
  const area = areaOf(plane);
  const seen = selecting.marks.filter((mark) => isWithin(view, mark, area));
  const box = selecting.rectangle;
  if (seen.length === 0 && box === null) return null;
  const circles = seen.map((mark) => ({ ...toScreen(view, mark), r: mark.r + GAP }));
  const corners = circles.map(({ x, y, r }) => ({ x: x + r * Math.SQRT1_2, y: y - r * Math.SQRT1_2 }));
  const hasChecks = seen.length <= MOST_CHECKS;
  return (
    <svg
      className={styles.layer}
      width={rem(plane.width)}
      height={rem(plane.height)}
      viewBox={`0 0 ${plane.width} ${plane.height}`}
      aria-hidden="true"
      data-selected-marks={selecting.marks.length}
    >
      <path className={styles.ring} d={circles.map(circlePath).join('')} />
      {hasChecks && (
        <>
          <path className={styles.badge} d={corners.map((at) => circlePath({ ...at, r: BADGE })).join('')} />
          <path className={styles.check} d={corners.map(({ x, y }) => `M${x - 3} ${y}l2.2 2.2l4 -4.4`).join('')} />
        </>
      )}
      {box && (
        <rect
          className={styles.rectangle}
          x={box.left}
          y={box.top}
          width={box.right - box.left}
          height={box.bottom - box.top}
        />
      )}
    </svg>
  );
});
