import { MoreHorizontal, type LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { shortDay } from '../../domain/shared/calendar';
import { RenameForm } from '../kit/controls/rename-form';
import { Menu } from '../kit/overlays/menu';
import styles from '../kit/lists/named-rows.module.scss';

interface Named {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly changedAt: string;
}

interface Props<Item extends Named> {
  readonly title: string;
  /** What one of them is called: 'brief', 'view'. */
  readonly noun: string;
  readonly icon: LucideIcon;
  readonly items: readonly Item[];
  /** Characters of a name. */
  readonly limit: number;
  readonly onOpen: (item: Item) => void;
  readonly onRename: (item: Item, name: string) => void;
  readonly onRemove: (item: Item) => void;
}

/** What the user has saved under names: opened by its name, renamed in place, removed with a menu. */
export function NamedList<Item extends Named>({ title, items, ...rest }: Props<Item>) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <span>{items.length}</span>
      </div>
      <ul>
        {items.map((item) => (
          <Row key={item.id} item={item} {...rest} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps<Item extends Named> extends Omit<Props<Item>, 'title' | 'items'> {
  readonly item: Item;
}

function Row<Item extends Named>({ item, noun, icon: Icon, limit, onOpen, onRename, onRemove }: RowProps<Item>) {
  const [isRenaming, setIsRenaming] = useState(false);
  return (
    <li className={styles.row}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {isRenaming ? (
        <RenameForm
          label={`Name of the ${noun}`}
          name={item.name}
          limit={limit}
          className={styles.words}
          onDone={(name) => {
            if (name !== null) onRename(item, name);
            setIsRenaming(false);
          }}
        />
      ) : (
        <button type="button" className={styles.words} onClick={() => onOpen(item)}>
          <span className={styles.name} dir="auto">
            {item.name}
          </span>
          <span className={styles.detail} dir="auto">
            {item.detail}
          </span>
        </button>
      )}
      <span className={styles.changed}>{shortDay(item.changedAt)}</span>
      <Menu
        label={`More for the ${noun} ${item.name}`}
        triggerLabel={`More for the ${noun} ${item.name}`}
        triggerClassName={styles.more}
        trigger={<MoreHorizontal size={16} strokeWidth={1.75} aria-hidden="true" />}
        align="end"
        groups={[
          {
            items: [
              { text: 'Rename', onSelect: () => setIsRenaming(true) },
              { text: 'Remove', onSelect: () => onRemove(item) },
            ],
          },
        ]}
      />
    </li>
  );
}
