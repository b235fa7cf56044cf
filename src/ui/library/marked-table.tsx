import { MoreHorizontal, Star } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { MarkedItem } from '../../application/library/page/library-items';
import type { LibraryViewModel } from '../../application/library/page/library.view-model';
import { shortDay } from '../../domain/shared/calendar';
import { countOf } from '../../domain/shared/figures';
import { Menu } from '../kit/overlays/menu';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import { StatusText } from '../kit/signal/signal-text';
import type { Column } from '../kit/table/column';
import { RowName } from '../kit/table/row-name';
import { Table } from '../kit/table/table';
import rows from '../kit/lists/named-rows.module.scss';
import styles from './marked-table.module.scss';

/** Topics and trends with a note or a star. */
export const MarkedTable = observer(function MarkedTable({ model }: { readonly model: LibraryViewModel }) {
  const id = useId();
  const { marked } = model;
  return (
    <section aria-labelledby={id}>
      <div className={rows.head}>
        <h2 id={id}>Notes and stars</h2>
        <span>{summaryOf(marked)}</span>
      </div>
      <div className={styles.scroller}>
        <Table
          label="Notes and stars"
          columns={columnsOf(model)}
          className={styles.table}
          phone="blocks"
          walksRows
          keyOf={(item) => item.id}
          propsOf={({ signal }) => ({ 'data-quadrant': signal === null ? undefined : quadrantHue(signal.quadrant) })}
          groups={[{ key: 'all', rows: marked }]}
        />
      </div>
    </section>
  );
});

/** '14 topics and trends: 12 with a note, 6 with a star' */
function summaryOf(marked: readonly MarkedItem[]): string {
  const notes = marked.filter(({ note }) => note !== null).length;
  const stars = marked.filter(({ isStarred }) => isStarred).length;
  const what = marked.length === 1 ? 'topic or trend' : 'topics and trends';
  return `${marked.length} ${what}: ${countOf(notes, 'note')}, ${countOf(stars, 'star')}`;
}

function columnsOf(model: LibraryViewModel): readonly Column<MarkedItem>[] {
  return [
    {
      id: 'name',
      head: 'Topic, and the brief it is in',
      width: 236,
      isRowHead: true,
      phone: 'line',
      cell: (item) => (
        <span className={styles.topic}>
          <Star
            size={16}
            strokeWidth={1.75}
            fill={item.isStarred ? 'currentColor' : 'none'}
            opacity={item.isStarred ? 1 : 0.4}
            aria-hidden="true"
          />
          {item.isStarred && <span className="visually-hidden">Starred</span>}
          <span className={styles.words}>
            <RowName
              name={item.name}
              keys="Enter"
              isDisabled={item.signal === null}
              onOpen={item.signal === null ? undefined : () => model.openMarked(item)}
            />
            {item.briefs.length > 0 && <span className={styles.brief}>{item.briefs.join(', ')}</span>}
          </span>
        </span>
      ),
    },
    {
      id: 'note',
      head: 'Your note',
      width: 240,
      grows: true,
      phone: 'line',
      cell: ({ note }) => (
        <span className={note === null ? styles.none : styles.note} title={note ?? undefined} dir="auto">
          {note ?? 'No note'}
        </span>
      ),
    },
    { id: 'status', head: 'Status', width: 116, phone: 'most', cell: ({ status }) => <StatusText status={status} /> },
    { id: 'day', head: 'Changed', width: 96, align: 'end', cell: ({ changedAt }) => shortDay(changedAt) },
    {
      id: 'more',
      head: <span className="visually-hidden">More</span>,
      width: 32,
      cell: (item) => (
        <Menu
          label={`More for ${item.name}`}
          triggerLabel={`More for ${item.name}`}
          triggerClassName={rows.more}
          trigger={<MoreHorizontal size={16} strokeWidth={1.75} aria-hidden="true" />}
          align="end"
          groups={[
            {
              items: [
                ...(item.note === null ? [] : [{ text: 'Remove the note', onSelect: () => model.removeNote(item) }]),
                ...(item.isStarred ? [{ text: 'Remove the star', onSelect: () => model.removeStar(item) }] : []),
              ],
            },
          ]}
        />
      ),
    },
  ];
}
