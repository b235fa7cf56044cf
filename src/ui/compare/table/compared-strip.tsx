import type { KnownColumn } from '../../../application/compare/compared-column';
import type { ComparedRow } from '../../../domain/compare/compared-figures';
import { quadrantHue } from '../../kit/signal/quadrant-hue';
import { StripTicks } from '../../kit/signal/strip-plot';
import styles from './compared-strip.module.scss';

/** Of the width of a strip, which is 157 pixels with four columns. */
const CHARACTER = 0.06;

interface Props {
  readonly row: ComparedRow;
  readonly columns: readonly KnownColumn[];
  /** The column whose mark is filled. */
  readonly own: number;
}

/**
 * One figure of all compared signals on the scale of the project: a tick for each peer, the own mark filled, the others
 * outlined. Decorative: the figures and places are beside it as text.
 */
export function ComparedStrip({ row, columns, own }: Props) {
  const { known, from, to } = row.peers;
  const at = (value: number): string => `${to > from ? ((value - from) / (to - from)) * 100 : 50}%`;
  const names = columns.map(({ signal }) => signal.quadrant.name);
  const hasInitial = (index: number): boolean => names.indexOf(names[index]!) !== names.lastIndexOf(names[index]!);
  /** Initials of neighbours that stand closer than a character step aside. */
  const sideOf = (value: number, index: number): 'start' | 'end' | undefined => {
    const others = row.cells.flatMap((cell, each) =>
      each === index || each === own || !hasInitial(each) || cell?.value == null
        ? []
        : [{ each, gap: cell.value - value }],
    );
    const near = others.filter(({ gap }) => Math.abs(gap) < (to - from) * CHARACTER);
    if (near.length === 0) return undefined;
    return near.some(({ gap, each }) => gap > 0 || (gap === 0 && each > index)) ? 'start' : 'end';
  };
  return (
    <div className={styles.strip} data-initials={new Set(names).size < names.length || undefined} aria-hidden="true">
      <StripTicks values={known} from={from} to={to} />
      {from < 0 && to > 0 && <span className={styles.zero} style={{ insetInlineStart: at(0) }} />}
      {columns.map(({ id, signal }, index) => {
        const value = row.cells[index]?.value ?? null;
        if (value === null || index === own) return null;
        return (
          <span
            key={id}
            className={styles.other}
            data-quadrant={quadrantHue(signal.quadrant)}
            style={{ insetInlineStart: at(value) }}
          >
            {hasInitial(index) && <i data-side={sideOf(value, index)}>{[...signal.name][0]}</i>}
          </span>
        );
      })}
      <OwnMark column={columns[own]} value={row.cells[own]?.value ?? null} at={at} />
    </div>
  );
}

interface OwnProps {
  readonly column: KnownColumn | undefined;
  readonly value: number | null;
  readonly at: (value: number) => string;
}

function OwnMark({ column, value, at }: OwnProps) {
  if (column === undefined || value === null) return null;
  return (
    <span
      className={styles.own}
      data-quadrant={quadrantHue(column.signal.quadrant)}
      style={{ insetInlineStart: at(value) }}
    />
  );
}
