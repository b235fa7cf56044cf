import { observer } from 'mobx-react-lite';
import type { NameFilter } from '../../application/explore/name-options';
import type { ExploreViewModel } from '../../application/explore/explore.view-model';
import { chips, NAME_CHIPS } from '../../domain/explore/selection';
import { LoadFailure } from '../kit/layout/load-failure';
import { NameList } from '../kit/lists/name-list';
import { Spinner } from '../kit/layout/spinner';
import { Text } from '../kit/layout/stack';
import { Dropdown } from '../kit/overlays/dropdown';
import { filterDropdown, type FilterProps } from './filter-dropdown';

interface Props extends FilterProps {
  readonly of: NameFilter;
}

const LABELS: Readonly<Record<NameFilter, string>> = { topics: 'Topics', trends: 'Trends' };

/** Topics or trends by name; empty or full means all (specification, section 4). */
export const NameDropdown = observer(function NameDropdown(props: Props) {
  const { of, explore } = props;
  return (
    <Dropdown
      {...filterDropdown(props, of)}
      label={LABELS[of]}
      value="All"
      chips={{
        ...chips(chosenIn(explore, of), NAME_CHIPS),
        textOf: (name) => name,
        onRemove: (name) => explore.toggleName(of, name),
      }}
    >
      {() => <Names of={of} explore={explore} />}
    </Dropdown>
  );
});

const Names = observer(function Names({ of, explore }: Omit<Props, 'inline'>) {
  const names = explore.options[of].state;
  if (names.kind === 'failed')
    return <LoadFailure what={`the ${of}`} onRetry={() => explore.options.reloadNames(of)} />;
  if (names.kind !== 'ready') {
    return (
      <Text as="div" pad={12}>
        <Spinner size={16} />
      </Text>
    );
  }
  return (
    <NameList
      label={LABELS[of]}
      names={names.value}
      selected={chosenIn(explore, of)}
      onToggle={(name) => explore.toggleName(of, name)}
      onSelectAll={() => explore.selectAll(of)}
      onToggleFound={(found) => explore.toggleNames(of, found)}
    />
  );
});

function chosenIn({ filters }: ExploreViewModel, of: NameFilter): readonly string[] {
  return of === 'topics' ? filters.topicFilter : filters.trendFilter;
}
