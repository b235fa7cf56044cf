import { isQuadrantFilterActive } from '../../../../domain/filters/filter-form';
import { observer } from 'mobx-react-lite';
import type { CSSProperties, MouseEvent } from 'react';
import { quadrantDescription, QUADRANTS, type QuadrantCode } from '../../../../domain/topic/quadrant';
import { rem } from '../../../kit/layout/page-view';
import { Dot, quadrantHue } from '../../../signal/dot';
import type { QuadrantCount } from '../../items/map-summary';
import { STACKED } from '../../../../domain/plane/plane-ground';
import { placedWords } from '../../../../domain/plane/plane-axes';
import type { MapModel } from '../model/map-model';
import styles from './map-legend.module.scss';
import type { Point } from '../../../../domain/plane/shapes';
import { Box, Row, Text } from '../../../kit/layout/stack';
import { formatCount } from '../../../../domain/shared/figures';

/**
 * The names of the four areas in their corners. A click filters the map by one quadrant, and another click by none. The
 * name of an area out of view is hidden, but still reached by keyboard.
 */
export const MapLegend = observer(function MapLegend({ model }: { model: MapModel }) {
  if (!model.hasAreas) return null;
  return (
    <Box
      type="control"
      className={styles.corners}
      role="group"
      aria-label="Quadrants"
      style={{ ...model.planeBox, fontSize: rem(model.corners.fontSize) }}
    >
      {model.legend.map((entry) =>
        entry.code === null ? null : <Corner key={entry.code} code={entry.code} entry={entry} model={model} />,
      )}
    </Box>
  );
});

/** What the colours mean where there are no areas: the same buttons in the footer, and in a picture the words alone. */
export const ColourKey = observer(function ColourKey({ model, isPicture }: { model: MapModel; isPicture: boolean }) {
  const entries = model.legend.flatMap(({ code, ...entry }) =>
    code !== null && entry.count > 0 ? [{ code, entry }] : [],
  );
  if (model.hasAreas || entries.length === 0) return null;
  return (
    <Row as="span" gap="4 12" wrap inline role="group" aria-label="Quadrants by growth and average sizing">
      {entries.map(({ code, entry: { label, quadrant, count } }) => {
        const { isOnly, isOff, choose } = choiceOf(model, code);
        const words = (
          <>
            <Dot /> {label} {formatCount(count)}
          </>
        );
        return isPicture ? (
          <Row key={code} as="span" gap={4} inline data-quadrant={quadrantHue(quadrant)}>
            {words}
          </Row>
        ) : (
          <button
            key={code}
            type="button"
            className={styles.colour}
            data-quadrant={quadrantHue(quadrant)}
            data-off={isOff || undefined}
            aria-pressed={isOnly}
            title={`${quadrantDescription(quadrant, model.data.type)} ${isOnly ? 'Show all quadrants' : 'Show only these'}`}
            onClick={choose}
          >
            {words}
          </button>
        );
      })}
    </Row>
  );
});

/** How a quadrant stands in the filter, and the press that narrows to it, or to none. */
function choiceOf({ data }: MapModel, code: QuadrantCode) {
  const chosen = data.type === 'trend' ? data.filters.trendQuadrantFilter : data.filters.topicQuadrantFilter;
  const isFiltered = isQuadrantFilterActive(chosen);
  const isOnly = isFiltered && chosen.includes(code) && chosen.length === 1;
  return {
    isOnly,
    isOff: isFiltered && !chosen.includes(code),
    choose: () => data.chooseQuadrants(isOnly ? [] : [code]),
  };
}

interface CornerProps {
  readonly model: MapModel;
  readonly code: QuadrantCode;
  readonly entry: QuadrantCount;
}

const Corner = observer(function Corner({ code, entry, model }: CornerProps) {
  const { data, pointer } = model;
  const { label, quadrant, count, placed } = entry;
  const { isOnly, isOff, choose } = choiceOf(model, code);
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    // The touch area of the name may cover bubbles.
    const at = pointBesideName(event, data.textScale);
    if (at === null || pointer.markAt(at, 'touch') === null) return choose();
    const opened = pointer.press(at, 'touch');
    if (opened !== null) data.open(opened.item);
  };
  return (
    <button
      type="button"
      className={styles.corner}
      style={cornerStyle(code, model.corners.isStacked)}
      data-quadrant={quadrantHue(quadrant)}
      data-off={isOff || undefined}
      data-out-of-view={!model.visibleCorners.some((corner) => corner.code === code) || undefined}
      aria-pressed={isOnly}
      title={[
        quadrantDescription(quadrant, data.type),
        ...(placed < count ? [placedWords(placed, count)] : []),
        isOnly ? 'Show all quadrants' : 'Show only these',
      ].join(' ')}
      onClick={onClick}
    >
      <span>
        {label}{' '}
        <Text as="strong" weight={600} tabular>
          {model.cornerCount(entry)}
        </Text>
      </span>
    </button>
  );
});

/** The corner of a button, and its touch area, which extends towards the middle of the plane. */
function cornerStyle(code: QuadrantCode, areStacked: boolean): CSSProperties {
  const { isFast: upper, isLarge: right } = QUADRANTS[code];
  const corner = { [upper ? 'top' : 'bottom']: areStacked && right ? rem(STACKED) : 0, [right ? 'right' : 'left']: 0 };
  // Names on top of one another leave no room for it.
  if (areStacked) return { ...corner, '--touch': 0 } as CSSProperties;
  return { ...corner, '--touch': upper ? `0 ${rem(20)}` : `${rem(20)} 0` } as CSSProperties;
}

/** @returns the point on the plane, where a click missed the name; null: it hit the name, or came from the keyboard */
function pointBesideName(
  { currentTarget, detail, clientX, clientY }: MouseEvent<HTMLElement>,
  textScale: number,
): Point | null {
  const name = currentTarget.firstElementChild?.getBoundingClientRect();
  const plane = currentTarget.parentElement?.getBoundingClientRect();
  if (detail === 0 || name === undefined || plane === undefined) return null;
  if (clientY >= name.top && clientY <= name.bottom) return null;
  return { x: (clientX - plane.left) / textScale, y: (clientY - plane.top) / textScale };
}
