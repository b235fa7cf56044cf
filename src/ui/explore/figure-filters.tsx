import { SlidersHorizontal } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ExploreViewModel } from '../../application/explore/explore.view-model';
import { activeFilters } from '../../domain/explore/explore-filters';
import { FIGURE_FILTERS, type FigureFilter } from '../../domain/explore/explore-tab';
import { figureWords } from '../../domain/explore/figure-words';
import { Suspense } from 'react';
import { lazyPart } from '../kit/layout/lazy-part';
import { Spinner } from '../kit/layout/spinner';
import { FilterDropdown } from './filter-dropdown';

interface Props {
  readonly explore: ExploreViewModel;
  readonly inline: boolean;
}

const FigurePanel = lazyPart(async () => (await import('./figure-panel')).FigurePanel);

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
      {() => (
        <Suspense fallback={<Spinner size={16} />}>
          <FigurePanel explore={explore} />
        </Suspense>
      )}
    </FilterDropdown>
  );
});
