import { MORE_FILTERS, type MoreFilter } from '../../domain/explore/filter-forms';
import { SlidersHorizontal } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { activeFilters, filterWords } from '../../domain/explore/explore-filters';
import { chips, toggle } from '../../domain/explore/selection';
import type { MaturityFilter } from '../../domain/explore/tab-filters';
import { QUADRANT_CODES, type QuadrantCode, type SignalType } from '../../domain/topic/quadrant';
import { late } from '../kit/layout/late';
import { Spinner } from '../kit/layout/spinner';
import { Dropdown } from '../kit/overlays/dropdown';
import { filterDropdown, quadrantsChosen, type FilterProps } from './filter-dropdown';

interface Props extends FilterProps {
  /** The quadrants of the map; null: there is no map. */
  readonly of: MaturityFilter | null;
  /** What the charts show. */
  readonly type: SignalType;
}

const MoreFiltersPanel = late(async () => (await import('./more-filters-panel')).MoreFiltersPanel, {
  Fallback: () => <Spinner size={16} />,
});

/** Quadrants, shifts, new signals, ranges of growth and sizing, and what matches in all versions, in one dropdown. */
export const MoreFilters = observer(function MoreFilters(props: Props) {
  const { of, type, explore, inline } = props;
  const figures = activeFilters(explore.filters, MORE_FILTERS);
  const quadrants = of === null ? [] : quadrantsChosen(explore, of);
  const chosen: readonly (QuadrantCode | MoreFilter)[] = [...quadrants, ...figures];
  return (
    <Dropdown
      {...filterDropdown(props, 'growth')}
      label="More filters"
      value="All"
      icon={inline ? undefined : <SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden="true" />}
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
      {() => <MoreFiltersPanel of={of} type={type} explore={explore} />}
    </Dropdown>
  );
});
