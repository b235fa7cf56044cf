import { observer } from 'mobx-react-lite';
import type { ExploreViewModel } from '../../application/explore/explore.view-model';
import { ChoiceList } from '../kit/choice-list';
import { FilterDropdown } from './filter-dropdown';

interface Props {
  readonly explore: ExploreViewModel;
  readonly inline: boolean;
}

/** 'Current Data' or, where it is offered, 'Previous Data': one at a time (specification, section 4). */
export const VersionFilter = observer(function VersionFilter({ explore, inline }: Props) {
  const { versionFilter } = explore.filters;
  return (
    <FilterDropdown name="version" label="Version" explore={explore} inline={inline} value={versionFilter}>
      {(close) => (
        <ChoiceList
          label="Version"
          options={explore.offer.versions}
          textOf={(version) => version}
          isSelected={(version) => version === versionFilter}
          onPick={(version) => {
            explore.chooseVersion(version);
            close();
          }}
        />
      )}
    </FilterDropdown>
  );
});
