import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { ExploreViewModel } from '../../application/filters/explore.view-model';
import type { PercentRange } from '../../domain/filters/percent-range';
import { toggle, toggleOne } from '../../domain/shared/selection';
import type { MaturityFilter } from '../../domain/filters/tab-filters';
import { ownLabel } from '../../domain/topic/own-values';
import { QUADRANT_CODES, quadrantOf, type SignalType } from '../../domain/topic/quadrant';
import { focusOnMount } from '../kit/controls/focus-around';
import { formatCount } from '../../domain/shared/figures';
import { Button } from '../kit/controls/button';
import { Select } from '../kit/controls/select';
import { capitalized } from '../../domain/shared/words';
import { Row, Stack, Text } from '../kit/layout/stack';
import { Dot, quadrantHue } from '../signal/dot';
import { FilterBar } from '../query/filter-bar';
import styles from './more-filters-panel.module.scss';
import { quadrantsChosen, showWords, type CountWith } from './filter-dropdown';

interface Props {
  /** The quadrants of the map; null: there is no map. */
  readonly of: MaturityFilter | null;
  /** What the charts show. */
  readonly type: SignalType;
  readonly explore: ExploreViewModel;
  readonly countWith: CountWith;
  /** Closes the panel; null: it is part of a sheet, which closes itself. */
  readonly onClose: (() => void) | null;
}

/** The quadrants and figures that the charts are narrowed by. A bound takes effect when its field is left, or by Enter. */
export const MoreFiltersPanel = observer(function MoreFiltersPanel({ of, type, explore, countWith, onClose }: Props) {
  return (
    <Stack gap={12} pad={12} className={styles.panel} role="dialog" aria-label="More filters">
      {of !== null && <Quadrants of={of} explore={explore} countWith={countWith} />}
      <Shifts explore={explore} countWith={countWith} />
      <Figures explore={explore} isFirst={of === null} />
      <Labels explore={explore} />
      {type === 'topic' && <Lists explore={explore} countWith={countWith} />}
      {explore.options.hasFigures && <Conditions key={type} type={type} explore={explore} />}
      {onClose !== null && (
        <div className={styles.foot}>
          <Button onClick={onClose}>{showWords(countWith({}), type)}</Button>
        </div>
      )}
    </Stack>
  );
});

const Quadrants = observer(function Quadrants({
  of,
  explore,
  countWith,
}: Pick<Props, 'explore' | 'countWith'> & { readonly of: MaturityFilter }) {
  const field = of === 'topicMaturity' ? 'topicQuadrantFilter' : 'trendQuadrantFilter';
  const chosen = quadrantsChosen(explore, of);
  return (
    <fieldset className={styles.quadrants}>
      <Text as="legend" weight={600} pad="0 0 4">
        Quadrant
      </Text>
      {QUADRANT_CODES.map((code, index) => (
        <label key={code} className={styles.check} data-quadrant={quadrantHue(quadrantOf(code))}>
          <input
            ref={index === 0 ? focusOnMount : undefined}
            type="checkbox"
            checked={chosen.includes(code)}
            onChange={() => explore.chooseQuadrants(of, toggle(chosen, QUADRANT_CODES, code))}
          />
          <Dot />
          {explore.options.quadrantLabel(of, code)}
          <Found count={countWith({ [field]: [code] })} />
        </label>
      ))}
    </fieldset>
  );
});

/** Topics and trends by their shift; none is chosen: all. */
const Shifts = observer(function Shifts({ explore, countWith }: Pick<Props, 'explore' | 'countWith'>) {
  const { shiftFilter } = explore.filters;
  const { shifts } = explore.options;
  if (shifts.length < 2) return null;
  return (
    <fieldset className={styles.shifts}>
      <Text as="legend" weight={600} pad="0 0 4">
        Shift
      </Text>
      {shifts.map((name) => (
        <label key={name} className={styles.check}>
          <input
            type="checkbox"
            checked={shiftFilter.includes(name)}
            onChange={() => explore.narrow({ shiftFilter: toggle(shiftFilter, shifts, name) })}
          />
          <bdi>{name}</bdi>
          <Found count={countWith({ shiftFilter: [name] })} />
        </label>
      ))}
    </fieldset>
  );
});

/** Topics by the lists that functions of the product keep, under the heading of each. */
const Lists = observer(function Lists({ explore, countWith }: Pick<Props, 'explore' | 'countWith'>) {
  const { listFilter } = explore.filters;
  const { listControls } = explore.query;
  return listControls.map(({ heading, names }) => (
    <fieldset key={heading} className={styles.shifts}>
      <Text as="legend" weight={600} pad="0 0 4">
        {heading}
      </Text>
      {names.map((name) => (
        <label key={name} className={styles.check}>
          <input
            type="checkbox"
            checked={listFilter.includes(name)}
            onChange={() => explore.narrow({ listFilter: toggleOne(listFilter, name) })}
          />
          {capitalized(name)}
          <Found count={countWith({ listFilter: [name] })} />
        </label>
      ))}
    </fieldset>
  ));
});

/** How many items would be shown with this value alone, and all other filters as they are. */
function Found({ count }: { readonly count: number | null }) {
  if (count === null) return null;
  return (
    <Text as="span" fit="last" tone="muted" tabular weight={count === 0 ? 400 : 500}>
      {formatCount(count)}
    </Text>
  );
}

interface FiguresProps {
  readonly explore: ExploreViewModel;
  /** Nothing stands before them. */
  readonly isFirst: boolean;
}

const Figures = observer(function Figures({ explore, isFirst }: FiguresProps) {
  const { newFilter, growthFilter, sizingFilter, allVersionsFilter } = explore.filters;
  const { hasFigures, offersPrevious, hasAllVersions } = explore.options;
  if (!hasFigures) {
    return <p className={styles.note}>The charts of this tab cannot be narrowed by figures.</p>;
  }
  return (
    <>
      <label className={styles.check}>
        <input
          ref={isFirst ? focusOnMount : undefined}
          type="checkbox"
          checked={newFilter}
          onChange={({ target }) => explore.narrow({ newFilter: target.checked })}
        />
        New since the last update
      </label>
      <Range title="Growth a year" range={growthFilter} onChange={(range) => explore.narrow({ growthFilter: range })} />
      <Range
        title="Average sizing"
        range={sizingFilter}
        onChange={(range) => explore.narrow({ sizingFilter: range })}
      />
      {hasAllVersions && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={allVersionsFilter}
            onChange={({ target }) => explore.narrow({ allVersionsFilter: target.checked })}
          />
          Matches in all versions
        </label>
      )}
      {offersPrevious && !hasAllVersions && (
        <p className={styles.limit}>
          ‘Matches in all versions’ does not apply: the rows of the previous data are not known here.
        </p>
      )}
    </>
  );
});

/** The labels of the user's file, a list for each column. */
const Labels = observer(function Labels({ explore }: { explore: ExploreViewModel }) {
  const { labelFilter } = explore.filters;
  return [...explore.options.ownLabels].map(([column, values]) => {
    const labels = values.map((value) => ownLabel(column, value));
    const others = labelFilter.filter((label) => !labels.includes(label));
    return (
      <Row key={column} gap={8} justify="between" className={styles.label}>
        <bdi aria-hidden="true">{column}</bdi>
        <Select
          isAlone
          label={column}
          options={[['', 'All'], ...values.map((value) => [ownLabel(column, value), value] as const)]}
          value={labelFilter.find((label) => labels.includes(label)) ?? ''}
          onChange={(label) => explore.narrow({ labelFilter: label === '' ? others : [...others, label] })}
        />
      </Row>
    );
  });
});

/** Any condition, by the bar of the assistant. */
const Conditions = observer(function Conditions({ type, explore }: Pick<Props, 'type' | 'explore'>) {
  const other = explore.query.requested?.subject;
  return (
    <FilterBar load={explore.loadBar} queryOf={() => explore.queryOf(type)} onChange={explore.changeQuery}>
      {other !== undefined && other !== `${type}s` && (
        <p className={styles.limit}>These take the place of the conditions on {other}.</p>
      )}
    </FilterBar>
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
    <Row as="fieldset" gap={8} pad={0} wrap className={styles.range}>
      <Text as="legend" weight={600}>
        {title}
      </Text>
      <Bound label="from" value={min} onChange={(value) => onChange(inOrder({ min: value, max }))} />
      <Bound label="to" value={max} onChange={(value) => onChange(inOrder({ min, max: value }))} />
    </Row>
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
    <Row as="span" gap={8} className={styles.bound}>
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
    </Row>
  );
}

/** A range that is typed the wrong way round is turned. */
function inOrder({ min, max }: PercentRange): PercentRange {
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}
