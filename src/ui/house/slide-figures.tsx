import { formatFigure } from '../../domain/topic/figures';
import type { SlideChart, SlideTicks } from '../../application/shared/slide-deck';
import { decimalsOf } from '../../domain/shared/figures';
import { colourOf } from './slide-styles';
import styles from './slide-picture.module.scss';

const GAP = 6;

/** The bars of a chart with their names and values. */
export function SlideBars({ item }: { readonly item: SlideChart }) {
  const { box, nameWidth, fontSize, thickness, bars, colour, from, to, grid, gridColour, isSigned, alt } = item;
  const { width, height } = box;
  const row = height / bars.length;
  const decimals = decimalsOf(bars.map(({ value }) => value));
  const at = (value: number): number => nameWidth + ((value - from) / (to - from)) * (width - nameWidth);
  const lines = grid === null ? [0] : [0, grid, 2 * grid].filter((value) => value >= from && value <= to);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.figure} role="img" aria-label={alt} fontSize={fontSize}>
      {lines.map((value) => (
        <path key={value} d={`M${at(value)} 0V${height}`} stroke={colourOf(gridColour)} />
      ))}
      {bars.map(({ name, value }, index) => {
        const y = (index + 0.5) * row;
        const isNegative = value !== null && value < 0;
        const end = at(value ?? 0);
        return (
          <g key={name}>
            <text x={nameWidth - GAP} y={y} textAnchor="end">
              {name}
            </text>
            {value !== null && (
              <rect
                x={Math.min(at(0), end)}
                y={y - thickness / 2}
                width={Math.abs(end - at(0))}
                height={thickness}
                fill={colourOf(colour)}
              />
            )}
            <text x={end + (isNegative ? -GAP : GAP)} y={y} textAnchor={isNegative ? 'end' : 'start'} fontWeight={600}>
              {formatFigure(isSigned ? 'growth' : 'sizing', value, decimals)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The ticks of a strip. */
export function SlideTickLines({ item: { box, shares, colour, alt } }: { readonly item: SlideTicks }) {
  const path = shares.map((share) => `M${share * box.width} 0V${box.height}`).join('');
  return (
    <svg viewBox={`0 0 ${box.width} ${box.height}`} className={styles.figure} role="img" aria-label={alt}>
      <path d={path} stroke={colourOf(colour)} strokeWidth={0.75} />
    </svg>
  );
}
