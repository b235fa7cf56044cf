import { useId, useRef, useState } from 'react';
import type { FigureHistogram } from '../../domain/filters/figure-histogram';
import type { PercentRange } from '../../domain/filters/percent-range';
import { Row, Text } from '../kit/layout/stack';
import styles from './figure-range.module.scss';

interface Props {
  readonly title: string;
  readonly range: PercentRange;
  /** null: where the values lie is not known, and the bounds are typed. */
  readonly histogram: FigureHistogram | null;
  readonly onChange: (range: PercentRange) => void;
}

/** A range of a figure: its bounds as fields, and as the two ends of a line below the columns of the values. */
export function FigureRange({ title, range, histogram, onChange }: Props) {
  const { min, max } = range;
  return (
    <Row as="fieldset" gap={4} pad={0} justify="between" wrap className={styles.range}>
      <Text as="legend" type="small" weight={600}>
        {title}
      </Text>
      <Row gap={4} type="small" tone="muted">
        <Bound label="from" value={min} onChange={(value) => onChange(inOrder({ min: value, max }))} />
        <Bound label="to" value={max} onChange={(value) => onChange(inOrder({ min, max: value }))} />
        <span>%</span>
      </Row>
      {histogram !== null && (
        <div className={styles.drawing}>
          <Columns histogram={histogram} />
          {/* A change from elsewhere moves the ends. */}
          <Ends key={`${min}..${max}`} title={title} range={range} histogram={histogram} onChange={onChange} />
        </div>
      )}
    </Row>
  );
}

/** All values in grey; what the other filters leave in ink where the range has it, and fainter where it has not. */
function Columns({ histogram: { columns, highest } }: { readonly histogram: FigureHistogram }) {
  const isNarrowed = columns.some(({ all, inside }) => inside < all);
  return (
    <svg
      className={styles.columns}
      viewBox={`0 0 ${columns.length} ${highest}`}
      preserveAspectRatio="none"
      data-narrowed={isNarrowed || undefined}
      aria-hidden="true"
    >
      {columns.map(({ all, inside, outside }, at) => (
        <g key={at}>
          <rect x={at + 0.08} y={highest - all} width={0.84} height={all} data-of="all" />
          <rect x={at + 0.08} y={highest - outside} width={0.84} height={outside} data-of="outside" />
          <rect x={at + 0.08} y={highest - inside} width={0.84} height={inside} data-of="inside" />
        </g>
      ))}
    </svg>
  );
}

interface EndsProps extends Pick<Props, 'title' | 'range' | 'onChange'> {
  readonly histogram: FigureHistogram;
}

/** Takes effect when an end is let go: each step of it would be an entry of the address. */
function Ends({ title, range, histogram: { least, most }, onChange }: EndsProps) {
  const within = (value: number): number => Math.min(most, Math.max(least, value));
  const [ends, setEnds] = useState({ from: within(range.min ?? least), to: within(range.max ?? most) });
  const isMoved = useRef(false);
  const move = (changed: Partial<typeof ends>): void => {
    isMoved.current = true;
    setEnds({ ...ends, ...changed });
  };
  const commit = (): void => {
    if (!isMoved.current) return;
    isMoved.current = false;
    // At the end of the scale it bounds nothing.
    onChange({ min: ends.from <= least ? null : ends.from, max: ends.to >= most ? null : ends.to });
  };
  const shared = {
    min: least,
    max: most,
    step: 1,
    onPointerUp: commit,
    onKeyUp: commit,
    onBlur: commit,
  };
  const partOf = (value: number): number => (value - least) / (most - least);
  return (
    <div
      className={styles.ends}
      style={{ '--from': partOf(ends.from), '--to': partOf(ends.to) } as React.CSSProperties}
      // Both ends stand at the same place: the one that can still move is above.
      data-at-end={ends.from >= most || undefined}
    >
      <input
        type="range"
        {...shared}
        aria-label={`${title}, from`}
        aria-valuetext={`${ends.from} %`}
        value={ends.from}
        onChange={({ target }) => move({ from: Math.min(target.valueAsNumber, ends.to) })}
      />
      <input
        type="range"
        {...shared}
        aria-label={`${title}, to`}
        aria-valuetext={`${ends.to} %`}
        value={ends.to}
        onChange={({ target }) => move({ to: Math.max(target.valueAsNumber, ends.from) })}
      />
    </div>
  );
}

interface BoundProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

function Bound({ label, value, onChange }: BoundProps) {
  const id = useId();
  const commit = (input: HTMLInputElement): void => {
    const { valueAsNumber } = input;
    const next = Number.isFinite(valueAsNumber) ? valueAsNumber : null;
    if (next !== value) onChange(next);
  };
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        // A change from elsewhere replaces what is typed.
        key={value}
        id={id}
        className={styles.bound}
        type="number"
        step="any"
        inputMode="decimal"
        defaultValue={value ?? ''}
        onBlur={({ currentTarget }) => commit(currentTarget)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') commit(currentTarget);
        }}
      />
    </>
  );
}

/** A range that is typed the wrong way round is turned. */
function inOrder({ min, max }: PercentRange): PercentRange {
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}
