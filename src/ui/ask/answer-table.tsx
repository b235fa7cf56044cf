import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { Answer } from '../../application/ask/answers/answer';
import type { AnswerColumn } from '../../application/ask/answers/answer-columns';
import type { AskPage } from '../../application/ask/ask-page';
import { idOfRow, nameOfRow, signalOfRow, type Row } from '../../domain/query/row';
import { capitalized } from '../../domain/shared/words';
import { MISSING_FIGURE } from '../../domain/shared/figures';
import { changeTexts } from '../../domain/topic/figure-change';
import { KINDS } from '../../domain/query/query-words';
import { Row as Line, Stack, Text } from '../kit/layout/stack';
import { ExternalLink } from '../kit/controls/external-link';
import { Dot, quadrantHue } from '../signal/dot';
import { LensKey, LensSpread } from '../signal/lens-spread';
import { StatusText } from '../signal/signal-text';
import type { Column } from '../kit/table/column';
import { RowName } from '../kit/table/row-name';
import { wholeScale, type Scale } from '../plane/scale';
import { Table } from '../kit/table/table';
import styles from './answer-table.module.scss';

interface Props {
  readonly answer: Answer;
  readonly page: AskPage;
}

/** The rows of an answer: their names open cards; the figure of the order has a bar, a gap the marks of its lenses. */
export const AnswerTable = observer(function AnswerTable({ answer, page }: Props) {
  const { rows, columns, query } = answer;
  if (rows.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <div className={styles.scroll} role="group" aria-label="Results" tabIndex={0} data-print="flow">
      <Table
        label="Results"
        columns={[
          { id: 'place', head: '#', align: 'end', cell: (_row, index) => query.offset + index + 1, phone: 'none' },
          {
            id: 'name',
            head: capitalized(KINDS[query.subject]),
            isRowHead: true,
            phone: 'line',
            // oxlint-disable-next-line react/no-unstable-nested-components -- called by the table, not rendered as a component
            cell: (row) => <Name row={row} page={page} />,
          },
          ...columns.flatMap((column) => columnsOf(column, answer)),
        ]}
        groups={[{ key: 'all', rows }]}
        keyOf={idOfRow}
        walksRows
        phone="blocks"
        step={50}
        className={styles.table}
      />
    </div>
  );
});

export function Name({ row, page }: { readonly row: Row; readonly page: AskPage }) {
  const signal = signalOfRow(row);
  const name = nameOfRow(row);
  return (
    <Line as="span" gap={8} fit="shrink">
      {signal !== null && <Dot hue={quadrantHue(signal.quadrant)} />}
      {row.type === 'source' && row.source.url !== null ? (
        <ExternalLink url={row.source.url}>{name}</ExternalLink>
      ) : signal === null ? (
        <span dir="auto">{name}</span>
      ) : (
        <RowName name={name} onOpen={() => page.acts.openRow(row)} />
      )}
    </Line>
  );
}

function columnsOf(column: AnswerColumn, { facts, rows }: Answer): readonly Column<Row>[] {
  const { id, head, isNumber, isOrder, text, bar, lenses, movement } = column;
  const scale = bar && wholeScale(rows.map(bar));
  const own: Column<Row> = {
    id,
    head,
    ...(isNumber === true
      ? { align: 'end' as const, phoneLabel: head }
      : { isWords: bar === undefined && movement === undefined }),
    ...(bar !== undefined && { phone: 'line' as const }),
    cell: (row) => {
      if (id === 'status' && row.type === 'topic') return <StatusText status={facts.statusOf(row.topic)} size={14} />;
      if (movement !== undefined) return <Moved movement={movement(row)} />;
      if (bar !== undefined && scale !== undefined)
        return (
          <Bar value={bar(row)} scale={scale}>
            {text(row)}
          </Bar>
        );
      return isOrder === true ? <b>{text(row)}</b> : text(row);
    },
  };
  if (lenses === undefined) return [own];
  const spread: Column<Row> = {
    id: `${id} by lens`,
    head: (
      <LensKey lenses={lenses.of}>
        <span>0 to 100 %</span>
      </LensKey>
    ),
    cell: (row) => (
      <div className={styles.gap}>
        <LensSpread lenses={lenses.of} values={lenses.values(row)} />
      </div>
    ),
  };
  return [spread, own];
}

/** An arrow with the points, and below them the figure then and now; muted where the row did not move as asked. */
function Moved({ movement }: { readonly movement: ReturnType<NonNullable<AnswerColumn['movement']>> }) {
  if (movement === null) return MISSING_FIGURE;
  const { change, points, isAsked } = movement;
  const Arrow = points.startsWith('+') ? ArrowUpRight : ArrowDownRight;
  const [before, now] = changeTexts(change);
  return (
    <Stack as="span" align="end" className={styles.movement}>
      <Line as="span" gap={4} inline className={styles.moved} data-asked={isAsked || undefined}>
        {points !== '' && <Arrow size={14} strokeWidth={2} aria-hidden="true" />}
        {points === '' ? 'unchanged' : points}
      </Line>
      <Text as="span" type="small" tone="muted">
        {points === '' ? now : `${before} → ${now}`}
      </Text>
    </Stack>
  );
}

interface BarProps {
  readonly value: number | null;
  readonly scale: Scale;
  readonly children: string;
}

/** From the zero of the scale, which all rows share. */
export function Bar({ value, scale, children }: BarProps) {
  const [zero, end] = [scale.share(0), scale.share(value ?? 0)];
  return (
    <span className={styles.bar}>
      <span>
        <i style={{ marginInlineStart: `${Math.min(zero, end) * 100}%`, width: `${Math.abs(end - zero) * 100}%` }} />
      </span>
      <b>{children}</b>
    </span>
  );
}
