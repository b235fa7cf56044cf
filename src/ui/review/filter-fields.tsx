import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import type { ReviewTopics } from '../../application/worklist/review-topics';
import type { ReviewAddress } from '../../application/worklist/review-address';
import type { ListControl } from '../../application/query/contributed-facts';
import { compareNames } from '../../domain/shared/fold';
import type { Topic } from '../../domain/topic/topic';
import { ChoiceDropdown } from '../kit/overlays/choice-dropdown';
import { ListChoice, NameChoice, QuadrantChoice, StatusChoice } from '../query/filter-choices';

interface Props {
  readonly address: ReviewAddress;
  readonly reviewed: ReviewTopics;
  readonly topics: readonly Topic[];
  readonly shiftOf: (topic: Topic) => string | null;
  readonly hasTeam: boolean;
  /** The filters that offer lists of functions. */
  readonly lists: readonly ListControl[];
}

type NameField = 'shiftFilter' | 'trendFilter' | 'topicFilter';
type Field = NameField | `lists ${string}` | 'quadrant' | 'status' | 'responsible' | 'order';

const NAME_FIELDS: readonly (readonly [NameField, string])[] = [
  ['shiftFilter', 'Shifts'],
  ['trendFilter', 'Trends'],
  ['topicFilter', 'Topics'],
];

/** The filters by name, quadrant and status, and the order. */
export const FilterFields = observer(function FilterFields({
  address,
  reviewed,
  topics,
  shiftOf,
  hasTeam,
  lists,
}: Props) {
  const [open, setOpen] = useState<Field | null>(null);
  const { filters } = address;
  const names = useMemo(
    () =>
      [shiftOf, ({ trend }: Topic) => trend?.name, ({ name }: Topic) => name].map((nameOf) =>
        [...new Set(topics.map(nameOf).filter((name) => name != null))].toSorted(compareNames),
      ),
    [topics, shiftOf],
  );
  const stateOf = (field: Field) => ({
    inline: true,
    open: open === field,
    onToggle: () => setOpen(open === field ? null : field),
    onClose: () => setOpen(null),
  });
  const orderName = (order: string): string => reviewed.ordering.orders.find(({ id }) => id === order)?.name ?? '';
  return (
    <>
      {NAME_FIELDS.map(([field, label], index) => {
        return (
          <NameChoice
            key={field}
            {...stateOf(field)}
            label={label}
            options={names[index] ?? []}
            chosen={filters[field]}
            onChange={(chosen) => address.setFilters({ [field]: chosen })}
          />
        );
      })}
      <QuadrantChoice
        {...stateOf('quadrant')}
        label="Quadrant"
        chosen={filters.topicQuadrantFilter}
        onChange={(topicQuadrantFilter) => address.setFilters({ topicQuadrantFilter })}
      />
      <StatusChoice
        {...stateOf('status')}
        chosen={filters.statusFilter}
        onChange={(statusFilter) => address.setFilters({ statusFilter })}
      />
      {lists.map(({ heading, names: options }) => (
        <ListChoice
          key={heading}
          {...stateOf(`lists ${heading}`)}
          label={heading}
          options={options}
          chosen={filters.listFilter.filter((name) => options.includes(name))}
          onChange={(chosen) => {
            const others = filters.listFilter.filter((name) => !options.includes(name));
            address.setFilters({ listFilter: [...others, ...chosen] });
          }}
        />
      ))}
      {hasTeam && (
        <ChoiceDropdown
          {...stateOf('responsible')}
          label="Responsible"
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
        {...stateOf('order')}
        label="Order"
        value={orderName(reviewed.ordering.order)}
        list={{
          options: reviewed.ordering.orders.map(({ id }) => id),
          textOf: orderName,
          isSelected: (order) => order === reviewed.ordering.order,
          onPick: (order) => address.setOrder(order),
        }}
      />
    </>
  );
});
