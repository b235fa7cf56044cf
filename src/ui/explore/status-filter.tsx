import { observer } from 'mobx-react-lite';
import type { ExploreViewModel } from '../../application/explore/explore.view-model';
import { selectsAll, STATUS_CHIPS } from '../../domain/explore/selection';
import { TOPIC_STATUSES, topicStatusName, type TopicStatus } from '../../domain/topic/topic-status';
import { StatusIcon } from '../kit/signal/status-icon';
import { ChoiceList } from '../kit/lists/choice-list';
import { FilterDropdown } from './filter-dropdown';

interface Props {
  readonly explore: ExploreViewModel;
  readonly inline: boolean;
}

const iconOf = (status: TopicStatus) => <StatusIcon status={status} />;

/** Statuses 0 to 4; all of them means no filter (specification, section 4). */
export const StatusFilter = observer(function StatusFilter({ explore, inline }: Props) {
  const { statusFilter } = explore.filters;
  const isAll = selectsAll(statusFilter, TOPIC_STATUSES);
  return (
    <FilterDropdown
      name="status"
      label="Status"
      explore={explore}
      inline={inline}
      value="All"
      chosen={{
        values: isAll ? [] : statusFilter,
        chips: STATUS_CHIPS,
        textOf: topicStatusName,
        onRemove: explore.toggleStatus,
      }}
    >
      {() => (
        <ChoiceList
          label="Status"
          multiple
          options={TOPIC_STATUSES}
          textOf={topicStatusName}
          iconOf={iconOf}
          isSelected={(status) => isAll || statusFilter.includes(status)}
          onPick={explore.toggleStatus}
          all={{ isChosen: isAll, onChoose: () => explore.selectAll('status') }}
        />
      )}
    </FilterDropdown>
  );
});
