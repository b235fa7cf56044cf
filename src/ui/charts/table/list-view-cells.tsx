import type { CellOf } from './column';
import styles from './list-view-cells.module.scss';
import { percent } from './percent';
import figures from './table-cell.module.scss';

/** A dot in the quadrant's colour, after a ring in the previous one's where it was another. */
export function QuadrantCell({ cell: { text, hue, title, was } }: { readonly cell: CellOf<'quadrant'> }) {
  return (
    <span className={figures.quadrant} data-quadrant={hue} title={was ? `${title ?? text}, before ${was.text}` : title}>
      {was && (
        <span className={styles.was} data-quadrant={was.hue} role="img" aria-label={`before ${was.text}, now`}>
          <svg width="18" height="8" aria-hidden="true">
            <circle cx="4" cy="4" r="3" />
            <path d="M10 4h6M13.5 1.5L16 4l-2.5 2.5" />
          </svg>
        </span>
      )}
      <span className={figures.dot} />
      {text}
    </span>
  );
}

/** Above this number one bar replaces the marks. */
const MOST_MARKS = 8;

export function Decided({ cell: { text, marks } }: { readonly cell: CellOf<'decided'> }) {
  const done = marks.filter(Boolean).length;
  return (
    <span className={styles.decided}>
      <span>
        <b>{text.split(' ', 1)}</b>
        {text.slice(text.indexOf(' '))}
      </span>
      {marks.length > MOST_MARKS ? (
        <svg width="40" height="8" aria-hidden="true">
          <rect className={styles.open} x="0.5" y="0.5" width="39" height="7" />
          <rect className={styles.set} width={(done / marks.length) * 40} height="8" />
        </svg>
      ) : (
        <svg width={marks.length * 8} height="10" aria-hidden="true">
          <path className={styles.open} d={marksPath(marks, false)} />
          <path className={styles.set} d={marksPath(marks, true)} />
        </svg>
      )}
    </span>
  );
}

function marksPath(marks: readonly boolean[], set: boolean): string {
  return marks.map((mark, index) => (mark === set ? `M${index * 8 + 0.5} 0.5h5v9h-5z` : '')).join('');
}

/** An arrow in its direction on the map, the change of growth, and the change of average sizing. */
export function Since({ cell: { text, change } }: { readonly cell: CellOf<'since'> }) {
  if (change === null) return <span className={styles.muted}>{text}</span>;
  return (
    <span className={styles.since} role="img" aria-label={text}>
      <svg width="18" height="18" viewBox="-9 -9 18 18" aria-hidden="true">
        <path transform={`rotate(${change.angle})`} d="M-7 0H6M2 -4L6 0L2 4" />
      </svg>
      <span>{change.growth}</span>
      {change.sizing !== null && <span className={styles.muted}>{change.sizing}</span>}
    </span>
  );
}

/** The average as a figure and a tick, on the line from the smallest to the largest lens. */
export function Range({ cell: { text, words, range } }: { readonly cell: CellOf<'range'> }) {
  return (
    <span className={styles.range} title={words}>
      <span>{text}</span>
      {range && (
        <svg role="img" aria-label={words}>
          <line className={styles.scale} x1="0" x2="100%" y1="8" y2="8" />
          <line className={styles.lenses} x1={percent(range.from)} x2={percent(range.to)} y1="8" y2="8" />
          <line className={styles.tick} x1={percent(range.average)} x2={percent(range.average)} y1="3" y2="13" />
        </svg>
      )}
    </span>
  );
}
