import { useId, type CSSProperties } from 'react';
import { WINDOW, type WindowShapes } from '../../domain/plane/map-window';
import type { Circle } from '../../domain/plane/shapes';
import type { QuadrantName } from '../../domain/topic/quadrant';
import { round1 } from '../art/svg-path';
import { quadrantHue } from '../signal/dot';
import styles from './window-picture.module.scss';

interface Props {
  readonly shapes: WindowShapes;
  readonly className?: string | undefined;
  /** Of what moves within the frame. */
  readonly contentClassName?: string | undefined;
  readonly style?: CSSProperties;
  /** For screen readers; '': decorative. */
  readonly label?: string;
}

/** A window of the project's own map: on cards, and on slides. */
export function WindowPicture({ shapes, className, contentClassName, style, label = '' }: Props) {
  const id = useId();
  const { areas, relief, island, cross, others, trails, former, dots, names } = shapes;
  return (
    <svg
      className={className}
      style={style}
      viewBox={`0 0 ${WINDOW.width} ${WINDOW.height}`}
      preserveAspectRatio="xMidYMid slice"
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      focusable="false"
    >
      <g className={contentClassName}>
        {areas.map(({ quadrant, ...area }) => (
          <g key={quadrant} data-quadrant={hueOf(quadrant)}>
            <clipPath id={`${id}${quadrant}`}>
              <rect {...area} />
            </clipPath>
            <rect {...area} className={styles.area} />
          </g>
        ))}
        <g className={styles.relief}>
          {relief.map((d, at) => (
            <path key={at} d={d} />
          ))}
        </g>
        {areas.map(({ quadrant }) => (
          <g
            key={quadrant}
            clipPath={`url(#${id}${quadrant})`}
            data-quadrant={hueOf(quadrant)}
            className={styles.island}
          >
            {island.map((d, at) => (
              <path key={at} d={d} />
            ))}
          </g>
        ))}
        <path d={cross} className={styles.cross} />
        {others.map(({ quadrant, circles }) => (
          <path
            key={quadrant}
            d={circles.map(circlePath).join('')}
            data-quadrant={hueOf(quadrant)}
            className={styles.other}
          />
        ))}
        {trails.map(({ quadrant, d }) => (
          <path key={quadrant} d={d} data-quadrant={hueOf(quadrant)} className={styles.trail} />
        ))}
        {former.map(({ quadrant, x, y, r }, at) => (
          <circle key={at} cx={x} cy={y} r={r} data-quadrant={hueOf(quadrant)} className={styles.former} />
        ))}
        {dots.map(({ quadrant, x, y, r }, at) => (
          <circle key={at} cx={x} cy={y} r={r} data-quadrant={hueOf(quadrant)} className={styles.dot} />
        ))}
        {dots.length > 1 &&
          names.map(({ x, y, anchor, text }) => (
            <text key={text} x={x} y={y} textAnchor={anchor} className={styles.name}>
              {text}
            </text>
          ))}
      </g>
    </svg>
  );
}

function hueOf(name: QuadrantName) {
  return quadrantHue({ name });
}

function circlePath({ x, y, r: radius }: Circle): string {
  const [r, across] = [radius.toFixed(2), (2 * radius).toFixed(2)];
  return `M${round1(x - radius)} ${round1(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0z`;
}
