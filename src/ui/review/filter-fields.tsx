import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import type { ReviewAddress } from '../../application/review-topics/review-address';
import { MATURITY_OPTIONS, maturityOf } from '../../domain/explore/name-match';
import { chips, selectsAll, toggle, toggleMany } from '../../domain/explore/selection';
import { REVIEW_ORDER_NAMES, REVIEW_ORDERS } from '../../domain/review/review-order';
import { compareNames } from '../../domain/shared/fold';
import type { Topic } from '../../domain/topic/topic';
import { TOPIC_STATUSES, topicStatusName } from '../../domain/topic/topic-status';
import { NameList } from '../kit/lists/name-list';
import { ChoiceDropdown } from '../kit/overlays/choice-dropdown';
import { Dropdown } from '../kit/overlays/dropdown';
import { statusIconOf } from '../kit/signal/status-icon';

interface Props {
  readonly address: ReviewAddress;
  readonly topics: readonly Topic[];
  readonly shiftOf: (topic: Topic) => string | null;
  readonly hasTeam: boolean;
}

type NameField = 'shiftFilter' | 'trendFilter' | 'topicFilter';
type Field = NameField | 'quadrant' | 'status' | 'responsible' | 'order';

const NAME_FIELDS: readonly (readonly [NameField, string])[] = [
  ['shiftFilter', 'Shifts'],
  ['trendFilter', 'Trends'],
  ['topicFilter', 'Topics'],
];
const CHIPS = 2;

/** The filters by name, quadrant and status, and the order. */
export const FilterFields = observer(function FilterFields({ address, topics, shiftOf, hasTeam }: Props) {
  const [open, setOpen] = useState<Field | null>(null);
  const { filters } = address;
  const names = useMemo(
    () =>
      [shiftOf, ({ trend }: Topic) => trend?.name, ({ name }: Topic) => name].map((nameOf) =>
        [...new Set(topics.map(nameOf).filter((name) => name != null))].toSorted(compareNames),
      ),
    [topics, shiftOf],
  );
  const common = (field: Field, label: string) => ({
    label,
    inline: true,
    open: open === field,
    onToggle: () => setOpen(open === field ? null : field),
    onClose: () => setOpen(null),
  });
  const quadrant = maturityOf(filters.topicQuadrantFilter);
  const isAnyStatus = selectsAll(filters.statusFilter, TOPIC_STATUSES);
  return (
    <>
      {NAME_FIELDS.map(([field, label], index) => {
        const options = names[index] ?? [];
        const selected = filters[field];
        const set = (chosen: readonly string[]): void => address.setFilters({ [field]: chosen });
        const onToggle = (name: string): void => set(toggle(selected, options, name));
        const chosen = { ...chips(selected, CHIPS), textOf: (name: string) => name, onRemove: onToggle };
        return (
          <Dropdown key={field} {...common(field, label)} value="All" chips={chosen}>
            {() => (
              <NameList
                label={label}
                names={options}
                selected={selected}
                onToggle={onToggle}
                onSelectAll={() => set([])}
                onToggleFound={(found) => set(toggleMany(selected, options, found))}
              />
            )}
          </Dropdown>
        );
      })}
      <ChoiceDropdown
        {...common('quadrant', 'Quadrant')}
        value={quadrant.label}
        list={{
          options: MATURITY_OPTIONS,
          textOf: ({ label }) => label,
          isSelected: (option) => option === quadrant,
          onPick: ({ quadrants }) => address.setFilters({ topicQuadrantFilter: quadrants }),
        }}
      />
      <ChoiceDropdown
        {...common('status', 'Status')}
        value={isAnyStatus ? 'All' : filters.statusFilter.map(topicStatusName).join(', ')}
        list={{
          multiple: true,
          options: TOPIC_STATUSES,
          textOf: topicStatusName,
          iconOf: statusIconOf,
          isSelected: (status) => isAnyStatus || filters.statusFilter.includes(status),
          onPick: (status) => {
            const chosen = toggle(filters.statusFilter, TOPIC_STATUSES, status);
            address.setFilters({ statusFilter: chosen.length === 0 ? TOPIC_STATUSES : chosen });
          },
        }}
      />
      {hasTeam && (
        <ChoiceDropdown
          {...common('responsible', 'Responsible')}
          value={filters.mineFilter ? 'Mine' : 'All'}
          list={{
            options: [false, true],
            textOf: (isMine) => (isMine ? 'Mine' : 'All'),
            isSelected: (isMine) => isMine === filters.mineFilter,
            onPick: (isMine) => address.setFilters({ mineFilter: isMine }),
          }}
        />
      )}
      <ChoiceDropdown
        {...common('order', 'Order')}
        value={REVIEW_ORDER_NAMES[address.order]}
        list={{
          options: REVIEW_ORDERS,
          textOf: (order) => REVIEW_ORDER_NAMES[order],
          isSelected: (order) => order === address.order,
          onPick: (order) => address.setOrder(order),
        }}
      />
    </>
  );
});
