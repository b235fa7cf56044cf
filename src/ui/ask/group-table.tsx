import { ChevronRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Answer } from '../../application/ask/answers/answer';
import type { ComparedGroup } from '../../domain/query/taken-groups';
import type { AnswerGroups } from '../../application/ask/answers/group-answer';
import type { AskPage } from '../../application/ask/ask-page';
import { subjectWords } from '../../domain/query/query-words';
import { idOfRow, signalOfRow, type Row } from '../../domain/query/row';
import { capitalized } from '../../domain/shared/words';
import { formatCount } from '../../domain/shared/figures';
import { quadrantHue } from '../signal/dot';
import type { Column } from '../kit/table/column';
import { wholeScale } from '../plane/scale';
import { Table } from '../kit/table/table';
import { Bar, Name } from './answer-table';
import styles from './answer-table.module.scss';

interface Props {
  readonly answer: Answer;
  readonly groups: AnswerGroups;
  readonly page: AskPage;
}

/** A group, or one of the rows of an open one. */
type Line = { readonly group: ComparedGroup; readonly row?: Row };

/** Groups have a square for each of so many rows. */
const MOST_SQUARES = 24;

/** One line a group; a press opens its rows in place. */
export const GroupTable = observer(function GroupTable({ answer, groups, page }: Props) {
  const { query, columns } = answer;
  const [opened, setOpened] = useState<string | null>(null);
  const isOpen = ({ name }: ComparedGroup): boolean => query.perGroup !== undefined || opened === name;
  const lines = groups.groups.flatMap((group): readonly Line[] => [
    { group },
    ...(isOpen(group) ? group.rows.map((row) => ({ group, row })) : []),
  ]);
  const figure = columns.find(({ isOrder }) => isOrder);
  const { valueHead } = groups;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <div className={styles.scroll} role="group" aria-label="Results" tabIndex={0}>
      <Table<Line>
        label="Results"
        columns={[
          {
            id: 'name',
            head: groups.head,
            isRowHead: true,
            phone: 'line',
            // oxlint-disable-next-line react/no-unstable-nested-components -- called by the table, not rendered as a component
            cell: ({ group, row }) =>
              row === undefined ? (
                <button
                  type="button"
                  className={styles.group}
                  aria-expanded={isOpen(group)}
                  disabled={group.count === 0 || query.perGroup !== undefined}
                  onClick={() => setOpened(opened === group.name ? null : group.name)}
                >
                  <ChevronRight size={14} aria-hidden="true" /> <span dir="auto">{group.name}</span>
                </button>
              ) : (
                <span className={styles.member}>
                  <Name row={row} page={page} />
                </span>
              ),
          },
          {
            id: 'squares',
            head: 'One square each',
            phone: 'none',
            // oxlint-disable-next-line react/no-unstable-nested-components -- called by the table, not rendered as a component
            cell: ({ group, row }) => row === undefined && <Squares group={group} />,
          },
          {
            id: 'count',
            head: capitalized(subjectWords(query.subject)),
            align: 'end',
            // oxlint-disable-next-line react/no-unstable-nested-components -- called by the table, not rendered as a component
            cell: ({ group, row }) =>
              row === undefined ? (
                <>
                  <b>{formatCount(group.count)}</b> of {formatCount(group.whole.length)}
                </>
              ) : (
                figure?.text(row)
              ),
          },
          ...(valueHead === null ? [] : [valueColumn(groups, valueHead)]),
          ...(groups.sum === null ? [] : [sumColumn(groups.sum)]),
        ]}
        groups={[{ key: 'all', rows: lines }]}
        phone="blocks"
        keyOf={({ group, row }) => `${group.name} ${row === undefined ? '' : idOfRow(row)}`}
        className={styles.table}
      />
    </div>
  );
});

function valueColumn({ valueText, ofAll, isShare, groups }: AnswerGroups, head: string): Column<Line> {
  const scale = wholeScale(isShare ? [1] : groups.map(({ value }) => value));
  return {
    id: 'value',
    head,
    phone: 'line',
    align: 'end',
    ...(ofAll !== null && { hint: `Of all ${valueText(ofAll)}` }),
    // oxlint-disable-next-line react/no-unstable-nested-components -- called by the table, not rendered as a component
    cell: ({ group, row }) =>
      row === undefined && (
        <Bar value={group.value} scale={scale}>
          {valueText(group.value)}
        </Bar>
      ),
  };
}

/** What the topics of each group are together, of those that match. */
function sumColumn({ head, of, text }: NonNullable<AnswerGroups['sum']>): Column<Line> {
  return {
    id: 'sum',
    head,
    phoneLabel: head,
    align: 'end',
    cell: ({ group, row }) => row === undefined && text(of(group)),
  };
}

/** Those that match in the colour of their quadrant, the others as outlines. Decorative. */
function Squares({ group: { rows, whole, count } }: { readonly group: ComparedGroup }) {
  if (whole.length > MOST_SQUARES) return null;
  const others = Math.max(0, whole.length - count);
  return (
    <span className={styles.squares} aria-hidden="true">
      {rows.map((row) => (
        <i key={idOfRow(row)} data-quadrant={hueOf(row)} data-full />
      ))}
      {Array.from({ length: others }, (_, at) => (
        <i key={at} />
      ))}
    </span>
  );
}

function hueOf(row: Row): string | undefined {
  const signal = signalOfRow(row);
  return signal === null ? undefined : quadrantHue(signal.quadrant);
}
