import { memo } from 'react';
import { FIGURES } from '../../../domain/topic/figures';
import { quadrantHue, type QuadrantHue } from '../../kit/signal/quadrant-hue';
import type { ChartItem } from '../items/chart-item';
import { disagreement, hasLenses, LENSES, type Lens } from '../../../domain/topic/lens-disagreement';
import { countQuadrants } from '../items/map-summary';
import type { Column } from './column';
import styles from './table-cell.module.scss';

interface Props {
  readonly columns: readonly Column[];
  readonly items: readonly ChartItem[];
  /** A picture has no tooltips, so the key contains them. */
  readonly isPicture?: boolean;
}

/** The key below the rows: the quadrants of the colours, and the lenses of the bars. */
export const TableKeyLine = memo(function TableKeyLine({ columns, items, isPicture = false }: Props) {
  const entries = columns.flatMap((column) => entriesOf(column, items, isPicture));
  if (entries.length === 0) return null;
  return (
    <p className={styles.key}>
      {entries.map(({ text, hue, lens }) => (
        <span key={text} className={styles.keyItem}>
          {hue && <span className={styles.keyDot} data-quadrant={hue} />}
          {lens && (
            <svg width="18" height="4" viewBox="0 0 18 4" aria-hidden="true">
              <rect className={styles[`${lens}Bar`]} width="18" height="4" />
            </svg>
          )}
          {text}
        </span>
      ))}
    </p>
  );
});

interface Entry {
  readonly text: string;
  readonly hue?: QuadrantHue;
  readonly lens?: Lens;
}

function entriesOf(
  { id, title, subtitle, hint, ticks }: Column,
  items: readonly ChartItem[],
  isPicture: boolean,
): readonly Entry[] {
  // Only the plot of the drivers has ticks and colours.
  if (id === 'drivers' && ticks !== undefined) {
    const quadrants = countQuadrants(items).filter(({ count }) => count > 0);
    return quadrants.map(({ label, quadrant }) => ({ text: label, hue: quadrantHue(quadrant) }));
  }
  if (id === 'lenses' && items.some(({ sizing }) => hasLenses(sizing))) {
    return LENSES.map((lens) => ({ text: FIGURES[lens].label, lens }));
  }
  if (!isPicture || hint === undefined) return [];
  if (id === 'growth') return [{ text: hint }];
  if (id === 'sizing' && subtitle !== undefined) return [{ text: `${title}: ${hint}` }];
  const isKnown = id === 'disagreement' && items.some(({ sizing }) => disagreement(sizing) !== null);
  return isKnown ? [{ text: `Disagreement: ${hint.charAt(0).toLowerCase()}${hint.slice(1)}` }] : [];
}
