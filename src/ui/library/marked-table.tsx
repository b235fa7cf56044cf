import { Star } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { MarkedItem } from '../../application/library/page/library-item';
import type { LibraryViewModel } from '../../application/library/page/library.view-model';
import { shortDay } from '../../domain/shared/calendar';
import { countOf, formatCount } from '../../domain/shared/figures';
import { Row } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import rows from '../kit/lists/named-rows.module.scss';
import { ShowAll, useCut } from '../kit/lists/show-all';
import { Marked } from '../kit/media/marked';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import { StatusText } from '../kit/signal/signal-text';
import type { Column } from '../kit/table/column';
import { RowName } from '../kit/table/row-name';
import { Table } from '../kit/table/table';
import styles from './marked-table.module.scss';
import { MoreMenu } from './more-menu';

/** How many are shown beside other kinds. */
const FIRST = 8;

interface Props {
  readonly model: LibraryViewModel;
  /** marks: topics and trends with a note or a star; decisions: decided topics, with the reason. */
  readonly kind: 'marks' | 'decisions';
  readonly items: readonly MarkedItem[];
  readonly isWhole: boolean;
}

const TITLES = { marks: 'Notes and stars', decisions: 'Decisions' } as const;

/** Topics and trends with what the user says of them. */
export const MarkedTable = observer(function MarkedTable({ model, kind, items, isWhole }: Props) {
  const id = useId();
  const [isCut, showAll] = useCut(!isWhole && items.length > FIRST);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className={rows.head}>
        <h2 id={id}>{TITLES[kind]}</h2>
        <span>{kind === 'marks' ? marksIn(items) : decisionsIn(items)}</span>
      </div>
      <div className={styles.scroller}>
        <Table
          label={TITLES[kind]}
          columns={columnsOf(model, kind)}
          className={styles.table}
          phone="blocks"
          walksRows
          keyOf={({ sow, id: item }) => `${sow} ${item}`}
          propsOf={({ quadrant }) => ({ 'data-quadrant': quadrant === null ? undefined : quadrantHue(quadrant) })}
          groups={[{ key: 'all', rows: isCut ? items.slice(0, FIRST) : items }]}
        />
      </div>
      {isCut && <ShowAll count={items.length} onShow={showAll} />}
    </section>
  );
});

/** '14 topics and trends: 12 notes, 6 stars' */
function marksIn(marked: readonly MarkedItem[]): string {
  const notes = marked.filter(({ note }) => note !== null).length;
  const stars = marked.filter(({ isStarred }) => isStarred).length;
  const what = marked.length === 1 ? 'topic or trend' : 'topics and trends';
  return `${formatCount(marked.length)} ${what}: ${countOf(notes, 'note')}, ${countOf(stars, 'star')}`;
}

/** '41 decided topics, 12 with a reason' */
function decisionsIn(decided: readonly MarkedItem[]): string {
  const reasons = decided.filter(({ note }) => note !== null).length;
  return `${countOf(decided.length, 'decided topic')}, ${formatCount(reasons)} with a reason or note`;
}

function columnsOf(model: LibraryViewModel, kind: Props['kind']): readonly Column<MarkedItem>[] {
  const { search } = model;
  const isMarks = kind === 'marks';
  return [
    {
      id: 'name',
      head: 'Topic, and the brief it is in',
      width: 300,
      isRowHead: true,
      phone: 'line',
      cell: (item) => (
        <Row as="span" gap={12} fit="shrink" className={styles.topic}>
          {isMarks && (
            <Star
              size={16}
              strokeWidth={1.75}
              fill={item.isStarred ? 'currentColor' : 'none'}
              opacity={item.isStarred ? 1 : 0.4}
              aria-hidden="true"
            />
          )}
          {item.isStarred && <span className="visually-hidden">Starred</span>}
          <span className={styles.words}>
            <RowName
              name={item.name}
              keys="Enter"
              query={search}
              isDisabled={!item.isKnown}
              onOpen={item.isKnown ? () => model.openMarked(item) : undefined}
            />
            {(item.project !== null || item.briefs.length > 0) && (
              <Text as="span" type="caption" tone="muted" lines={1} dir="auto">
                <Marked text={[item.project, item.briefs.join(', ')].filter(Boolean).join(' · ')} query={search} />
              </Text>
            )}
          </span>
        </Row>
      ),
    },
    {
      id: 'note',
      head: isMarks ? 'Your note' : 'Reason or note',
      width: 156,
      grows: true,
      phone: 'line',
      cell: ({ note }) => (
        <span className={note === null ? styles.none : styles.note} title={note ?? undefined} dir="auto">
          {note === null ? isMarks ? 'No note' : 'No reason given' : <Marked text={note} query={search} />}
        </span>
      ),
    },
    { id: 'status', head: 'Status', width: 116, phone: 'most', cell: ({ status }) => <StatusText status={status} /> },
    ...(isMarks ? [DAY, acts(model)] : []),
  ];
}

const DAY: Column<MarkedItem> = {
  id: 'day',
  head: 'Changed',
  width: 96,
  align: 'end',
  phone: 'none',
  cell: ({ changedAt }) => shortDay(changedAt),
};

function acts(model: LibraryViewModel): Column<MarkedItem> {
  return {
    id: 'more',
    head: <span className="visually-hidden">More</span>,
    width: 32,
    cell: (item) => (
      <MoreMenu
        of={item.name}
        items={[
          ...(item.note === null
            ? []
            : [{ text: 'Remove the note', onSelect: () => model.remove('notes', item, 'The note on') }]),
          ...(item.isStarred
            ? [{ text: 'Remove the star', onSelect: () => model.remove('stars', item, 'The star of') }]
            : []),
        ]}
      />
    ),
  };
}
