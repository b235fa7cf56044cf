import { Search } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useMemo, useState, type MouseEvent } from 'react';
import { chosenFirst } from '../../domain/explore/selection';
import {
  type NameChoice,
  type NameChoices,
  type NamedCondition,
  namesOfCondition,
  withNames,
} from '../../domain/query/name-choices';
import { countOf } from '../../domain/shared/figures';
import { LoadFailure } from '../kit/layout/load-failure';
import { Spinner } from '../kit/layout/spinner';
import { Text } from '../kit/layout/text';
import { ListboxInput } from '../kit/lists/listbox-input';
import { OptionList } from '../kit/lists/option-list';
import { useNameChoice } from '../kit/lists/use-name-choice';
import type { NamesToChoose } from '../../application/query/ask-bar';
import styles from './names-of-condition.module.scss';

interface Props {
  readonly condition: NamedCondition;
  readonly names: NamesToChoose;
  readonly onChange: (condition: NamedCondition) => void;
}

/** The names that a condition holds, chosen from those of the project. */
export function NamesOfCondition({ condition, names, onChange }: Props) {
  const { state, load } = names;
  useEffect(load, [load]);
  if (state.kind === 'failed') return <LoadFailure what="the names" onRetry={load} />;
  if (state.kind !== 'ready') return <Spinner size={16} />;
  return <NameList condition={condition} choices={state.value} onChange={onChange} />;
}

const LABELS = {
  shift: 'Shifts',
  trend: 'Trends',
  topic: 'Topics',
  platform: 'Platforms',
  label: 'Sizing',
  ownLabel: 'Labels',
  sourceClass: 'Classes of sources',
} as const;
/** Options that PageUp and PageDown move by. */
const PAGE = 6;

interface ListProps extends Pick<Props, 'condition' | 'onChange'> {
  readonly choices: NameChoices;
}

/** A combobox with a multi-select listbox, the chosen names first. */
function NameList({ condition, choices, onChange }: ListProps) {
  const id = useId();
  const chosen = namesOfCondition(condition);
  const [first] = useState(chosen);
  const ofProject = choices[condition.kind];
  const owners = useMemo(() => new Map(ofProject.map(({ name, belongsTo }) => [name, belongsTo])), [ofProject]);
  const ordered = useMemo(() => {
    const names = ofProject.map(({ name }) => name);
    // A link may hold a name that the project does not have any more.
    return [...first.filter((name) => !owners.has(name)), ...chosenFirst(first, names)];
  }, [ofProject, owners, first]);
  const label = LABELS[condition.kind];
  const toggle = (name: string): void =>
    onChange(withNames(condition, chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name]));
  const { input, list, typed, type, options, active, setActive, onKeyDown } = useNameChoice({
    names: ordered,
    page: PAGE,
    onToggle: toggle,
  });

  useLayoutEffect(() => {
    input.current?.closest('form')?.scrollIntoView?.({ block: 'nearest' });
  }, [input]);

  return (
    // A choice by pointer leaves the focus in the input.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only prevents the loss of the focus
    <div className={styles.names} onMouseDown={preventBlur}>
      <div className={styles.search}>
        <Search size={14} strokeWidth={1.75} aria-hidden="true" />
        <ListboxInput
          ref={input}
          listId={id}
          label={`Type to filter: ${label}`}
          placeholder={`Search ${label.toLowerCase()}`}
          optionCount={options.length}
          active={active}
          value={typed}
          onType={type}
          onKeyDown={onKeyDown}
        />
        <Text as="span" tabular fit="rigid" role="status">
          {statusOf(typed, options.length, chosen.length)}
        </Text>
      </div>
      {options.length > 0 && (
        <OptionList
          key={typed}
          id={id}
          label={label}
          multiple
          options={options}
          textOf={(name) => textOf(name, owners.get(name) ?? [])}
          isSelected={(name) => chosen.includes(name)}
          active={active}
          onPoint={setActive}
          onPick={toggle}
          onKeyDown={onKeyDown}
          listRef={list}
        />
      )}
    </div>
  );
}

/** "Seaweed films (in Next packaging and in New materials)": several items with one name are chosen together. */
function textOf(name: string, belongsTo: NameChoice['belongsTo']): string {
  return belongsTo.length === 0 ? name : `${name} (${belongsTo.map((owner) => `in ${owner}`).join(' and ')})`;
}

function statusOf(typed: string, found: number, chosen: number): string {
  if (typed.trim() === '') return `${chosen} chosen`;
  return found === 0 ? 'No match' : countOf(found, 'match', 'matches');
}

function preventBlur(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('[role="option"]') !== null) event.preventDefault();
}
