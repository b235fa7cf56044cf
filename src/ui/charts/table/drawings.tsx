import type { CSSProperties } from 'react';
import { MISSING_FIGURE } from '../../../domain/shared/figures';
import { figureOf, FIGURES, formatFigure } from '../../../domain/topic/figures';
import { hasLenses, LENSES, type Sizing } from '../../../domain/topic/signal';
import { rem } from '../../kit/layout/page-view';
import { UNITS, LensSpread } from '../../signal/lens-spread';
import { quadrantHue } from '../../signal/dot';
import type { ChartItem } from '../../../application/charts/items/chart-item';
import styles from './drawings.module.scss';
import type { Scale } from '../../plane/scale';

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
const MIDDLE = rem(10);

interface BarProps {
  readonly growth: number | null;
  readonly scale: Scale;
  /** Beside the figure. */
  readonly hasBar: boolean;
  /** Of the figure, in units of 1/16 rem. */
  readonly figureWidth: number;
  /** Of the figures of the column. */
  readonly decimals: number;
  /** The data series that the figure is; absent: none is named. */
  readonly note?: string | undefined;
}

/** A bar from the zero line, and its figure. Beyond the end of the scale it is cut short. */
export function GrowthBar({ growth, scale, hasBar, figureWidth, decimals, note }: BarProps) {
  const [zero, end] = [scale.share(0), scale.share(growth ?? 0)];
  const figure = (
    <span title={note} data-real={note !== undefined || undefined}>
      {formatFigure('growth', growth, decimals)}
      {note !== undefined && <span className="visually-hidden">, a real series: {note}</span>}
    </span>
  );
  if (!hasBar) return <span className={styles.figure}>{figure}</span>;
  return (
    <span className={styles.bar} style={{ '--figure': rem(figureWidth) } as CSSProperties}>
      <svg aria-hidden="true">
        {growth !== null && (
          <>
            <rect
              className={styles.fill}
              x={percent(Math.min(zero, end))}
              y={rem(4)}
              width={percent(Math.abs(end - zero))}
              height={rem(8)}
              rx="1"
            />
            <line className={styles.strong} x1={percent(zero)} x2={percent(zero)} y1="0" y2={rem(16)} />
            {scale.isBeyond(growth) && <Cut at={end} isBelowZero={end < zero} />}
          </>
        )}
      </svg>
      {figure}
    </span>
  );
}

/** Two slanting gaps near the end of a bar that is cut short. */
function Cut({ at, isBelowZero }: { readonly at: number; readonly isBelowZero: boolean }) {
  return (
    <svg x={percent(at)} overflow="visible" data-cut {...UNITS}>
      <path className={styles.cut} d={isBelowZero ? 'M8 2l-3 12M13 2l-3 12' : 'M-5 2l-3 12M-10 2l-3 12'} />
    </svg>
  );
}

interface SizingProps {
  readonly sizing: Sizing;
  readonly scale: Scale;
}

/** 'Consumers 26 %, Industry –, Society 19 %' */
const lensWords = (sizing: Sizing): string =>
  LENSES.map((lens) => `${FIGURES[lens].label} ${formatFigure(lens, sizing[lens])}`).join(', ');

const knownShares = (sizing: Sizing, scale: Scale): readonly number[] =>
  LENSES.flatMap((lens) => (sizing[lens] === null ? [] : [scale.share(sizing[lens])]));

/** The average as a figure and a tick, on the line from the smallest to the largest lens. */
export function SizingRange({
  sizing,
  scale,
  figureWidth,
  decimals,
}: SizingProps & Omit<BarProps, 'growth' | 'hasBar'>) {
  const words = lensWords(sizing);
  if (sizing.average === null) return <span title={words}>{MISSING_FIGURE}</span>;
  const average = percent(scale.share(sizing.average));
  const lenses = knownShares(sizing, scale);
  return (
    <span className={styles.range} style={{ '--figure': rem(figureWidth) } as CSSProperties} title={words}>
      <span>{formatFigure('sizing', sizing.average, decimals)}</span>
      <svg role="img" aria-label={words}>
        <line className={styles.weak} x1="0" x2="100%" y1="8" y2="8" />
        {lenses.length > 0 && (
          <line
            className={styles.lenses}
            x1={percent(Math.min(...lenses))}
            x2={percent(Math.max(...lenses))}
            y1="8"
            y2="8"
          />
        )}
        <line className={styles.tick} x1={average} x2={average} y1="3" y2="13" />
      </svg>
    </span>
  );
}

/** The number of drivers as a dot in the quadrant's colour, with its figure behind it. */
export function DriverDot({ item, scale }: { readonly item: ChartItem; readonly scale: Scale }) {
  const count = figureOf('drivers', item);
  const text = formatFigure('drivers', count);
  if (count === null) return text;
  const at = percent(scale.share(count));
  const words = `${text}, ${item.quadrant.label}`;
  return (
    <span
      className={styles.plot}
      data-quadrant={quadrantHue(item.quadrant)}
      role="img"
      aria-label={words}
      title={words}
    >
      <svg aria-hidden="true">
        <line className={styles.strong} x1="0" x2={at} y1={MIDDLE} y2={MIDDLE} />
        <circle className={styles.dot} cx={at} cy={MIDDLE} r={rem(5)} />
      </svg>
      <span className={styles.behindDot} style={{ left: at }}>
        {text}
      </span>
    </span>
  );
}

/** The sizing by each lens as a mark, on the line from the smallest to the largest. */
export function SizingSpread({ sizing, scale }: SizingProps) {
  if (!hasLenses(sizing)) return MISSING_FIGURE;
  const words = lensWords(sizing);
  return (
    <span className={styles.plot} role="img" aria-label={words} title={words}>
      <LensSpread values={LENSES.map((lens) => sizing[lens])} share={scale.share} />
    </span>
  );
}
