import type { LucideIcon } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { ListedItem } from '../../application/library/page/library-item';
import type { LibraryViewModel } from '../../application/library/page/library.view-model';
import { VIEW_NAME_LIMIT } from '../../application/library/saved-views.store';
import { shortDay } from '../../domain/shared/calendar';
import { formatCount } from '../../domain/shared/figures';
import { RenameForm } from '../kit/controls/rename-form';
import styles from '../kit/lists/named-rows.module.scss';
import { ShowAll, useCut } from '../kit/lists/show-all';
import { Marked } from '../kit/media/marked';
import { MoreMenu } from './more-menu';

/** How many of a kind are shown beside other kinds. */
const FIRST = 6;

interface Kind {
  readonly model: LibraryViewModel;
  /** What one of them is called: 'view', 'pinned question'. */
  readonly noun: string;
  readonly icon: LucideIcon;
}

interface Props extends Kind {
  readonly title: string;
  readonly items: readonly ListedItem[];
  readonly isWhole: boolean;
}

/** What the user has saved under names: opened by its name, renamed in place, removed with a menu. */
export const NamedList = observer(function NamedList({ title, items, isWhole, ...rest }: Props) {
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
});

const Row = observer(function Row({ model, item, noun, icon: Icon }: Kind & { readonly item: ListedItem }) {
  const query = model.search;
  const [isRenaming, setIsRenaming] = useState(false);
  return (
    <li className={styles.row}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {isRenaming && 'view' in item ? (
        <RenameForm
          label={`Name of the ${noun}`}
          name={item.name}
          limit={VIEW_NAME_LIMIT}
          className={styles.words}
          onDone={(name) => {
            if (name !== null) model.renameView(item, name);
            setIsRenaming(false);
          }}
        />
      ) : (
        <button type="button" className={styles.words} onClick={() => model.open(item)}>
          <span dir="auto">
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
          ...('view' in item ? [{ text: 'Rename', onSelect: () => setIsRenaming(true) }] : []),
          { text: 'Remove', onSelect: () => model.removeListed(item, `The ${noun}`) },
        ]}
      />
    </li>
  );
});
