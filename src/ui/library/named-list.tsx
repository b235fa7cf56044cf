import type { LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import type { NamedItem } from '../../application/library/page/library-item';
import { shortDay } from '../../domain/shared/calendar';
import { formatCount } from '../../domain/shared/figures';
import { RenameForm } from '../kit/controls/rename-form';
import styles from '../kit/lists/named-rows.module.scss';
import { ShowAll, useCut } from '../kit/lists/show-all';
import { Marked } from '../kit/media/marked';
import { MoreMenu } from './more-menu';

/** How many of a kind are shown beside other kinds. */
const FIRST = 6;

interface RowActs<Item> {
  /** What one of them is called: 'view', 'pinned question'. */
  readonly noun: string;
  readonly icon: LucideIcon;
  /** The words that are searched. */
  readonly query: string;
  readonly onOpen: (item: Item) => void;
  /** Absent: its name is not the user's. */
  readonly rename?: { readonly limit: number; readonly run: (item: Item, name: string) => void };
  readonly onRemove: (item: Item) => void;
}

interface Props<Item> extends RowActs<Item> {
  readonly title: string;
  readonly items: readonly Item[];
  readonly isWhole: boolean;
}

/** What the user has saved under names: opened by its name, renamed in place, removed with a menu. */
export function NamedList<Item extends NamedItem>({ title, items, isWhole, ...rest }: Props<Item>) {
  const id = useId();
  const [isCut, showAll] = useCut(!isWhole && items.length > FIRST);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <span>{formatCount(items.length)}</span>
      </div>
      <ul>
        {(isCut ? items.slice(0, FIRST) : items).map((item) => (
          <Row key={`${item.sow} ${item.id}`} item={item} {...rest} />
        ))}
      </ul>
      {isCut && <ShowAll count={items.length} onShow={showAll} />}
    </section>
  );
}

interface RowProps<Item> extends RowActs<Item> {
  readonly item: Item;
}

function Row<Item extends NamedItem>({ item, noun, icon: Icon, query, onOpen, rename, onRemove }: RowProps<Item>) {
  const [isRenaming, setIsRenaming] = useState(false);
  return (
    <li className={styles.row}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {isRenaming && rename !== undefined ? (
        <RenameForm
          label={`Name of the ${noun}`}
          name={item.name}
          limit={rename.limit}
          className={styles.words}
          onDone={(name) => {
            if (name !== null) rename.run(item, name);
            setIsRenaming(false);
          }}
        />
      ) : (
        <button type="button" className={styles.words} onClick={() => onOpen(item)}>
          <span className={styles.name} dir="auto">
            <Marked text={item.name} query={query} />
          </span>{' '}
          <span className={styles.detail} title={item.detail} dir="auto">
            <Marked
              text={[item.project, item.detail, shortDay(item.changedAt)].filter(Boolean).join(' · ')}
              query={query}
            />
          </span>
        </button>
      )}
      <MoreMenu
        of={`the ${noun} ${item.name}`}
        items={[
          ...(rename === undefined ? [] : [{ text: 'Rename', onSelect: () => setIsRenaming(true) }]),
          { text: 'Remove', onSelect: () => onRemove(item) },
        ]}
      />
    </li>
  );
}
