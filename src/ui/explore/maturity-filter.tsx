import { observer } from 'mobx-react-lite';
import type { ExploreViewModel } from '../../application/explore/explore.view-model';
import { MATURITY_OPTIONS, maturityOf } from '../../domain/explore/maturity';
import type { MaturityFilter } from '../../domain/explore/tab-filters';
import { ChoiceList } from '../kit/lists/choice-list';
import { FilterDropdown } from './filter-dropdown';

interface Props {
  readonly of: MaturityFilter;
  readonly explore: ExploreViewModel;
  readonly inline: boolean;
}

/** All signals, or one of the four quadrants (specification, section 4). */
export const MaturityDropdown = observer(function MaturityDropdown({ of, explore, inline }: Props) {
  const { topicQuadrantFilter, trendQuadrantFilter } = explore.filters;
  const chosen = maturityOf(of === 'topicMaturity' ? topicQuadrantFilter : trendQuadrantFilter);
  return (
    <FilterDropdown name={of} label="Maturity" explore={explore} inline={inline} value={chosen.label}>
      {(close) => (
        <ChoiceList
          label="Maturity"
          options={MATURITY_OPTIONS}
          textOf={(option) => option.label}
          isSelected={(option) => option === chosen}
          onPick={(option) => {
            explore.chooseQuadrants(of, option.quadrants);
            close();
          }}
        />
      )}
    </FilterDropdown>
  );
});
