import { observer } from 'mobx-react-lite';
import type { ExploreViewModel } from '../../application/explore/explore.view-model';
import { NAME_CHIPS } from '../../domain/explore/selection';
import { ChoiceList } from '../kit/lists/choice-list';
import { FilterDropdown } from './filter-dropdown';

interface Props {
  readonly explore: ExploreViewModel;
  readonly inline: boolean;
}

/** The rings of a technology radar, in their order; empty or full means all. */
export const RingFilter = observer(function RingFilter({ explore, inline }: Props) {
  const { ringFilter } = explore.filters;
  const isAll = ringFilter.length === 0;
  return (
    <FilterDropdown
      name="rings"
      label="Ring"
      explore={explore}
      inline={inline}
      value="All"
      chosen={{ values: ringFilter, chips: NAME_CHIPS, textOf: (name) => name, onRemove: explore.toggleRing }}
    >
      {() => (
        <ChoiceList
          label="Ring"
          multiple
          options={explore.options.rings}
          textOf={(name) => name}
          isSelected={(name) => isAll || ringFilter.includes(name)}
          onPick={explore.toggleRing}
          all={{ isChosen: isAll, onChoose: () => explore.selectAll('rings') }}
        />
      )}
    </FilterDropdown>
  );
});
