import { capitalized } from '../../domain/shared/words';
import type { ReactNode } from 'react';
import { MATURITY_OPTIONS, maturityOf } from '../../domain/topic/maturity-options';
import { chips, selectsAll, toggle, toggleMany, toggleOne, type Selection } from '../../domain/shared/selection';
import type { QuadrantCode } from '../../domain/topic/quadrant';
import { TOPIC_STATUSES, topicStatusName, type TopicStatus } from '../../domain/topic/topic-status';
import { NameList } from '../kit/lists/name-list';
import { ChoiceDropdown } from '../kit/overlays/choice-dropdown';
import { Dropdown, type DropdownProps } from '../kit/overlays/dropdown';
import { statusIconOf } from '../signal/status-icon';

const NAME_CHIPS = 2;
const STATUS_CHIPS = 1;

interface Props<Value> extends Pick<DropdownProps<never>, 'inline' | 'open' | 'onToggle' | 'onClose'> {
  readonly chosen: Selection<Value>;
  readonly onChange: (chosen: Selection<Value>) => void;
}

/** Statuses 0 to 4; all of them means no filter (specification, section 4). */
export function StatusChoice({
  chosen,
  onChange,
  countOf,
  ...dropdown
}: Props<TopicStatus> & {
  /** How many would be shown with it alone; null: that is not known. */
  readonly countOf?: (status: TopicStatus) => number | null;
}) {
  const isAll = selectsAll(chosen, TOPIC_STATUSES);
  const onPick = (status: TopicStatus): void => {
    const next = toggle(chosen, TOPIC_STATUSES, status);
    onChange(next.length === 0 ? TOPIC_STATUSES : next);
  };
  return (
    <ChoiceDropdown
      {...dropdown}
      label="Status"
      value="All"
      chips={{ ...chips(isAll ? [] : chosen, STATUS_CHIPS), textOf: topicStatusName, onRemove: onPick }}
      list={{
        multiple: true,
        options: TOPIC_STATUSES,
        textOf: topicStatusName,
        iconOf: statusIconOf,
        countOf,
        isSelected: (status) => isAll || chosen.includes(status),
        onPick,
        all: { isChosen: isAll, onChoose: () => onChange(TOPIC_STATUSES) },
      }}
    />
  );
}

/** Lists that functions of the product keep; a topic may be in several of them. */
export function ListChoice({
  label,
  options,
  chosen,
  onChange,
  ...dropdown
}: Props<string> & { readonly label: string; readonly options: readonly string[] }) {
  const onPick = (name: string): void => onChange(toggleOne(chosen, name));
  return (
    <ChoiceDropdown
      {...dropdown}
      label={label}
      value="All"
      chips={{ ...chips(chosen, NAME_CHIPS), textOf: capitalized, onRemove: onPick }}
      list={{
        multiple: true,
        options,
        textOf: capitalized,
        isSelected: (name) => chosen.includes(name),
        onPick,
        all: { isChosen: chosen.length === 0, onChoose: () => onChange([]) },
      }}
    />
  );
}

/** All signals, or one of the four quadrants (specification, section 4). */
export function QuadrantChoice({
  label,
  chosen,
  onChange,
  ...dropdown
}: Props<QuadrantCode> & { readonly label: string }) {
  const option = maturityOf(chosen);
  return (
    <ChoiceDropdown
      {...dropdown}
      label={label}
      value={option.label}
      list={{
        options: MATURITY_OPTIONS,
        textOf: (each) => each.label,
        isSelected: (each) => each === option,
        onPick: ({ quadrants }) => onChange(quadrants),
      }}
    />
  );
}

interface NameProps extends Props<string> {
  readonly label: string;
  readonly options: readonly string[];
  /** Shown in the place of the names, such as while they are loaded. */
  readonly instead?: ReactNode;
}

/** Topics, trends or shifts by name; empty or full means all (specification, section 4). */
export function NameChoice({ label, options, chosen, onChange, instead, ...dropdown }: NameProps) {
  const onToggle = (name: string): void => onChange(toggle(chosen, options, name));
  return (
    <Dropdown
      {...dropdown}
      label={label}
      value="All"
      chips={{ ...chips(chosen, NAME_CHIPS), textOf: (name: string) => name, onRemove: onToggle }}
    >
      {() =>
        instead ?? (
          <NameList
            label={label}
            names={options}
            selected={chosen}
            onToggle={onToggle}
            onSelectAll={() => onChange([])}
            onToggleFound={(found) => onChange(toggleMany(chosen, options, found))}
          />
        )
      }
    </Dropdown>
  );
}

/** The rings of a technology radar, in their order; empty or full means all. */
export function RingChoice({ options, chosen, onChange, ...dropdown }: Omit<NameProps, 'label' | 'instead'>) {
  const onPick = (name: string): void => onChange(toggle(chosen, options, name));
  const textOf = (name: string): string => name;
  const isAll = chosen.length === 0;
  return (
    <ChoiceDropdown
      {...dropdown}
      label="Ring"
      value="All"
      chips={{ ...chips(chosen, NAME_CHIPS), textOf, onRemove: onPick }}
      list={{
        multiple: true,
        options,
        textOf,
        isSelected: (name) => isAll || chosen.includes(name),
        onPick,
        all: { isChosen: isAll, onChoose: () => onChange([]) },
      }}
    />
  );
}
