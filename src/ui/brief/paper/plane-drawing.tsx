import { quadrantHue, type QuadrantHue } from '../../kit/signal/quadrant-hue';
import styles from './brief-map.module.scss';
import type { BriefPlane } from './brief-plane';

/** Of a name, from the bottom of its box. */
const BASELINE = 4;

interface Props {
  readonly plane: BriefPlane;
  readonly width: number;
  readonly height: number;
  readonly label: string;
}

/** The plane as an SVG drawing: quadrants, axes, all dots, and the chosen ones with numbers, names and trails. */
export function PlaneDrawing({ plane, width, height, label }: Props) {
  const { area, corners, columns, rows, others, chosen } = plane;
  return (
    <svg className={styles.plane} viewBox={`0 0 ${width} ${height}`} fontSize={11} role="img" aria-label={label}>
      <Quadrants corners={corners} />
      {rows.map(({ at, text }) => (
        <g key={text}>
          <path className={styles.grid} d={`M${area.left} ${at}H${area.right}`} />
          <text className={styles.tick} x={area.left - 6} y={at + 4} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {columns
        .filter(({ at }) => at < area.right - 112)
        .map(({ at, text }) => (
          <text key={text} className={styles.tick} x={at} y={height - 5} textAnchor="middle">
            {text}
          </text>
        ))}
      <text className={styles.axis} x={area.left} y={12}>
        ↑ Growth, 3-year CAGR
      </text>
      <text className={styles.axis} x={area.right} y={height - 5} textAnchor="end">
        Average sizing →
      </text>
      <Others marks={others} />
      {chosen.map(({ trail, hue, number }) =>
        trail === null ? null : (
          <path
            key={number}
            className={styles.trail}
            data-quadrant={hue}
            d={`M${trail.map((point) => `${point.x} ${point.y}`).join('L')}Z`}
          />
        ),
      )}
      {chosen.map(({ x, y, r, hue, number, name, label: at }) => (
        <g key={number} data-quadrant={hue}>
          <circle className={styles.chosen} cx={x} cy={y} r={r} />
          <text className={styles.number} x={x} y={y + 3.8} textAnchor="middle">
            {number}
          </text>
          {at !== null && (
            <text className={styles.name} x={(at.left + at.right) / 2} y={at.bottom - 4} textAnchor="middle">
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

function Quadrants({ corners }: Pick<BriefPlane, 'corners'>) {
  return corners.map(({ quadrant, area: { left, top, right, bottom }, name, align }) => (
    <g key={quadrant.code} data-quadrant={quadrantHue(quadrant)}>
      <rect
        className={styles.area}
        x={left}
        y={top}
        width={Math.max(0, right - left)}
        height={Math.max(0, bottom - top)}
      />
      <text
        className={styles.areaName}
        x={name[align]}
        y={name.bottom - BASELINE}
        textAnchor={align === 'left' ? 'start' : 'end'}
      >
        {quadrant.label}
      </text>
    </g>
  ));
}

/** One path for each hue: a project may have thousands of dots. Dots that overlap are one area. */
function Others({ marks }: { readonly marks: BriefPlane['others'] }) {
  const paths = new Map<QuadrantHue, string[]>();
  for (const { x, y, r, hue } of marks) {
    const dots = paths.get(hue) ?? [];
    const radius = rounded(r);
    dots.push(
      `M${rounded(x - r)} ${rounded(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
    );
    paths.set(hue, dots);
  }
  return [...paths].map(([hue, dots]) => (
    <path key={hue} className={styles.other} data-quadrant={hue} d={dots.join('')} />
  ));
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
