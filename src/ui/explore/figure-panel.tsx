import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { ExploreViewModel } from '../../application/explore/explore.view-model';
import type { PercentRange } from '../../domain/explore/percent-range';
import styles from './figure-panel.module.scss';
import { focusOnMount } from '../kit/controls/focus-on-mount';

/** The figures that the charts are narrowed by. A bound takes effect when its field is left, or by Enter. */
export const FigurePanel = observer(function FigurePanel({ explore }: { readonly explore: ExploreViewModel }) {
  const { newFilter, growthFilter, sizingFilter, allVersionsFilter } = explore.filters;
  const { hasFigures, hasMovement, hasAllVersions } = explore.options;
  if (!hasFigures) {
    return <p className={styles.note}>The charts of this tab cannot be narrowed by figures.</p>;
  }
  return (
    <div className={styles.panel} role="dialog" aria-label="Figures">
      <label className={styles.check}>
        <input
          ref={focusOnMount}
          type="checkbox"
          checked={newFilter}
          onChange={({ target }) => explore.chooseFigures({ newFilter: target.checked })}
        />
        New since the last update
      </label>
      <Range
        title="Growth a year"
        range={growthFilter}
        onChange={(range) => explore.chooseFigures({ growthFilter: range })}
      />
      <Range
        title="Average sizing"
        range={sizingFilter}
        onChange={(range) => explore.chooseFigures({ sizingFilter: range })}
      />
      {hasAllVersions && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={allVersionsFilter}
            onChange={({ target }) => explore.chooseFigures({ allVersionsFilter: target.checked })}
          />
          Matches in all versions
        </label>
      )}
      {hasMovement && !hasAllVersions && (
        <p className={styles.limit}>
          ‘Matches in all versions’ does not apply: only the charts know the previous data.
        </p>
      )}
    </div>
  );
});

interface RangeProps {
  readonly title: string;
  readonly range: PercentRange;
  readonly onChange: (range: PercentRange) => void;
}

function Range({ title, range, onChange }: RangeProps) {
  const { min, max } = range;
  return (
    <fieldset className={styles.range}>
      <legend>{title}</legend>
      <Bound label="from" value={min} onChange={(value) => onChange(inOrder({ min: value, max }))} />
      <Bound label="to" value={max} onChange={(value) => onChange(inOrder({ min, max: value }))} />
    </fieldset>
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
    <span className={styles.bound}>
      <label htmlFor={id}>{label}</label>
      <input
        // A change from elsewhere replaces what is typed.
        key={value}
        id={id}
        type="number"
        step="any"
        inputMode="decimal"
        defaultValue={value ?? ''}
        onBlur={({ currentTarget }) => commit(currentTarget)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') commit(currentTarget);
        }}
      />
      %
    </span>
  );
}

/** A range that is typed the wrong way round is turned. */
function inOrder({ min, max }: PercentRange): PercentRange {
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}
