import { MORE_FILTERS, type MoreFilter } from '../../domain/explore/filter-forms';
import { SlidersHorizontal } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ExploreViewModel } from '../../application/explore/explore.view-model';
import { activeFilters, filterWords } from '../../domain/explore/explore-filters';
import { toggle } from '../../domain/explore/selection';
import type { MaturityFilter } from '../../domain/explore/tab-filters';
import { QUADRANT_CODES, type QuadrantCode, type SignalType } from '../../domain/topic/quadrant';
import { late } from '../kit/layout/late';
import { Spinner } from '../kit/layout/spinner';
import { FilterDropdown } from './filter-dropdown';
import { quadrantsChosen } from './quadrants-chosen';

interface Props {
  /** The quadrants of the map; null: there is no map. */
  readonly of: MaturityFilter | null;
  /** What the charts show. */
  readonly type: SignalType;
  readonly explore: ExploreViewModel;
  readonly inline: boolean;
}

const MoreFiltersPanel = late(async () => (await import('./more-filters-panel')).MoreFiltersPanel, {
  Fallback: () => <Spinner size={16} />,
});

/** Quadrants, shifts, new signals, ranges of growth and sizing, and what matches in all versions, in one dropdown. */
export const MoreFilters = observer(function MoreFilters({ of, type, explore, inline }: Props) {
  const figures = activeFilters(explore.filters, MORE_FILTERS);
  const quadrants = of === null ? [] : quadrantsChosen(explore, of);
  return (
    <FilterDropdown
      name="growth"
      label="More filters"
      explore={explore}
      inline={inline}
      value="All"
      icon={<SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden="true" />}
      popup="dialog"
      chosen={{
        values: [...quadrants, ...figures] as readonly (QuadrantCode | MoreFilter)[],
        chips: 1,
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
      {() => <MoreFiltersPanel of={of} type={type} explore={explore} />}
    </FilterDropdown>
  );
});
