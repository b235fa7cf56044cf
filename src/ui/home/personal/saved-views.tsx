import { ChartScatter, ListChecks, MoreHorizontal, Pin, Star, Table2, type LucideIcon } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PersonalOverview } from '../../../application/home/personal-overview';
import type { SavedViewRows } from '../../../application/home/saved-view-rows';
import { VIEW_NAME_LIMIT, type SavedViewsStore } from '../../../application/personal/saved-views.store';
import { RenameForm } from '../../kit/controls/rename-form';
import { Row, Text } from '../../kit/layout/stack';
import { Menu } from '../../kit/overlays/menu';
import styles from '../../kit/lists/named-rows.module.scss';

interface Props {
  readonly overview: PersonalOverview;
  readonly store: SavedViewsStore;
}

/** The views of the explorer that were saved under a name, and the starred topics and trends. */
export const SavedViews = observer(function SavedViews({ overview, store }: Props) {
  const { views, starred } = overview;
  const { rows } = views;
  return (
    <section aria-labelledby="saved-views">
      <Row gap="4 12" align="baseline" wrap className={styles.head}>
        <h2 id="saved-views">Saved views</h2>
        {rows.length > 0 && <span>{rows.length}</span>}
      </Row>
      <ul>
        {rows.map((row) => (
          <ViewRow key={row.view.id} row={row} store={store} onOpen={() => views.open(row.view)} />
        ))}
        {starred.length > 0 && (
          <Row as="li" gap={12} className={styles.row}>
            <Star size={16} strokeWidth={1.75} aria-hidden="true" />
            <span className={styles.words}>
              <Text as="span" type="label" lines={1}>
                Starred
              </Text>
              <span className={styles.detail}>
                {starred.map(({ words, path }, index) => (
                  <span key={path}>
                    {index > 0 && ', '}
                    <Link to={path}>{words}</Link>
                  </span>
                ))}
              </span>
            </span>
          </Row>
        )}
      </ul>
    </section>
  );
});

interface RowProps extends Pick<Props, 'store'> {
  readonly row: SavedViewRows['rows'][number];
  readonly onOpen: () => void;
}

function iconOf(screen: string, parts: readonly string[]): LucideIcon {
  if (screen === 'review') return ListChecks;
  if (screen === 'reneAI') return Pin;
  return parts[0] === 'List view' ? Table2 : ChartScatter;
}

const ViewRow = observer(function ViewRow({ row: { view, screen, parts, changed }, store, onOpen }: RowProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const Icon = iconOf(screen, parts);
  return (
    <Row as="li" gap={12} className={styles.row}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {isRenaming ? (
        <RenameForm
          label="Name of the view"
          name={view.name}
          limit={VIEW_NAME_LIMIT}
          className={styles.words}
          onDone={(name) => {
            if (name !== null) store.rename(view.id, name);
            setIsRenaming(false);
          }}
        />
      ) : (
        <button type="button" className={styles.words} onClick={onOpen}>
          <Text as="span" type="label" lines={1} dir="auto">
            {view.name}
          </Text>
          <span className={styles.detail}>{parts.join(' · ')}</span>
        </button>
      )}
      {changed > 0 && (
        <Text as="span" type="caption" tone="muted" fit="rigid">
          {changed} changed
        </Text>
      )}
      <Menu
        label={`View ${view.name}`}
        triggerLabel={`More for the view ${view.name}`}
        triggerClassName={styles.more}
        trigger={<MoreHorizontal size={16} strokeWidth={1.75} aria-hidden="true" />}
        align="end"
        groups={[
          {
            items: [
              { text: 'Rename', onSelect: () => setIsRenaming(true) },
              { text: 'Remove', onSelect: () => store.remove(view.id) },
            ],
          },
        ]}
      />
    </Row>
  );
});
