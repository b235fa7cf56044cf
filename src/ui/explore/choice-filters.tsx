import { observer } from 'mobx-react-lite';
import { MATURITY_OPTIONS, maturityOf } from '../../domain/explore/name-match';
import { chips, NAME_CHIPS, selectsAll, STATUS_CHIPS } from '../../domain/explore/selection';
import type { MaturityFilter } from '../../domain/explore/tab-filters';
import { TOPIC_STATUSES, topicStatusName } from '../../domain/topic/topic-status';
import { LoadFailure } from '../kit/layout/load-failure';
import { ChoiceDropdown } from '../kit/overlays/choice-dropdown';
import { statusIconOf } from '../kit/signal/status-icon';
import { filterDropdown, quadrantsChosen, type FilterProps } from './filter-dropdown';

/** All signals, or one of the four quadrants (specification, section 4). */
export const MaturityDropdown = observer(function MaturityDropdown(
  props: FilterProps & { readonly of: MaturityFilter },
) {
  const { of, explore } = props;
  const chosen = maturityOf(quadrantsChosen(explore, of));
  return (
    <ChoiceDropdown
      {...filterDropdown(props, of)}
      label="Maturity"
      value={chosen.label}
      list={{
        options: MATURITY_OPTIONS,
        textOf: ({ label }) => label,
        isSelected: (option) => option === chosen,
        onPick: ({ quadrants }) => explore.chooseQuadrants(of, quadrants),
      }}
    />
  );
});

/** Statuses 0 to 4; all of them means no filter (specification, section 4). */
export const StatusFilter = observer(function StatusFilter(props: FilterProps) {
  const { explore } = props;
  const { statusFilter } = explore.filters;
  const isAll = selectsAll(statusFilter, TOPIC_STATUSES);
  return (
    <ChoiceDropdown
      {...filterDropdown(props, 'status')}
      label="Status"
      value="All"
      chips={{
        ...chips(isAll ? [] : statusFilter, STATUS_CHIPS),
        textOf: topicStatusName,
        onRemove: explore.toggleStatus,
      }}
      list={{
        multiple: true,
        options: TOPIC_STATUSES,
        textOf: topicStatusName,
        iconOf: statusIconOf,
        isSelected: (status) => isAll || statusFilter.includes(status),
        onPick: explore.toggleStatus,
        all: { isChosen: isAll, onChoose: () => explore.selectAll('status') },
      }}
    />
  );
});

/** The rings of a technology radar, in their order; empty or full means all. */
export const RingFilter = observer(function RingFilter(props: FilterProps) {
  const { explore } = props;
  const { ringFilter } = explore.filters;
  const isAll = ringFilter.length === 0;
  const textOf = (name: string): string => name;
  return (
    <ChoiceDropdown
      {...filterDropdown(props, 'rings')}
      label="Ring"
      value="All"
      chips={{ ...chips(ringFilter, NAME_CHIPS), textOf, onRemove: explore.toggleRing }}
      list={{
        multiple: true,
        options: explore.options.rings,
        textOf,
        isSelected: (name) => isAll || ringFilter.includes(name),
        onPick: explore.toggleRing,
        all: { isChosen: isAll, onChoose: () => explore.selectAll('rings') },
      }}
    />
  );
});

/** 'Current Data' or, where it is offered, 'Previous Data': one at a time (specification, section 4). */
export const VersionFilter = observer(function VersionFilter(props: FilterProps) {
  const { explore } = props;
  const { options, filters } = explore;
  return (
    <ChoiceDropdown
      {...filterDropdown(props, 'version')}
      label="Version"
      value={filters.versionFilter}
      list={{
        options: options.versions,
        textOf: (version) => version,
        isSelected: (version) => version === filters.versionFilter,
        onPick: explore.chooseVersion,
      }}
    >
      {options.versionsFailed && <LoadFailure what="the versions" onRetry={options.reloadVersions} />}
    </ChoiceDropdown>
  );
});
