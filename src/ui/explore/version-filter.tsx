import { observer } from 'mobx-react-lite';
import type { ExploreViewModel } from '../../application/explore/explore.view-model';
import { ChoiceList } from '../kit/lists/choice-list';
import { LoadFailure } from '../kit/layout/load-failure';
import { FilterDropdown } from './filter-dropdown';

interface Props {
  readonly explore: ExploreViewModel;
  readonly inline: boolean;
}

/** 'Current Data' or, where it is offered, 'Previous Data': one at a time (specification, section 4). */
export const VersionFilter = observer(function VersionFilter({ explore, inline }: Props) {
  const { options, filters } = explore;
  return (
    <FilterDropdown name="version" label="Version" explore={explore} inline={inline} value={filters.versionFilter}>
      {(close) => (
        <>
          <ChoiceList
            label="Version"
            options={options.versions}
            textOf={(version) => version}
            isSelected={(version) => version === explore.filters.versionFilter}
            onPick={(version) => {
              explore.chooseVersion(version);
              close();
            }}
          />
          {options.versionsFailed && <LoadFailure what="the versions" onRetry={options.reloadVersions} />}
        </>
      )}
    </FilterDropdown>
  );
});
