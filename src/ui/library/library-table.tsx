import { Bookmark, FileText, MoreHorizontal, Newspaper, Pin, Star, StickyNote } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { LibraryRow } from '../../application/library/library-rows';
import type { LibraryViewModel } from '../../application/library/library.view-model';
import { VIEW_NAME_LIMIT } from '../../application/personal/saved-views.store';
import { TITLE_LIMIT } from '../../domain/personal/brief-content';
import { shortLocalDay } from '../../domain/shared/calendar';
import { RenameForm } from '../kit/controls/rename-form';
import { Row, Stack, Text } from '../kit/layout/stack';
import { Marked } from '../kit/media/marked';
import { Menu } from '../kit/overlays/menu';
import { quadrantHue } from '../signal/dot';
import { StatusText } from '../signal/signal-text';
import type { Column } from '../kit/table/column';
import { RowName } from '../kit/table/row-name';
import { Table } from '../kit/table/table';
import rows from '../kit/lists/named-rows.module.scss';
import styles from './library-table.module.scss';

const ICONS = { Brief: FileText, 'Saved view': Bookmark, Question: Pin, Note: StickyNote, Star } as const;

/** Everything that the user has written, marked and saved, one a row. */
export const LibraryTable = observer(function LibraryTable({ model }: { readonly model: LibraryViewModel }) {
  const [renamed, setRenamed] = useState<string | null>(null);
  return (
    <Table
      label="My library"
      columns={columnsOf(model, renamed, setRenamed)}
      className={styles.table}
      phone="blocks"
      walksRows
      keyOf={({ key }) => key}
      propsOf={({ quadrant }) => ({ 'data-quadrant': quadrant === null ? undefined : quadrantHue(quadrant) })}
      groups={[{ key: 'all', rows: model.found }]}
    />
  );
});

/** @param renamed the key of the row that is being renamed */
function columnsOf(
  model: LibraryViewModel,
  renamed: string | null,
  setRenamed: (key: string | null) => void,
): readonly Column<LibraryRow>[] {
  const { search } = model;
  return [
    {
      id: 'name',
      head: 'Name',
      width: 300,
      grows: true,
      isRowHead: true,
      phone: 'line',
      cell: (row) => (
        <Row as="span" gap={12} fit="shrink">
          <RowIcon row={row} />
          {renamed === row.key ? (
            <RenameForm
              label={`Name of the ${row.kind.toLowerCase()}`}
              name={row.name}
              limit={row.kind === 'Brief' ? TITLE_LIMIT : VIEW_NAME_LIMIT}
              className={rows.words}
              onDone={(text) => {
                if (text !== null) model.acts.rename(row, text);
                setRenamed(null);
              }}
            />
          ) : (
            <Stack as="span" fit="shrink">
              <RowName
                name={row.name}
                keys="Enter"
                query={search}
                isDisabled={!row.isKnown}
                onOpen={row.isKnown ? () => model.acts.open(row) : undefined}
              />
              {row.detail !== '' && (
                <Text as="span" type="caption" tone="muted" lines={1} dir="auto">
                  <Marked text={row.detail} query={search} />
                </Text>
              )}
            </Stack>
          )}
        </Row>
      ),
    },
    {
      id: 'text',
      head: 'Note, question or filters',
      width: 300,
      grows: true,
      phone: 'line',
      cell: ({ text }) => (
        <Text as="span" lines={2} title={text} dir="auto">
          <Marked text={text} query={search} />
        </Text>
      ),
    },
    { id: 'kind', head: 'Kind', width: 88, phone: 'most', cell: kindWords },
    { id: 'status', head: 'Status', width: 116, phone: 'none', cell: ({ status }) => <StatusText status={status} /> },
    {
      id: 'day',
      head: 'Changed',
      width: 96,
      align: 'end',
      phone: 'none',
      cell: ({ changedAt }) => shortLocalDay(changedAt),
    },
    {
      id: 'more',
      head: <span className="visually-hidden">More</span>,
      width: 32,
      cell: (row) => <RowMenu row={row} model={model} onRename={() => setRenamed(row.key)} />,
    },
  ];
}

/** A row is counted as each of what it is. */
function kindWords({ kind, isStarred }: LibraryRow): string {
  return kind === 'Note' && isStarred ? 'Note, star' : kind;
}

/** A filled star: starred. */
function RowIcon({ row: { kind, source, isStarred } }: { readonly row: LibraryRow }) {
  const Icon = 'mark' in source ? Newspaper : ICONS[kind];
  const isFilled = kind === 'Star' && !('mark' in source);
  return (
    <span className={styles.icon}>
      <Icon size={16} strokeWidth={1.75} fill={isFilled ? 'currentColor' : 'none'} aria-hidden="true" />
      {isStarred && kind === 'Note' && <Star size={12} fill="currentColor" aria-hidden="true" />}
      {isStarred && <span className="visually-hidden">Starred</span>}
    </span>
  );
}

interface MenuProps {
  readonly row: LibraryRow;
  readonly model: LibraryViewModel;
  readonly onRename: () => void;
}

function RowMenu({ row, model, onRename }: MenuProps) {
  const { kind, name, isStarred } = row;
  const label = `More for ${name}`;
  const hasName = kind !== 'Note' && kind !== 'Star';
  return (
    <Menu
      label={label}
      triggerLabel={label}
      triggerClassName={rows.more}
      trigger={<MoreHorizontal size={16} strokeWidth={1.75} aria-hidden="true" />}
      align="end"
      groups={[
        {
          items: [
            ...(hasName ? [{ text: 'Rename', onSelect: onRename }] : []),
            ...(hasName || kind === 'Note'
              ? [{ text: hasName ? 'Remove' : 'Remove the note', onSelect: () => model.acts.remove(row) }]
              : []),
            ...(isStarred ? [{ text: 'Remove the star', onSelect: () => model.acts.removeStar(row) }] : []),
          ],
        },
      ]}
    />
  );
}
