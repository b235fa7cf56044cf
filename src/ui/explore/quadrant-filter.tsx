import { observer } from 'mobx-react-lite';
import type { ExploreViewModel } from '../../application/explore/explore.view-model';
import { toggle } from '../../domain/explore/selection';
import type { MaturityFilter } from '../../domain/explore/tab-filters';
import { QUADRANT_CODES, type QuadrantCode } from '../../domain/topic/quadrant';
import { ChoiceList } from '../kit/lists/choice-list';
import { FilterDropdown } from './filter-dropdown';

interface Props {
  readonly of: MaturityFilter;
  readonly explore: ExploreViewModel;
  readonly inline: boolean;
}

const CHIPS = 1;

/** The quadrants of a map: any number of them, the same that its legend chooses. */
export const QuadrantFilter = observer(function QuadrantFilter({ of, explore, inline }: Props) {
  const { topicQuadrantFilter, trendQuadrantFilter } = explore.filters;
  const chosen = of === 'topicMaturity' ? topicQuadrantFilter : trendQuadrantFilter;
  const textOf = (code: QuadrantCode): string => explore.options.quadrantLabel(of, code);
  const pick = (code: QuadrantCode): void => explore.chooseQuadrants(of, toggle(chosen, QUADRANT_CODES, code));
  return (
    <FilterDropdown
      name={of}
      label="Quadrant"
      explore={explore}
      inline={inline}
      value="All"
      chosen={{ values: chosen, chips: CHIPS, textOf, onRemove: pick }}
    >
      {() => (
        <ChoiceList
          label="Quadrant"
          multiple
          options={QUADRANT_CODES}
          textOf={textOf}
          isSelected={(code) => chosen.length === 0 || chosen.includes(code)}
          onPick={pick}
          all={{ isChosen: chosen.length === 0, onChoose: () => explore.selectAll(of) }}
        />
      )}
    </FilterDropdown>
  );
});
