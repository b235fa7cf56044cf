import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import type { Point } from '../../geometry/fan-out';
import type { QuadrantCount } from '../../items/map-summary';
import { quadrantDescription, type QuadrantCode } from '../../../../domain/topic/quadrant';
import { isQuadrantFilterActive } from '../../../../domain/explore/explore-filters';
import { formatCount } from '../../../../domain/shared/figures';
import { CORNERS } from '../model/corner-boxes';
import { quadrantHue } from '../../../kit/signal/quadrant-hue';
import { marginsOf } from '../model/map-measures';
import type { MapModel } from '../model/map-model';
import styles from './map-legend.module.scss';

interface Props {
  readonly model: MapModel;
}

/**
 * The names of the four areas in their corners. They are the legend: a click narrows the map to one, again to all. Where
 * an area is out of sight, its name can still be found by keyboard.
 */
export const MapLegend = observer(function MapLegend(props: Props) {
  const { model } = props;
  const { left, top } = marginsOf(model.narrow);
  const { width, height } = model.plane;
  return (
    <div
      className={styles.corners}
      role="group"
      aria-label="Quadrants"
      style={{ left, top, width, height, fontSize: model.cornerType }}
    >
      {model.legend.map((entry) =>
        entry.code === null ? null : <Corner key={entry.code} code={entry.code} entry={entry} {...props} />,
      )}
    </div>
  );
});

const Corner = observer(function Corner({
  code,
  entry,
  model,
}: Props & { readonly code: QuadrantCode; readonly entry: QuadrantCount }) {
  const { filters, type } = model.data;
  const { label, quadrant, count, placed } = entry;
  const chosen = type === 'trend' ? filters.trendQuadrantFilter : filters.topicQuadrantFilter;
  const isOnly = isQuadrantFilterActive(chosen) && chosen.includes(code) && chosen.length === 1;
  const isOff = isQuadrantFilterActive(chosen) && !chosen.includes(code);
  return (
    <button
      type="button"
      className={`${styles.corner} ${styles[cornerName(code)]}`}
      data-quadrant={quadrantHue(quadrant)}
      data-off={isOff || undefined}
      data-away={!model.standingCorners.some((corner) => corner.code === code) || undefined}
      aria-pressed={isOnly}
      title={[
        quadrantDescription(quadrant, type),
        ...(placed < count ? [`${formatCount(placed)} of ${formatCount(count)} have a place on the map.`] : []),
        isOnly ? 'Show all quadrants' : 'Show only these',
      ].join(' ')}
      onClick={(event) => {
        const at = besideName(event);
        if (at === null || model.pointer.markAt(at, 'touch') === null)
          return model.data.chooseQuadrants(isOnly ? [] : [code]);
        const opened = model.pointer.press(at, 'touch');
        if (opened !== null) model.data.open(opened.item);
      }}
    >
      <span>
        {label} <strong>{formatCount(count)}</strong>
      </span>
    </button>
  );
});

/**
 * The room that a finger needs around a name may lie over bubbles, which are meant then.
 *
 * @returns where on the plane the name was missed; null: it was hit, or pressed by keyboard
 */
function besideName({ currentTarget, detail, clientX, clientY }: MouseEvent<HTMLElement>): Point | null {
  const name = currentTarget.firstElementChild?.getBoundingClientRect();
  const plane = currentTarget.parentElement?.getBoundingClientRect();
  if (detail === 0 || name === undefined || plane === undefined) return null;
  if (clientY >= name.top && clientY <= name.bottom) return null;
  return { x: clientX - plane.left, y: clientY - plane.top };
}

function cornerName(code: QuadrantCode): string {
  const { upper, right } = CORNERS[code];
  return `${upper ? 'upper' : 'lower'}${right ? 'Right' : 'Left'}`;
}
