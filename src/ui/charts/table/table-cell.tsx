import type { CSSProperties } from 'react';
import { LENSES, type Lens } from '../../../domain/topic/lens-disagreement';
import { MISSING_FIGURE } from '../../../domain/shared/figures';
import { StatusIcon } from '../../kit/signal/status-icon';
import { LensMark, UNITS } from './lens-mark';
import { Decided, QuadrantCell, Range, Since } from './list-view-cells';
import { percent } from './percent';
import { rem } from '../../kit/layout/page-view';
import styles from './table-cell.module.scss';
import type { BarShares, Cell, CellOf, LensShares } from './column';

const MIDDLE = rem(10);

export function TableCell({ cell }: { readonly cell: Exclude<Cell, { kind: 'name' | 'lines' }> }) {
  switch (cell.kind) {
    case 'rank':
    case 'figure':
      return <span className={styles[cell.kind]}>{cell.text}</span>;
    case 'text':
      return (
        <span className={styles.text} title={cell.text} dir="auto">
          {cell.text}
        </span>
      );
    case 'quadrant':
      return <QuadrantCell cell={cell} />;
    case 'status':
      return (
        <span className={styles.status}>
          {cell.status !== null && <StatusIcon status={cell.status} />}
          {cell.text}
        </span>
      );
    case 'decided':
      return <Decided cell={cell} />;
    case 'since':
      return <Since cell={cell} />;
    case 'range':
      return <Range cell={cell} />;
    case 'bar':
      return <Bar cell={cell} />;
    case 'lenses':
      return <LensBars cell={cell} />;
    case 'dot':
      return <Dot cell={cell} />;
    case 'spread':
      return <Spread cell={cell} />;
  }
}

function Bar({ cell: { text, bar, extraRoom } }: { readonly cell: CellOf<'bar'> }) {
  return (
    <span className={styles.barCell} style={{ '--extra-room': rem(extraRoom) } as CSSProperties}>
      <svg className={styles.bar} aria-hidden="true">
        {bar !== null && (
          <>
            <rect
              className={styles.barFill}
              x={percent(bar.from)}
              y={rem(4)}
              width={percent(bar.to - bar.from)}
              height={rem(8)}
              rx="1"
            />
            <line className={styles.zero} x1={percent(bar.zero)} x2={percent(bar.zero)} y1="0" y2={rem(16)} />
            {bar.isCut && <Cut bar={bar} />}
          </>
        )}
      </svg>
      <span className={styles.figure}>{text}</span>
    </span>
  );
}

/** Two slanting gaps near the end of a bar that is cut short. */
function Cut({ bar }: { readonly bar: BarShares }) {
  const isNegative = bar.from < bar.zero;
  return (
    <svg x={percent(isNegative ? bar.from : bar.to)} className={styles.cutAt} {...UNITS}>
      <path className={styles.cut} d={isNegative ? 'M8 2l-3 12M13 2l-3 12' : 'M-5 2l-3 12M-10 2l-3 12'} />
    </svg>
  );
}

function LensBars({ cell: { text, shares } }: { readonly cell: LensShares }) {
  if (text === MISSING_FIGURE) return <span className={styles.figure}>{text}</span>;
  return (
    <span className={styles.lensBars} role="img" aria-label={text} title={text}>
      <svg aria-hidden="true">
        {shares.map((share, index) => (
          <rect
            key={LENSES[index]}
            className={share === null ? styles.noLens : styles[`${LENSES[index]}Bar`]}
            x="0"
            y={rem(index * 6 + 1)}
            width={share === null ? rem(3) : percent(Math.max(share, 0.01))}
            height={rem(3)}
          />
        ))}
      </svg>
    </span>
  );
}

function Dot({ cell: { text, share, hue, quadrant } }: { readonly cell: CellOf<'dot'> }) {
  if (share === null) return <span className={styles.figure}>{text}</span>;
  const words = `${text}, ${quadrant}`;
  return (
    <span className={styles.track} data-quadrant={hue} role="img" aria-label={words} title={words}>
      <svg aria-hidden="true">
        <line className={styles.stem} x1="0" x2={percent(share)} y1={MIDDLE} y2={MIDDLE} />
        <circle className={styles.driverDot} cx={percent(share)} cy={MIDDLE} r={rem(5)} />
      </svg>
      <span className={styles.dotFigure} style={{ left: percent(share) }}>
        {text}
      </span>
    </span>
  );
}

function Spread({ cell: { text, shares } }: { readonly cell: LensShares }) {
  const known = shares.filter((share) => share !== null);
  if (known.length === 0) return <span className={styles.figure}>{text}</span>;
  return (
    <span className={styles.track} role="img" aria-label={text} title={text}>
      <svg aria-hidden="true">
        <line
          className={styles.spread}
          x1={percent(Math.min(...known))}
          x2={percent(Math.max(...known))}
          y1={MIDDLE}
          y2={MIDDLE}
        />
        {shares.map((share, index) =>
          share === null ? null : (
            <LensMark key={LENSES[index]} lens={LENSES[index] as Lens} x={percent(share)} y={MIDDLE} />
          ),
        )}
      </svg>
    </span>
  );
}
