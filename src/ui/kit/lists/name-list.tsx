import { Search } from 'lucide-react';
import { useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { NameMatch } from '../../../domain/explore/name-match';
import { chosenFirst } from '../../../domain/explore/selection';
import { formatCount } from '../../../domain/shared/figures';
import type { CheckState } from '../controls/check-mark';
import { isLetter, nextActive } from './listbox-keys';
import styles from './name-list.module.scss';
import { OptionList, optionId } from './option-list';
import { SelectAll } from '../controls/select-all';

interface Props {
  /** What the names are names of, in the plural: "topics". */
  readonly label: string;
  readonly names: readonly string[];
  /** Empty means all. */
  readonly selected: readonly string[];
  readonly onToggle: (name: string) => void;
  readonly onSelectAll: () => void;
  /** Chooses all that match what was typed, or takes them back. */
  readonly onToggleFound: (names: readonly string[]) => void;
}

/** Options that the list shows at once. */
const LIST_ROWS = 9;
/** Options that a press of PageUp or PageDown passes over: one less, to keep the thread. */
const PAGE = LIST_ROWS - 1;
/** Beyond these, choosing all matches would make an address longer than servers take: names, and letters as they stand there. */
const MOST_AT_ONCE = 50;
const MOST_LETTERS_AT_ONCE = 4000;

function fitAnAddress(names: readonly string[]): boolean {
  return names.length <= MOST_AT_ONCE && encodeURIComponent(names.join('')).length <= MOST_LETTERS_AT_ONCE;
}

/**
 * Thousands of names to choose from, the chosen ones first: typing narrows them, the arrows walk from the input too. Home,
 * End and Space belong to the text as soon as there is any.
 */
export function NameList({ label, names, selected, onToggle, onSelectAll, onToggleFound }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const chosen = useMemo(() => new Set(selected), [selected]);
  const [first] = useState(selected);
  const inOrder = useMemo(() => (names.length > LIST_ROWS ? chosenFirst(first, names) : names), [first, names]);
  const match = useMemo(() => new NameMatch(inOrder), [inOrder]);
  const options = useMemo(() => match.by(typed), [match, typed]);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      inOrder.findIndex((name) => chosen.has(name)),
    ),
  );
  const isTyped = typed.trim() !== '';
  const isAll = options.length === names.length;
  const areFew = useMemo(() => fitAnAddress(options), [options]);
  const isTogether = isTyped && !isAll && options.length > 1 && areFew;
  const at = Math.min(active, options.length - 1);

  useLayoutEffect(() => {
    // On a touch screen the list: focusing the input would bring up the keyboard, which covers it.
    const first = window.matchMedia('(pointer: coarse)').matches ? list.current : input.current;
    first?.focus({ preventScroll: true });
  }, []);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const inText = event.target === input.current && typed !== '';
    if (inText && [' ', 'Home', 'End'].includes(event.key)) return;
    const next = nextActive(event.key, at, options.length, PAGE);
    const name = options[at];
    if (next !== null) setActive(next);
    else if ((event.key === 'Enter' || event.key === ' ') && name !== undefined) onToggle(name);
    else {
      // The letter goes where the focus is by then.
      if (event.target === list.current && isLetter(event)) input.current?.focus();
      return;
    }
    event.preventDefault();
  };

  return (
    // Whoever chooses with the mouse goes on typing.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- takes nothing from anybody
    <div className={styles.names} onMouseDown={keepFocus}>
      <div className={styles.search}>
        <Search size={14} strokeWidth={1.75} aria-hidden="true" />
        <input
          ref={input}
          className={styles.input}
          type="text"
          inputMode="search"
          role="combobox"
          aria-label={`Type to filter the ${label}`}
          aria-autocomplete="list"
          aria-expanded="true"
          aria-controls={options.length === 0 ? undefined : id}
          aria-activedescendant={at < 0 ? undefined : optionId(id, at)}
          placeholder="Type to filter"
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          maxLength={200}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {/* It says what it selects: with something typed, the others are out of sight. */}
      {(!isTyped || (isAll && options.length > 0)) && (
        // Never empty, because what lets nothing through cannot be chosen.
        <SelectAll
          label="Select all"
          count={inNames(names.length)}
          state={selected.length === 0 ? 'all' : 'some'}
          onChoose={onSelectAll}
        />
      )}
      {isTogether && (
        <SelectAll
          // Of what is all selected, choosing leaves only what was chosen.
          label={selected.length === 0 ? 'Select only these' : 'Select all found'}
          count={inNames(options.length)}
          state={stateOf(options, chosen)}
          onChoose={() => onToggleFound(options)}
        />
      )}
      <p
        role="status"
        className={isTyped && !isTogether && !isAll && options.length > 0 ? styles.found : 'visually-hidden'}
      >
        {isTyped && (options.length === 1 ? '1 match' : `${formatCount(options.length)} matches`)}
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
          active={at}
          onPoint={setActive}
          onPick={onToggle}
          onKeyDown={onKeyDown}
          listRef={list}
        />
      ) : (
        <p className={styles.nothing}>
          {names.length === 0 ? 'There are none in this project.' : `Nothing matches “${typed.trim()}”.`}
        </p>
      )}
    </div>
  );
}

/** Items that share a name are chosen by it together, so there may be fewer than the bar counts. */
function inNames(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'name' : 'names'}`;
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
