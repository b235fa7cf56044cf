import { Search } from 'lucide-react';
import { useState } from 'react';
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

/** The search of the header (specification, section 2). */
export function SearchBox({ search, isMobile }: Props) {
  return isMobile ? <SearchSheet search={search} /> : <InlineSearch search={search} />;
}

function InlineSearch({ search }: Pick<Props, 'search'>) {
  return (
    <div className={styles.inline} role="search">
      <SearchField search={search} />
    </div>
  );
}

function SearchSheet({ search }: Pick<Props, 'search'>) {
  const [open, setOpen] = useState(false);
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

/** Focuses the search box and lists what can be done, as a click does; on a phone it opens the sheet. */
export function focusSearch(): void {
  const control = document.querySelector<HTMLElement>('[role="search"] :is(input, button)');
  control?.focus();
  if (control instanceof HTMLInputElement) control.select();
  control?.click();
}
