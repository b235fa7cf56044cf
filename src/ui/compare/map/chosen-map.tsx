import { useMemo } from 'react';
import type { ComparedSignal } from '../../../domain/compare/comparison';
import { TextRuler } from '../../charts/map/text-ruler';
import { chosenMap } from './chosen-map-model';
import styles from './chosen-map.module.scss';

interface Props {
  /** In units of the drawing, which is as wide as its container. */
  readonly width: number;
  readonly height: number;
  readonly all: readonly ComparedSignal[];
  readonly chosen: readonly ComparedSignal[];
  readonly previous: ReadonlyMap<string, ComparedSignal>;
}

const FONT = '550 12px "Inter Variable", "Inter Fallback", sans-serif';

/** A small map on which only the chosen signals are named, each with a trail from its previous position. */
export function ChosenMap({ width, height, all, chosen, previous }: Props) {
  const model = useMemo(
    () => chosenMap({ width, height, all, chosen, previous, measure: new TextRuler(FONT).measure }),
    [width, height, all, chosen, previous],
  );
  if (model === null) return null;
  const { plane, split, corners, dots, bubbles, xTicks, yTicks } = model;
  const names = chosen.map(({ name }) => name).join(', ');
  return (
    <svg className={styles.map} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`Growth by size: ${names}`}>
      <rect className={styles.plane} {...boxProps(plane)} />
      {corners.map(({ label, hue, area }) => (
        <rect key={label} className={styles.tint} data-quadrant={hue} {...boxProps(area)} />
      ))}
      {yTicks.map(({ value, label, at }) => (
        <g key={value}>
          <path className={value === 0 ? styles.zero : styles.grid} d={`M${plane.left} ${at}H${plane.right}`} />
          <text className={styles.tick} x={plane.left - 8} y={at + 4} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {xTicks
        .filter(({ at }) => at < plane.right - 116)
        .map(({ value, label, at }) => (
          <text key={value} className={styles.tick} x={at} y={plane.bottom + 16} textAnchor="middle">
            {label}
          </text>
        ))}
      {split !== null && (
        <path
          className={styles.split}
          d={`M${split.x} ${plane.top}V${plane.bottom}M${plane.left} ${split.y}H${plane.right}`}
        />
      )}
      <text className={styles.axis} x={plane.left} y={plane.top - 8}>
        ↑ Growth, 3-year CAGR
      </text>
      <text className={styles.axis} x={plane.right} y={plane.bottom + 16} textAnchor="end">
        Average sizing →
      </text>
      {dots.map(({ x, y, r, hue }, index) => (
        <circle key={index} className={styles.dot} data-quadrant={hue} cx={x} cy={y} r={r} />
      ))}
      {corners.map(({ label, hue, text }) => (
        <text key={label} className={styles.corner} data-quadrant={hue} x={text.x} y={text.y} textAnchor={text.anchor}>
          {label}
        </text>
      ))}
      {bubbles.map(({ name, hue, trail, x, y, r }) => (
        <g key={name} data-quadrant={hue}>
          {trail !== null && (
            <polygon className={styles.trail} points={trail.map((point) => `${point.x},${point.y}`).join(' ')} />
          )}
          <circle className={styles.bubble} cx={x} cy={y} r={r} />
        </g>
      ))}
      {bubbles.map(
        ({ name, label }) =>
          label !== null && (
            <text key={name} className={styles.name} x={label.left} y={label.top + 12}>
              {name}
            </text>
          ),
      )}
    </svg>
  );
}

function boxProps({ left, top, right, bottom }: { left: number; top: number; right: number; bottom: number }) {
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}
