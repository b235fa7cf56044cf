import { SlidersHorizontal } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ExploreViewModel } from '../../application/explore/explore.view-model';
import { activeFilters } from '../../domain/explore/explore-filters';
import { FIGURE_FILTERS, type FigureFilter } from '../../domain/explore/explore-tab';
import { figureWords } from '../../domain/explore/figure-words';
import { Spinner } from '../kit/layout/spinner';
import { useOnDemand } from '../kit/overlays/use-on-demand';
import { FilterDropdown } from './filter-dropdown';

interface Props {
  readonly explore: ExploreViewModel;
  readonly inline: boolean;
}

const loadPanel = () => import('./figure-panel');

/** New signals, and ranges of growth and sizing, in one dropdown. */
export const FigureFilters = observer(function FigureFilters({ explore, inline }: Props) {
  const active = activeFilters(explore.filters, FIGURE_FILTERS) as readonly FigureFilter[];
  return (
    <FilterDropdown
      name="growth"
      label="Figures"
      explore={explore}
      inline={inline}
      value="All"
      icon={<SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden="true" />}
      popup="dialog"
      chosen={{
        values: active,
        chips: 1,
        textOf: (name) => figureWords(explore.filters, name),
        onRemove: explore.selectAll,
      }}
    >
      {() => <Panel explore={explore} />}
    </FilterDropdown>
  );
});

function Panel({ explore }: Pick<Props, 'explore'>) {
  const code = useOnDemand(loadPanel, true);
  return code === null ? <Spinner size={16} /> : <code.FigurePanel explore={explore} />;
}
