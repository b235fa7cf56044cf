import { Search } from 'lucide-react';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { NameMatch } from '../../domain/explore/name-match';
import { chosenFirst } from '../../domain/explore/selection';
import {
  namesOfCondition,
  withNames,
  type NameChoice,
  type NameChoices,
  type NamedCondition,
} from '../../domain/question/name-choices';
import { countOf } from '../../domain/shared/figures';
import { LoadFailure } from '../kit/layout/load-failure';
import { Spinner } from '../kit/layout/spinner';
import { ListboxInput } from '../kit/lists/listbox-input';
import { isCharacter, nextActive } from '../kit/lists/listbox-keys';
import { OptionList } from '../kit/lists/option-list';
import type { NamesToChoose } from './names-to-choose';
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

const LABELS = { shift: 'Shifts', trend: 'Trends', topic: 'Topics', platform: 'Platforms', label: 'Sizing' } as const;
/** Options that PageUp and PageDown move by. */
const PAGE = 6;

interface ListProps extends Pick<Props, 'condition' | 'onChange'> {
  readonly choices: NameChoices;
}

/** A combobox with a multi-select listbox, the chosen names first: typing narrows them. Space belongs to the text. */
function NameList({ condition, choices, onChange }: ListProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const chosen = namesOfCondition(condition);
  const [first] = useState(chosen);
  const ofProject = choices[condition.kind];
  const owners = useMemo(() => new Map(ofProject.map(({ name, belongsTo }) => [name, belongsTo])), [ofProject]);
  const match = useMemo(() => {
    const names = ofProject.map(({ name }) => name);
    // A link may hold a name that the project does not have any more.
    return new NameMatch([...first.filter((name) => !owners.has(name)), ...chosenFirst(first, names)]);
  }, [ofProject, owners, first]);
  const options = useMemo(() => match.by(typed), [match, typed]);
  const at = Math.min(active, options.length - 1);
  const label = LABELS[condition.kind];

  useLayoutEffect(() => {
    // On a touch screen the list: focusing the input would bring up the keyboard, which covers it.
    const target = window.matchMedia('(pointer: coarse)').matches ? list.current : input.current;
    target?.focus({ preventScroll: true });
    target?.closest('form')?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  const toggle = (name: string): void =>
    onChange(
      withNames(condition, chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name], choices),
    );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const inText = event.target === input.current && typed !== '';
    if (inText && [' ', 'Home', 'End'].includes(event.key)) return;
    const next = nextActive(event.key, at, options.length, PAGE);
    const name = options[at];
    if (next !== null) setActive(next);
    else if ((event.key === 'Enter' || event.key === ' ') && name !== undefined) toggle(name);
    else if (event.key !== 'Enter') {
      // The browser types the character where the focus is after this handler.
      if (event.target === list.current && isCharacter(event)) input.current?.focus();
      return;
    }
    event.preventDefault();
  };

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
          active={at}
          value={typed}
          onType={(text) => {
            setTyped(text);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <span role="status">{statusOf(typed, options.length, chosen.length)}</span>
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
          active={at}
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
