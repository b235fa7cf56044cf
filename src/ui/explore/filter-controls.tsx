import { observer } from 'mobx-react-lite';
import type { BarFilter } from '../../domain/explore/filter-forms';
import type { ReactElement } from 'react';
import type { ExploreSection } from '../../application/explore/explore-section';
import type { ExploreViewModel } from '../../application/explore/explore.view-model';
import { MaturityDropdown, RingFilter, StatusFilter, VersionFilter } from './choice-filters';
import type { FilterProps } from './filter-dropdown';
import { MoreFilters } from './more-filters';
import { NameDropdown } from './name-filter';

interface Props {
  readonly section: ExploreSection;
  readonly explore: ExploreViewModel;
  /** In the sheet of a phone: dropdowns open in the flow of the page. */
  readonly inline?: boolean;
}

/** The dropdowns of a section in their order, then the quadrants of its map and figures in one. */
export const FilterControls = observer(function FilterControls({ section, explore, inline = false }: Props) {
  return (
    <>
      {explore.dropdownsOf(section).map((name) => (
        <FilterControl key={name} name={name} explore={explore} inline={inline} />
      ))}
      {section.hasFigures && <MoreFilters of={section.legend} type={section.type} explore={explore} inline={inline} />}
    </>
  );
});

function FilterControl({ name, ...rest }: FilterProps & { readonly name: BarFilter }): ReactElement {
  switch (name) {
    case 'status':
      return <StatusFilter {...rest} />;
    case 'version':
      return <VersionFilter {...rest} />;
    case 'topics':
    case 'trends':
      return <NameDropdown of={name} {...rest} />;
    case 'rings':
      return <RingFilter {...rest} />;
    case 'topicMaturity':
    case 'trendMaturity':
      return <MaturityDropdown of={name} {...rest} />;
  }
}
