import { BASE_LINE } from '../../domain/plane/plane-labels';
import type { PlaneGround } from '../../domain/plane/plane-ground';
import { AXIS_MARGINS, type SmallMap } from '../../domain/plane/small-map';
import { quadrantHue } from '../signal/dot';
import { circlePath, SvgGround, SvgShape } from './svg-shape';
import styles from './small-map-picture.module.scss';
import { Text } from '../kit/layout/stack';

const NO_MARGINS = { left: 0, right: 0, top: 0, bottom: 0 };
/** From the edge of a quadrant's box to its name, and from the middle of a number to its base line. */
const PADDING = 4;
const HALF_DIGIT = 4;

interface Props {
  readonly map: SmallMap;
  /** For screen readers. */
  readonly label: string;
  /** Ticks, the titles of the axes and the names of the quadrants. */
  readonly hasAxes?: boolean;
  readonly fontSize?: number;
}

/** A small map as an SVG drawing, which is as wide as its container. */
export function SmallMapPicture({ map, label, hasAxes = false, fontSize = 12 }: Props) {
  const { plane, ground, dots, shapes, numbers, labels } = map;
  const { left, right, top, bottom } = hasAxes ? AXIS_MARGINS : NO_MARGINS;
  return (
    <svg
      className={styles.picture}
      viewBox={`${-left} ${-top} ${plane.width + left + right} ${plane.height + top + bottom}`}
      fontSize={fontSize}
      role="img"
      aria-label={label}
    >
      <rect className={styles.plane} width={plane.width} height={plane.height} />
      <SvgGround areas={ground.areas} lines={hasAxes ? ground.lines : ground.lines.filter(isOfNoTick)} />
      {hasAxes && <Axes {...map} />}
      {dots.map(({ quadrant, circles }) => (
        <path
          key={quadrant.code}
          className={styles.dots}
          data-quadrant={quadrantHue(quadrant)}
          d={circles.map(circlePath).join('')}
        />
      ))}
      {shapes.map((shape) => (
        <SvgShape key={`${shape.kind} ${shape.mark.item.id}`} shape={shape} />
      ))}
      {numbers.map(({ mark: { item, x, y }, text, dx, dy }) => (
        <text key={item.id} className={styles.number} x={x + dx} y={y + dy + HALF_DIGIT}>
          {text}
        </text>
      ))}
      {labels.map(({ mark: { item, x, y }, text, dx, top: labelTop, line }) => (
        <g key={item.id}>
          {line && (
            <path
              className={styles.leader}
              d={`M${x + line.from.x} ${y + line.from.y}L${x + line.to.x} ${y + line.to.y}`}
            />
          )}
          <text className={styles.label} x={x + dx} y={y + labelTop + BASE_LINE}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}

function isOfNoTick({ kind }: PlaneGround['lines'][number]): boolean {
  return kind !== 'grid' && kind !== 'zero';
}

/** A label for screen readers. */
export function namesOnMap({ marks }: SmallMap): string {
  return `Growth by size: ${marks.flatMap((mark) => mark?.item.name ?? []).join(', ')}`;
}

function Axes({ plane: { width, height }, rows, columns, corners, growthTitle, sizeTitle }: SmallMap) {
  return (
    <>
      {rows.map(({ value, label, at }) => (
        <text key={value} className={styles.tick} x={-8} y={at + 4} textAnchor="end">
          {label}
        </text>
      ))}
      {columns.map(({ value, label, at }) => (
        <text key={value} className={styles.tick} x={at} y={height + 16} textAnchor="middle">
          {label}
        </text>
      ))}
      <text className={styles.axis} y={-8}>
        ↑ {growthTitle}
      </text>
      <text className={styles.axis} x={width} y={height + 33} textAnchor="end">
        {sizeTitle} →
      </text>
      {corners.map(({ code, quadrant, left, right, top }) => (
        <text
          key={code}
          className={styles.corner}
          data-quadrant={quadrantHue(quadrant)}
          x={quadrant.isLarge ? right - PADDING : left + PADDING}
          y={top + BASE_LINE + 2}
          textAnchor={quadrant.isLarge ? 'end' : 'start'}
        >
          {quadrant.label}
        </text>
      ))}
    </>
  );
}

/** More names are a list in columns. */
const MOST_IN_LINE = 12;

/** The bubbles whose names find no room on the map, by their numbers. */
export function UnnamedTopics({ map: { marks, labels, firstNumber } }: { readonly map: SmallMap }) {
  const named = new Set(labels.map(({ mark }) => mark.item.id));
  const names = marks.flatMap((mark, index) =>
    mark === null || named.has(mark.item.id) ? [] : [`${(firstNumber ?? 1) + index}\u00A0${mark.item.name}`],
  );
  if (names.length === 0) return null;
  if (names.length > MOST_IN_LINE) {
    return (
      <Text as="ul" type="caption" tone="muted" above={8} className={styles.list} aria-label="On the map">
        {names.map((name) => (
          <li key={name} dir="auto">
            {name}
          </li>
        ))}
      </Text>
    );
  }
  return (
    <Text type="caption" tone="muted" above={4}>
      Also on the map: {names.join(', ')}.
    </Text>
  );
}
