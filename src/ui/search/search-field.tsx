import { arrowStep } from '../kit/arrow-keys';
import styles from './search-field.module.scss';
import { Search, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { startTransition, useId, useRef, useState, type KeyboardEvent } from 'react';
import { searchKey, type SearchKind, type SearchResult } from '../../application/search/search-source';
import type { SearchStore } from '../../application/search/search.store';
import { EVERYWHERE } from '../../application/commands/everywhere';
import { IconButton } from '../kit/controls/icon-button';
import { keyName, shortcutsOf } from '../keys/key';
import { late } from '../kit/layout/late';
import { Row, Text } from '../kit/layout/stack';
import { focusAround, focusMain } from '../kit/controls/focus-around';

const SearchResults = late(async () => (await import('./search-results')).SearchResults, { failure: 'note' });

interface Props {
  readonly search: SearchStore;
  /** Set in a sheet, where the results are always visible: closes it, for a result of this kind or for none. */
  readonly onLeave?: (picked?: SearchKind) => void;
}

/**
 * A combobox after the ARIA practices: the focus stays in the input, the arrow keys move over the results, Enter opens
 * one, with Ctrl filters the explorer by a part, with Alt opens the words in Ask; Escape closes them. Focus alone does not
 * open them.
 */
export const SearchField = observer(function SearchField({ search, onLeave }: Props) {
  const listId = useId();
  const [opened, setOpened] = useState(false);
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  // Where the focus was before: it goes back there, so that the keys of the screen work again.
  const origin = useRef<Element | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const inSheet = onLeave !== undefined;
  const open = opened || inSheet;
  // Not observed while closed: the results would be computed again with every change of the project.
  const results = open ? search.results : [];
  const isTyped = search.query.trim() !== '';
  const first = isTyped ? 0 : NOTHING;
  const at = results.findIndex((result) => searchKey(result) === chosenKey);
  const chosen = results[at];
  const setActive = (index: number): void => {
    const result = results[index];
    setChosenKey(result === undefined ? null : searchKey(result));
  };
  // With a query, the first result is chosen. It stays chosen when others come, so that Enter opens what was seen.
  // The row that opens Ask is no match: it is not chosen while there may still be one.
  if (isTyped && at < 0 && results.length > 0 && (results[0]?.kind !== 'ask' || !search.pending)) setActive(0);
  const optionId = (index: number): string => `${listId}-${index}`;

  const warmUp = (): void => {
    search.prepareIndex();
    void SearchResults.preload();
  };
  const show = (): void => {
    warmUp();
    // Drawn after the frame of the key, which only shows the character.
    startTransition(() => setOpened(true));
  };
  const hide = (): void => {
    setOpened(false);
    setChosenKey(null);
  };
  const pick = (result: SearchResult, isFilter = false): void => {
    hide();
    onLeave?.(result.kind);
    search.open(result, isFilter);
    giveFocusBack(result.kind);
  };
  /** The keys of the screen work again, unless what was picked has taken the focus. */
  const giveFocusBack = (picked: SearchKind): void => {
    const input = field.current;
    if (input === null || inSheet || document.activeElement !== input) return;
    if (STAYS.has(picked)) leave(input, origin.current);
    else focusMain();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { rows: step } = arrowStep(event);
    if (step !== 0) {
      event.preventDefault();
      if (open) setActive(walk(at + step, first, results.length));
      else show();
    } else if (event.key === 'Enter' && event.altKey && isTyped) {
      event.preventDefault();
      hide();
      onLeave?.('ask');
      search.openInAsk(chosen);
      giveFocusBack('ask');
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      pick(chosen, event.ctrlKey || event.metaKey);
    } else if (event.key === 'Escape' && !inSheet) {
      event.preventDefault();
      if (opened) hide();
      else search.setQuery('');
      if (search.query === '' && event.currentTarget instanceof HTMLElement) leave(event.currentTarget, origin.current);
    }
  };

  return (
    <div
      className={inSheet ? styles.sheetField : styles.field}
      onPointerEnter={warmUp}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        hide();
        // Not where the user looks something up in another window.
        if (!inSheet && document.hasFocus()) search.setQuery('');
      }}
    >
      <Row gap={8} tone="muted" pad="0 8" className={styles.control}>
        <Search size={16} strokeWidth={1.75} aria-hidden="true" />
        <input
          ref={field}
          className={styles.input}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          role="combobox"
          aria-label="Search this project"
          aria-keyshortcuts={shortcutsOf(EVERYWHERE.commands.search)}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-activedescendant={chosen && optionId(at)}
          placeholder="Search or type a command"
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          maxLength={200}
          value={search.query}
          onFocus={({ relatedTarget }) => {
            origin.current = relatedTarget;
            warmUp();
          }}
          onClick={show}
          onChange={({ target }) => {
            search.setQuery(target.value);
            setChosenKey(null);
            show();
          }}
          onKeyDown={onKeyDown}
        />
        {inSheet ? (
          <IconButton label="Close the search" icon={<X size={20} strokeWidth={1.75} />} onClick={() => onLeave()} />
        ) : (
          <Text as="kbd" type="chip" tone="muted" className={styles.shortcut} aria-hidden="true">
            {EVERYWHERE.commands.search.names.map(keyName).join(' ')}
          </Text>
        )}
      </Row>
      {open && (
        <SearchResults
          search={search}
          listId={listId}
          optionId={optionId}
          active={at}
          onPoint={setActive}
          onPick={pick}
          inSheet={inSheet}
        />
      )}
    </div>
  );
});

const NOTHING = -1;
/** What leaves the page as it is: an action, and a card, which gives the focus back when it is closed. */
const STAYS: ReadonlySet<SearchKind> = new Set(['action', 'topic', 'trend']);

function leave(input: HTMLElement, origin: Element | null): void {
  if (origin instanceof HTMLElement) origin.focus({ preventScroll: true });
  // It may have gone meanwhile.
  if (document.activeElement === input) focusAround(input);
}

/** Wraps round; without a query, one step of the round is the input itself. */
function walk(next: number, first: number, count: number): number {
  if (next >= count) return first;
  return next < first ? count - 1 : next;
}
