import { Search } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { SearchKind } from '../../application/search/search-source';
import type { SearchWish } from '../../application/shared/search-wish';
import type { SearchStore } from '../../application/search/search.store';
import { focusMain } from '../kit/controls/focus-around';
import { IconButton } from '../kit/controls/icon-button';
import { closeDialogs } from '../kit/overlays/dialog-history';
import { Modal } from '../kit/overlays/modal';
import styles from './search-box.module.scss';
import { SearchField } from './search-field';

interface Props {
  readonly search: SearchStore;
  /** Phones have an icon that opens a sheet. */
  readonly isMobile: boolean;
}

interface BoxProps extends Props {
  /** 'Search' was pressed on a page without a project. */
  readonly wish: SearchWish;
}

/** The search of the header (specification, section 2); above what is open over the page, a sheet of its own. */
export const SearchBox = observer(function SearchBox({ search, isMobile, wish }: BoxProps) {
  useEffect(() => {
    if (wish.take()) focusSearch(search);
  }, [wish, search]);
  return (
    <div className={isMobile ? undefined : styles.inline} role="search">
      {isMobile ? (
        <IconButton
          label="Search"
          icon={<Search size={20} strokeWidth={1.75} aria-hidden="true" />}
          aria-haspopup="dialog"
          onPointerEnter={search.prepareIndex}
          onClick={search.openSheet}
        />
      ) : (
        <SearchField search={search} />
      )}
      {search.isSheetOpen && <SearchSheet search={search} isMobile={isMobile} />}
    </div>
  );
});

/** A child of the body: an open card makes the rest of the page inert. */
function SearchSheet({ search, isMobile }: Props) {
  useEffect(selectSheet, []);
  const close = (): void => {
    // Outside of a commit, in which React tells no component that the focus has come back: a menu would take it for lost.
    sheetElement()?.close();
    search.closeSheet();
  };
  const leave = (picked?: SearchKind): void => {
    // An action leaves the user where it was chosen; everything else leads away from what is open.
    if (picked === undefined || picked === 'action') return close();
    flushSync(closeDialogs);
    // What is no dialog, such as a menu, is left with the focus.
    if (isSomethingOpen()) focusMain();
  };
  return createPortal(
    <Modal open isAbove onClose={close} label="Search" className={isMobile ? styles.sheet : styles.above}>
      <SearchField search={search} onLeave={leave} />
    </Modal>,
    document.body,
  );
}

/** Cards, dialogs, popovers, menus, and lists below a button. */
const OPEN = 'dialog[open], [role="dialog"], button[aria-haspopup][aria-expanded="true"]';

function isSomethingOpen(): boolean {
  return document.querySelector(OPEN) !== null;
}

function sheetElement(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>('dialog[data-above]');
}

function selectSheet(): void {
  const input = sheetElement()?.querySelector<HTMLInputElement>('[role="combobox"]');
  input?.focus();
  input?.select();
}

/** Focuses the search box and lists what can be done, as a click does; where the box is covered, in a sheet above. */
export function focusSearch(search: SearchStore): void {
  if (search.isSheetOpen) return selectSheet();
  const input = document.querySelector<HTMLInputElement>('[role="search"] input');
  if (input === null || isSomethingOpen()) return search.openSheet();
  input.focus();
  input.select();
  input.click();
}
