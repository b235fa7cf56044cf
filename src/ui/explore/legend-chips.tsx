import { observer } from 'mobx-react-lite';
import type { ExploreViewModel } from '../../application/explore/explore.view-model';
import type { MaturityFilter } from '../../domain/explore/tab-filters';
import { Chips } from '../kit/controls/chips';

interface Props {
  readonly legend: MaturityFilter;
  readonly explore: ExploreViewModel;
}

/** The quadrants that are chosen in the legend of a map, which has no dropdown that would show them. */
export const LegendChips = observer(function LegendChips({ legend, explore }: Props) {
  const { topicQuadrantFilter, trendQuadrantFilter } = explore.filters;
  const chosen = legend === 'topicMaturity' ? topicQuadrantFilter : trendQuadrantFilter;
  if (chosen.length === 0) return null;
  return (
    <Chips
      shown={chosen}
      more={0}
      oneStays
      textOf={(code) => explore.options.quadrantLabel(legend, code)}
      onRemove={(code) => {
        // The pressed button is removed with its chip: the bar takes the focus.
        document.activeElement?.closest<HTMLElement>('[role="group"]')?.focus();
        explore.chooseQuadrants(
          legend,
          chosen.filter((other) => other !== code),
        );
      }}
    />
  );
});
