import { Search } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { SearchStore } from '../../application/search/search.store';
import { IconButton } from '../kit/controls/icon-button';
import { Modal } from '../kit/overlays/modal';
import styles from './search-box.module.scss';
import { SearchField } from './search-field';

interface Props {
  readonly search: SearchStore;
  /** Phones have an icon that opens a sheet. */
  readonly isMobile: boolean;
}

/** The search of the header, focused by Cmd+K or Ctrl+K (specification, section 2). */
export function SearchBox({ search, isMobile }: Props) {
  return isMobile ? <SearchSheet search={search} /> : <InlineSearch search={search} />;
}

function InlineSearch({ search }: Pick<Props, 'search'>) {
  const input = useRef<HTMLInputElement>(null);
  useSearchShortcut(() => {
    input.current?.focus();
    input.current?.select();
    // Lists what can be done, as a click does; the focus alone does not.
    input.current?.click();
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
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const { metaKey, ctrlKey, altKey, shiftKey, key } = event;
    if (!(metaKey || ctrlKey) || altKey || shiftKey || key.toLowerCase() !== 'k') return;
    event.preventDefault();
    onShortcut();
  });
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
