import { Search } from 'lucide-react';
import { useId, useMemo, useState, type MouseEvent, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { chosenFirst } from '../../../domain/shared/selection';
import { countOf } from '../../../domain/shared/figures';
import type { CheckState } from '../controls/check-mark';
import { arrowTarget } from '../arrow-keys';
import { ListboxInput, isCharacter } from './listbox-input';
import styles from './name-list.module.scss';
import { OptionList } from './option-list';
import { SelectAll } from '../controls/select-all';
import { Text } from '../layout/stack';
import { NameMatch } from '../../../domain/shared/name-match';

interface Props {
  /** The accessible name: "Topics". */
  readonly label: string;
  readonly names: readonly string[];
  /** Empty means all. */
  readonly selected: readonly string[];
  readonly onToggle: (name: string) => void;
  readonly onSelectAll: () => void;
  /** Selects all that match what was typed, or deselects them. */
  readonly onToggleFound: (names: readonly string[]) => void;
}

/** Options that are visible at once. */
const LIST_ROWS = 9;
/** Options that PageUp and PageDown move by: one less than are visible, for context. */
const PAGE = LIST_ROWS - 1;
/** With more names or encoded characters than these, selecting all matches would make an address too long for servers. */
const MOST_AT_ONCE = 50;
const MOST_CHARACTERS_AT_ONCE = 4000;

function fitAnAddress(names: readonly string[]): boolean {
  return names.length <= MOST_AT_ONCE && encodeURIComponent(names.join('')).length <= MOST_CHARACTERS_AT_ONCE;
}

/** A combobox with a multi-select listbox of thousands of names, the selected ones first. */
export function NameList({ label, names, selected, onToggle, onSelectAll, onToggleFound }: Props) {
  const id = useId();
  const chosen = useMemo(() => new Set(selected), [selected]);
  const [first] = useState(selected);
  const inOrder = useMemo(() => (names.length > LIST_ROWS ? chosenFirst(first, names) : names), [first, names]);
  const [firstActive] = useState(() => Math.max(0, inOrder.findIndex(chosen.has, chosen)));
  const { input, list, typed, type, options, active, setActive, onKeyDown } = useNameChoice({
    names: inOrder,
    first: firstActive,
    page: PAGE,
    onToggle,
  });
  const isTyped = typed.trim() !== '';
  const isAll = options.length === names.length;
  const areFew = useMemo(() => fitAnAddress(options), [options]);
  const isTogether = isTyped && !isAll && options.length > 1 && areFew;

  return (
    // A choice by mouse leaves the focus in the input.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only keeps the focus
    <div className={styles.names} onMouseDown={keepFocus}>
      <div className={styles.search}>
        <Search size={14} strokeWidth={1.75} aria-hidden="true" />
        <ListboxInput
          ref={input}
          className={styles.input}
          listId={id}
          label={`Type to filter the ${label}`}
          placeholder="Type to filter"
          optionCount={options.length}
          active={active}
          value={typed}
          onType={type}
          onKeyDown={onKeyDown}
        />
      </div>
      {/* Hidden while a filter is typed: it would select names that are not visible. */}
      {(!isTyped || (isAll && options.length > 0)) && (
        // 'all' or 'some', because an empty selection means all.
        <SelectAll
          label="Select all"
          // Names, not items: several items may share a name, so there may be fewer than the filter bar counts.
          count={countOf(names.length, 'name')}
          state={selected.length === 0 ? 'all' : 'some'}
          onChoose={onSelectAll}
        />
      )}
      {isTogether && (
        <SelectAll
          // While all are selected, a choice leaves only what was chosen.
          label={selected.length === 0 ? 'Select only these' : 'Select all found'}
          count={countOf(options.length, 'name')}
          state={stateOf(options, chosen)}
          onChoose={() => onToggleFound(options)}
        />
      )}
      <p
        role="status"
        className={isTyped && !isTogether && !isAll && options.length > 0 ? styles.found : 'visually-hidden'}
      >
        {isTyped && countOf(options.length, 'match', 'matches')}
        {!areFew && isTyped && !isAll && ', too many to select at once'}
      </p>
      {options.length > 0 ? (
        <OptionList
          key={typed}
          id={id}
          label={label}
          multiple
          options={options}
          textOf={(name) => name}
          isSelected={(name) => selected.length === 0 || chosen.has(name)}
          active={active}
          onPoint={setActive}
          onPick={onToggle}
          onKeyDown={onKeyDown}
          listRef={list}
        />
      ) : (
        <Text type="small" tone="muted" breaks pad="16 12">
          {names.length === 0 ? 'There are none in this project.' : `Nothing matches “${typed.trim()}”.`}
        </Text>
      )}
    </div>
  );
}

function stateOf(found: readonly string[], chosen: ReadonlySet<string>): CheckState {
  const count = found.filter((name) => chosen.has(name)).length;
  return count === 0 ? 'none' : count === found.length ? 'all' : 'some';
}

function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('[role="option"], button') !== null) {
    event.preventDefault();
  }
}

interface Options {
  /** In the order of the options. */
  readonly names: readonly string[];
  /** Index of the option that is active at first. */
  readonly first?: number;
  /** Options that PageUp and PageDown move by. */
  readonly page: number;
  readonly onToggle: (name: string) => void;
}

/**
 * State of a combobox with a multi-select listbox of names, which takes the focus when it appears: typing narrows the
 * names, the arrow keys work in the input too. Home, End and Space belong to the input as soon as it has text.
 */
function useNameChoice({ names, first = 0, page, onToggle }: Options) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [chosen, setActive] = useState(first);
  const match = useMemo(() => new NameMatch(names), [names]);
  const options = useMemo(() => match.by(typed), [match, typed]);
  const active = Math.min(chosen, options.length - 1);

  useLayoutEffect(() => {
    // On a touch screen the list: focusing the input would bring up the keyboard, which covers it.
    const target = window.matchMedia('(pointer: coarse)').matches ? list.current : input.current;
    target?.focus({ preventScroll: true });
  }, []);

  const type = (text: string): void => {
    setTyped(text);
    setActive(0);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const inText = event.target === input.current && typed !== '';
    if (inText && [' ', 'Home', 'End'].includes(event.key)) return;
    const next = arrowTarget(event, active, options.length, page);
    const name = options[active];
    if (next !== null) setActive(next);
    else if ((event.key === 'Enter' || event.key === ' ') && name !== undefined) onToggle(name);
    // Without an option Enter does nothing: it must not send the form that the list may be in.
    else if (event.key !== 'Enter') {
      // The browser types the character where the focus is after this handler.
      if (event.target === list.current && isCharacter(event)) input.current?.focus();
      return;
    }
    event.preventDefault();
  };

  return { input, list, typed, type, options, active, setActive, onKeyDown };
}
