import { observer } from 'mobx-react-lite';
import type { QuadrantCount } from '../../../domain/explore/map-summary';
import { quadrantDescription, quadrantOf, type QuadrantCode } from '../../../domain/topic/quadrant';
import { isNarrowed } from '../../../domain/explore/explore-filters';
import { formatCount } from '../../../domain/shared/figures';
import { CORNERS } from './corner-boxes';
import { hueOfCode } from '../hue';
import { marginsOf } from './map-measures';
import type { MapModel } from './map-model';
import styles from './map-legend.module.scss';

interface Props {
  readonly model: MapModel;
  readonly onQuadrants: (codes: readonly QuadrantCode[]) => void;
}

/**
 * The names of the four areas in their corners. They are the legend: a click narrows the map to one, again to all. Where
 * an area is out of sight, its name can still be found by keyboard.
 */
export const MapLegend = observer(function MapLegend({ model, onQuadrants }: Props) {
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
        entry.code === null ? null : (
          <Corner key={entry.code} code={entry.code} entry={entry} model={model} onQuadrants={onQuadrants} />
        ),
      )}
    </div>
  );
});

const Corner = observer(function Corner({
  code,
  entry,
  model,
  onQuadrants,
}: Props & { readonly code: QuadrantCode; readonly entry: QuadrantCount }) {
  const { filters, type } = model.data;
  const { label, count, placed } = entry;
  const chosen = type === 'trend' ? filters.trendQuadrantFilter : filters.topicQuadrantFilter;
  const isOnly = isNarrowed(chosen) && chosen.includes(code) && chosen.length === 1;
  const isOff = isNarrowed(chosen) && !chosen.includes(code);
  return (
    <button
      type="button"
      className={`${styles.corner} ${styles[cornerName(code)]} ${styles[`${hueOfCode(code)}Text`]}`}
      data-off={isOff || undefined}
      data-away={!model.standingCorners.some((corner) => corner.code === code) || undefined}
      aria-pressed={isOnly}
      title={[
        quadrantDescription(quadrantOf(code), type),
        ...(placed < count ? [`${formatCount(placed)} of ${formatCount(count)} have a place on the map.`] : []),
        isOnly ? 'Show all quadrants' : 'Show only these',
      ].join(' ')}
      onClick={() => onQuadrants(isOnly ? [] : [code])}
    >
      <span>
        {label} <strong>{formatCount(count)}</strong>
      </span>
    </button>
  );
});

function cornerName(code: QuadrantCode): string {
  const { upper, right } = CORNERS[code];
  return `${upper ? 'upper' : 'lower'}${right ? 'Right' : 'Left'}`;
}
