import { Search } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { SearchStore } from '../../application/search/search.store';
import { IconButton } from '../kit/controls/icon-button';
import { Modal } from '../kit/overlays/modal';
import styles from './search-box.module.scss';
import { SearchField } from './search-field';

interface Props {
  readonly search: SearchStore;
  /** On phones there is room for an icon only; it opens a sheet. */
  readonly isMobile: boolean;
}

/** The header's search. Cmd or Ctrl and K lead to it from everywhere (specification, section 2). */
export function SearchBox({ search, isMobile }: Props) {
  return isMobile ? <SearchSheet search={search} /> : <InlineSearch search={search} />;
}

function InlineSearch({ search }: Pick<Props, 'search'>) {
  const input = useRef<HTMLInputElement>(null);
  useSearchShortcut(() => {
    input.current?.focus();
    input.current?.select();
  });
  return (
    <div className={styles.inline} role="search">
      <SearchField search={search} inputRef={input} />
    </div>
  );
}

function SearchSheet({ search }: Pick<Props, 'search'>) {
  const [open, setOpen] = useState(false);
  useSearchShortcut(() => setOpen(true));
  return (
    <div role="search">
      <IconButton
        label="Search"
        icon={<Search size={20} strokeWidth={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        onPointerEnter={search.prepareIndex}
        onClick={() => setOpen(true)}
      />
      <Modal open={open} onClose={() => setOpen(false)} label="Search" className={styles.sheet}>
        {open && <SearchField search={search} onLeave={() => setOpen(false)} />}
      </Modal>
    </div>
  );
}

function useSearchShortcut(onShortcut: () => void): void {
  const latest = useRef(onShortcut);
  // Before the paint: whoever sees the box may press its keys.
  useLayoutEffect(() => {
    latest.current = onShortcut;
  });
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k')
        return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
