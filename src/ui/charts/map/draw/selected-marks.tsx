import { observer } from 'mobx-react-lite';
import { isWithin, toScreen } from '../../../../domain/plane/view';
import { areaOf } from '../../../../domain/plane/shapes';
import { rem } from '../../../kit/layout/page-view';
import type { MapModel } from '../model/map-model';
import styles from './selected-marks.module.scss';

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

function circlePath({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }): string {
  return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}
