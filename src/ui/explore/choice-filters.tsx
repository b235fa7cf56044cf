import { observer } from 'mobx-react-lite';
import type { NameFilter } from '../../application/filters/name-options';
import type { BarFilter } from '../../domain/filters/filter-forms';
import { shortDay } from '../../domain/shared/calendar';
import { CURRENT_DATA, type VersionName } from '../../domain/workspace/explore-tab';
import { LoadFailure } from '../kit/layout/load-failure';
import { Spinner } from '../kit/layout/spinner';
import { Text } from '../kit/layout/stack';
import { ChoiceDropdown } from '../kit/overlays/choice-dropdown';
import { NameChoice, QuadrantChoice, RingChoice, StatusChoice } from '../query/filter-choices';
import { filterDropdown, quadrantsChosen, type FilterProps } from './filter-dropdown';

/** The dropdown of one filter. */
export const FilterControl = observer(function FilterControl(props: FilterProps & { readonly name: BarFilter }) {
  const { name, explore } = props;
  const { filters, options, narrow } = explore;
  const dropdown = filterDropdown(props, name);
  switch (name) {
    case 'status':
      return (
        <StatusChoice
          {...dropdown}
          chosen={filters.statusFilter}
          countOf={(status) => props.countWith({ statusFilter: [status] })}
          onChange={(statusFilter) => narrow({ statusFilter })}
        />
      );
    case 'version':
      return <VersionFilter {...props} />;
    case 'topics':
    case 'trends': {
      const field = name === 'topics' ? 'topicFilter' : 'trendFilter';
      return (
        <NameChoice
          {...dropdown}
          label={name === 'topics' ? 'Topics' : 'Trends'}
          options={options[name].names}
          chosen={filters[field]}
          onChange={(names) => narrow({ [field]: names })}
          instead={insteadOfNames(props, name)}
        />
      );
    }
    case 'rings':
      return (
        <RingChoice
          {...dropdown}
          options={options.rings}
          chosen={filters.ringFilter}
          onChange={(ringFilter) => narrow({ ringFilter })}
        />
      );
    case 'topicMaturity':
    case 'trendMaturity':
      return (
        <QuadrantChoice
          {...dropdown}
          label="Maturity"
          chosen={quadrantsChosen(explore, name)}
          onChange={(quadrants) => explore.chooseQuadrants(name, quadrants)}
        />
      );
  }
});

/** Until the names are there. */
function insteadOfNames({ explore: { options } }: FilterProps, of: NameFilter) {
  const { kind } = options[of].state;
  if (kind === 'ready') return undefined;
  if (kind === 'failed') return <LoadFailure what={`the ${of}`} onRetry={() => options.reloadNames(of)} />;
  return (
    <Text as="div" pad={12}>
      <Spinner size={16} />
    </Text>
  );
}

/** 'Current Data' or, where it is offered, 'Previous Data': one at a time (specification, section 4). */
const VersionFilter = observer(function VersionFilter(props: FilterProps) {
  const { options, filters, narrow } = props.explore;
  const textOf = (version: VersionName): string => {
    return options.comparison.isEarlier && version === CURRENT_DATA
      ? `Data of ${shortDay(options.comparison.shownDate) ?? 'an unknown day'}`
      : version;
  };
  return (
    <ChoiceDropdown
      {...filterDropdown(props, 'version')}
      label="Version"
      value={textOf(filters.versionFilter)}
      list={{
        options: options.comparison.versions,
        textOf,
        isSelected: (version) => version === filters.versionFilter,
        onPick: (versionFilter) => narrow({ versionFilter }),
      }}
    >
      {options.comparison.hasFailed && <LoadFailure what="the versions" onRetry={options.comparison.reloadVersions} />}
    </ChoiceDropdown>
  );
});
