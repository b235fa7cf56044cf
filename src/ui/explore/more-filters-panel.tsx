import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { ExploreCharts, RangeFilter } from '../../application/charts/explore-charts';
import type { ExploreSection } from '../../application/filters/explore-section';
import type { ExploreViewModel } from '../../application/filters/explore.view-model';
import { toggle, toggleOne } from '../../domain/shared/selection';
import type { MaturityFilter } from '../../domain/filters/tab-filters';
import { ownLabel } from '../../domain/topic/own-values';
import { QUADRANT_CODES, quadrantOf, type SignalType } from '../../domain/topic/quadrant';
import { focusOnMount } from '../kit/controls/focus-around';
import { formatCount } from '../../domain/shared/figures';
import { Button } from '../kit/controls/button';
import { IconButton } from '../kit/controls/icon-button';
import { Select } from '../kit/controls/select';
import { capitalized } from '../../domain/shared/words';
import { Row, Stack, Text } from '../kit/layout/stack';
import { Dot, quadrantHue } from '../signal/dot';
import { FilterBar } from '../query/filter-bar';
import { FigureRange } from './figure-range';
import styles from './more-filters-panel.module.scss';
import { quadrantsChosen, showWords, type CountWith } from './filter-dropdown';

interface Props {
  readonly section: ExploreSection;
  readonly explore: ExploreViewModel;
  readonly charts: ExploreCharts;
  readonly countWith: CountWith;
  /** Closes the panel; null: it is part of a sheet, which closes itself. */
  readonly onClose: (() => void) | null;
}

/** The quadrants and figures that the charts are narrowed by. A bound takes effect when its field is left, or by Enter. */
export const MoreFiltersPanel = observer(function MoreFiltersPanel(props: Props) {
  const { section, explore, countWith, onClose } = props;
  const { type, legend } = section;
  const title = useId();
  const filters = (
    <>
      {legend !== null && (
        <Quadrants of={legend} explore={explore} countWith={countWith} takesFocus={onClose !== null} />
      )}
      <Shifts explore={explore} countWith={countWith} />
      <Figures {...props} takesFocus={onClose !== null && legend === null} />
      <Labels explore={explore} />
      {type === 'topic' && <Lists explore={explore} countWith={countWith} />}
      {explore.options.hasFigures && <Conditions key={type} type={type} explore={explore} />}
    </>
  );
  if (onClose === null)
    return (
      <Stack className={styles.groups} role="group" aria-label="More filters">
        {filters}
      </Stack>
    );
  const set = explore.activeFiltersIn(section).length;
  return (
    <Stack column className={styles.panel} role="dialog" aria-labelledby={title}>
      <Row gap={8} className={styles.head}>
        <Text as="h2" type="section" id={title}>
          Filters
        </Text>
        <Text as="span" type="small" tone="muted" role="status">
          {set > 0 && `${formatCount(set)} set`}
        </Text>
        {/* It stays when nothing is left to be cleared, so that it keeps the focus. */}
        <Button
          variant="quiet"
          size="small"
          className={styles.clear}
          aria-disabled={set === 0 || undefined}
          onClick={() => set > 0 && explore.clearAll(section)}
        >
          Clear all
        </Button>
        <IconButton label="Close the filters" icon={<X size={18} strokeWidth={1.75} />} onClick={onClose} />
      </Row>
      <Stack className={styles.groups}>{filters}</Stack>
      <Row gap={8} justify="end" className={styles.foot}>
        <Button onClick={onClose}>{showWords(countWith({}), type)}</Button>
      </Row>
    </Stack>
  );
});

const Quadrants = observer(function Quadrants({
  of,
  explore,
  countWith,
  takesFocus,
}: Pick<Props, 'explore' | 'countWith'> & { readonly of: MaturityFilter; readonly takesFocus: boolean }) {
  const field = of === 'topicMaturity' ? 'topicQuadrantFilter' : 'trendQuadrantFilter';
  const chosen = quadrantsChosen(explore, of);
  return (
    <fieldset className={styles.group}>
      <Text as="legend" type="small" weight={600} pad="0 0 4">
        Quadrant
      </Text>
      {QUADRANT_CODES.map((code, index) => (
        <Row
          as="label"
          gap={8}
          type="small"
          key={code}
          className={styles.check}
          data-quadrant={quadrantHue(quadrantOf(code))}
        >
          <input
            ref={takesFocus && index === 0 ? focusOnMount : undefined}
            type="checkbox"
            checked={chosen.includes(code)}
            onChange={() => explore.chooseQuadrants(of, toggle(chosen, QUADRANT_CODES, code))}
          />
          <Dot />
          {explore.options.quadrantLabel(of, code)}
          <Found count={countWith({ [field]: [code] })} />
        </Row>
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
    <fieldset className={styles.group}>
      <Text as="legend" type="small" weight={600} pad="0 0 4">
        Shift
      </Text>
      {shifts.map((name) => (
        <Row as="label" gap={8} type="small" key={name} className={styles.check}>
          <input
            type="checkbox"
            checked={shiftFilter.includes(name)}
            onChange={() => explore.narrow({ shiftFilter: toggle(shiftFilter, shifts, name) })}
          />
          <bdi>{name}</bdi>
          <Found count={countWith({ shiftFilter: [name] })} />
        </Row>
      ))}
    </fieldset>
  );
});

/** Topics by the lists that functions of the product keep, under the heading of each. */
const Lists = observer(function Lists({ explore, countWith }: Pick<Props, 'explore' | 'countWith'>) {
  const { listFilter } = explore.filters;
  const { listControls } = explore.query;
  return listControls.map(({ heading, names }) => (
    <fieldset key={heading} className={styles.group}>
      <Text as="legend" type="small" weight={600} pad="0 0 4">
        {heading}
      </Text>
      {names.map((name) => (
        <Row as="label" gap={8} type="small" key={name} className={styles.check}>
          <input
            type="checkbox"
            checked={listFilter.includes(name)}
            onChange={() => explore.narrow({ listFilter: toggleOne(listFilter, name) })}
          />
          {capitalized(name)}
          <Found count={countWith({ listFilter: [name] })} />
        </Row>
      ))}
    </fieldset>
  ));
});

/** How many items would be shown with this value alone, and all other filters as they are. */
function Found({ count }: { readonly count: number | null }) {
  if (count === null) return null;
  return (
    <Text as="span" fit="last" tone="muted" tabular data-none={count === 0 || undefined}>
      {formatCount(count)}
    </Text>
  );
}

interface FiguresProps extends Pick<Props, 'section' | 'explore' | 'charts' | 'countWith'> {
  /** Nothing stands before them in the panel that opens. */
  readonly takesFocus: boolean;
}

const RANGES: readonly (RangeFilter & { readonly title: string })[] = [
  { field: 'growthFilter', figure: 'growth', title: 'Growth a year' },
  { field: 'sizingFilter', figure: 'sizing', title: 'Average sizing' },
];

const Figures = observer(function Figures({ section, explore, charts, countWith, takesFocus }: FiguresProps) {
  const { filters } = explore;
  const { newFilter, allVersionsFilter } = filters;
  const { hasFigures, hasAllVersions } = explore.options;
  const { offersPrevious } = explore.options.comparison;
  if (!hasFigures) {
    return <p className={styles.note}>The charts of this tab cannot be narrowed by figures.</p>;
  }
  return (
    <>
      <fieldset className={styles.group}>
        <Text as="legend" type="small" weight={600} pad="0 0 4">
          Updates
        </Text>
        <Row as="label" gap={8} type="small" className={styles.check}>
          <input
            ref={takesFocus ? focusOnMount : undefined}
            type="checkbox"
            checked={newFilter}
            onChange={({ target }) => explore.narrow({ newFilter: target.checked })}
          />
          New since the last update
          <Found count={countWith({ newFilter: true })} />
        </Row>
        {hasAllVersions && (
          <Row as="label" gap={8} type="small" className={styles.check}>
            <input
              type="checkbox"
              checked={allVersionsFilter}
              onChange={({ target }) => explore.narrow({ allVersionsFilter: target.checked })}
            />
            Also matches in the previous data
            <Found count={countWith({ allVersionsFilter: true })} />
          </Row>
        )}
        {offersPrevious && !hasAllVersions && (
          <p className={styles.limit}>
            ‘Also matches in the previous data’ does not apply: the rows of the previous data are not known here.
          </p>
        )}
      </fieldset>
      <div className={styles.group}>
        {RANGES.map(({ title, ...filter }) => (
          <FigureRange
            key={filter.field}
            title={title}
            range={filters[filter.field]}
            histogram={charts.histogramOf(section, filters, filter)}
            onChange={(range) => explore.narrow({ [filter.field]: range })}
          />
        ))}
      </div>
    </>
  );
});

/** The labels of the user's file, a list for each column. */
const Labels = observer(function Labels({ explore }: { explore: ExploreViewModel }) {
  const { labelFilter } = explore.filters;
  const { ownLabels } = explore.options;
  if (ownLabels.size === 0) return null;
  const fields = [...ownLabels].map(([column, values]) => {
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
  return <div className={styles.group}>{fields}</div>;
});

/** Any condition, by the bar of the assistant. */
const Conditions = observer(function Conditions({
  type,
  explore,
}: Pick<Props, 'explore'> & { readonly type: SignalType }) {
  const other = explore.query.requested?.subject;
  return (
    <div className={styles.conditions}>
      <FilterBar load={explore.loadBar} queryOf={() => explore.queryOf(type)} onChange={explore.changeQuery}>
        {other !== undefined && other !== `${type}s` && (
          <p className={styles.limit}>These replace the conditions on {other}.</p>
        )}
      </FilterBar>
    </div>
  );
});
