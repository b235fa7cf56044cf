import { observer } from 'mobx-react-lite';
import { MORE_FILTERS, type MoreFilter } from '../../domain/filters/filter-forms';
import type { ExploreSection } from '../../application/filters/explore-section';
import type { ExploreCharts } from '../../application/charts/explore-charts';
import type { ExploreViewModel } from '../../application/filters/explore.view-model';
import { FilterControl } from './choice-filters';
import { type CountWith, type FilterProps, filterDropdown, quadrantsChosen } from './filter-dropdown';
import { SlidersHorizontal } from 'lucide-react';
import { activeFilters, filterWords } from '../../domain/filters/explore-filters';
import { chips, toggle } from '../../domain/shared/selection';
import { QUADRANT_CODES, type QuadrantCode } from '../../domain/topic/quadrant';
import { late } from '../kit/layout/late';
import { Spinner } from '../kit/layout/spinner';
import { Dropdown } from '../kit/overlays/dropdown';

interface Props {
  readonly section: ExploreSection;
  readonly explore: ExploreViewModel;
  readonly charts: ExploreCharts;
  /** In the sheet of a phone: dropdowns open in the flow of the page. */
  readonly inline?: boolean;
}

/** The dropdowns of a section in their order, then the quadrants of its map and figures in one. */
export const FilterControls = observer(function FilterControls({ section, explore, charts, inline = false }: Props) {
  const countWith: CountWith = (change) => charts.countWith(section, { ...explore.filters, ...change });
  const filter = { explore, inline, countWith };
  return (
    <>
      {explore.dropdownsOf(section).map((name) => (
        <FilterControl key={name} name={name} {...filter} />
      ))}
      {section.hasFigures && <MoreFilters section={section} charts={charts} {...filter} />}
    </>
  );
});

interface MoreFiltersProps extends FilterProps {
  readonly section: ExploreSection;
  readonly charts: ExploreCharts;
}

const MoreFiltersPanel = late(async () => (await import('./more-filters-panel')).MoreFiltersPanel, {
  Fallback: () => <Spinner size={16} />,
});

/** Quadrants, shifts, new signals, ranges of growth and sizing, and what matches in all versions, in one dropdown. */
const MoreFilters = observer(function MoreFilters(props: MoreFiltersProps) {
  const { section, charts, explore, inline, countWith } = props;
  const panel = { section, charts, explore, countWith };
  // In a sheet they stand open, below the dropdowns.
  if (inline) return <MoreFiltersPanel {...panel} onClose={null} />;
  const of = section.legend;
  const figures = activeFilters(explore.filters, MORE_FILTERS);
  const quadrants = of === null ? [] : quadrantsChosen(explore, of);
  const chosen: readonly (QuadrantCode | MoreFilter)[] = [...quadrants, ...figures];
  return (
    <Dropdown
      {...filterDropdown(props, 'growth')}
      label="More filters"
      value="All"
      icon={<SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden="true" />}
      popup="dialog"
      chips={{
        ...chips(chosen, 1),
        textOf: (value) =>
          typeof value === 'number'
            ? explore.options.quadrantLabel(of ?? 'topicMaturity', value)
            : filterWords(explore.filters, value).join(', '),
        onRemove: (value) => {
          if (typeof value !== 'number') explore.selectAll(value);
          else if (of !== null) explore.chooseQuadrants(of, toggle(quadrants, QUADRANT_CODES, value));
        },
      }}
    >
      {(close) => <MoreFiltersPanel {...panel} onClose={close} />}
    </Dropdown>
  );
});
