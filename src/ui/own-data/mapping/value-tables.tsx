import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { AskedColumn, MappingViewModel } from '../../../application/own-data/mapping.view-model';
import type { ColumnMapping, ValueMapping } from '../../../domain/own-data/mapping';
import { valueOptions, withRingStatuses } from '../../../domain/own-data/value-mapping';
import { topicStatusName, UNDECIDED } from '../../../domain/topic/topic-status';
import { countOf, formatCount } from '../../../domain/shared/figures';
import { IconButton } from '../../kit/controls/icon-button';
import { Select } from '../../kit/controls/select';
import { Row, Stack } from '../../kit/layout/stack';
import { Text } from '../../kit/layout/text';
import type { Column } from '../../kit/table/column';
import { Table } from '../../kit/table/table';
import styles from './value-tables.module.scss';

const TITLES: Readonly<Partial<Record<string, string>>> = {
  status: 'What each status becomes',
  quadrant: 'What each quadrant becomes',
  consensus: 'What each level of consensus becomes',
  ring: 'Order of the rings',
};

/** The values of columns with statuses, quadrants or levels in other words than ours, and what each becomes; the order of rings. */
export const ValueTables = observer(function ValueTables({ mapping }: { mapping: MappingViewModel }) {
  return mapping.valued.map((asked) => (
    <FoldedValues key={`${asked.sheet} ${asked.column.index}`} asked={asked} mapping={mapping} />
  ));
});

interface Props {
  readonly asked: AskedColumn;
  readonly mapping: MappingViewModel;
}

/** Folded: each value has a proposal already, or stays a label. */
function FoldedValues({ asked, mapping }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { header, target } = asked.column;
  return (
    <Stack as="section" gap={8} aria-label={`Values of ${header}`}>
      <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {TITLES[target]}
      </button>
      {isOpen && <ValueTable asked={asked} mapping={mapping} />}
    </Stack>
  );
}

function ValueTable({ asked: { sheet, column }, mapping }: Props) {
  const { header, target, values = [] } = column;
  const isRing = target === 'ring';
  const sheetOfColumn = mapping.mapping.sheets.find((each) => each.sheet === sheet);
  // A column of statuses decides, where there is one.
  const canBecome = !isRing || !sheetOfColumn?.columns.some((each) => each.target === 'status');
  const set = (next: readonly ValueMapping[]): void => void mapping.mapValues(sheet, column, next);
  const columns: readonly (Column<ValueMapping> | false)[] = [
    VALUE,
    countColumn(values),
    canBecome && choiceColumn(column, (value, meaning) => void mapping.mapValue(sheet, column, value, meaning)),
    isRing ? orderColumn(values, set) : WHY,
  ];
  return (
    <>
      <Text type="small" tone="muted">
        Column ‘<bdi>{header}</bdi>’, {countOf(values.length, 'value')}.{' '}
        {isRing ? 'The ring is shown as it is.' : 'Your own words stay on the card, beside ours.'}
      </Text>
      {isRing && canBecome && (
        <Row as="label" gap={8} type="body">
          <input
            type="checkbox"
            checked={values.some(({ meaning }) => meaning !== null)}
            onChange={({ target: { checked } }) =>
              set(checked ? withRingStatuses(values) : values.map((each) => ({ ...each, meaning: null })))
            }
          />
          Start with a status by ring. Otherwise every topic starts as {topicStatusName(UNDECIDED)}.
        </Row>
      )}
      <Table
        label={`Values of ${header}`}
        className={styles.table}
        columns={columns.filter((each) => each !== false)}
        groups={[{ key: 'all', rows: values }]}
        keyOf={({ value }) => value}
      />
    </>
  );
}

const VALUE: Column<ValueMapping> = {
  id: 'value',
  head: 'In your file',
  isRowHead: true,
  cell: ({ value }) => <bdi>{value}</bdi>,
};

function countColumn(values: readonly ValueMapping[]): Column<ValueMapping> {
  const most = Math.max(1, ...values.map(({ count }) => count));
  return {
    id: 'rows',
    head: 'Rows',
    cell: ({ count }) => (
      <Row as="span" gap={8} nowrap>
        <i className={styles.bar} style={{ width: `${(count / most) * 48}px` }} />
        {formatCount(count)}
      </Row>
    ),
  };
}

/** What a value becomes. */
function choiceColumn(
  { target }: ColumnMapping,
  onChange: (value: string, meaning: number | null) => void,
): Column<ValueMapping> {
  const isRing = target === 'ring';
  const options = valueOptions(target)
    .filter(({ meaning }) => !isRing || meaning !== UNDECIDED)
    .map(({ meaning, text }) => [String(meaning), text] as const);
  return {
    id: 'meaning',
    head: isRing ? 'starts as' : 'becomes',
    cell: ({ value, meaning }) => (
      <Row as="span" gap={8}>
        <ArrowRight size={14} strokeWidth={1.75} aria-hidden="true" />
        <Select
          label={`${value} becomes`}
          isAlone
          options={[['', isRing ? topicStatusName(UNDECIDED) : 'None of these: a label'], ...options]}
          value={String(meaning ?? '')}
          onChange={(chosen) => onChange(value, chosen === '' ? null : Number(chosen))}
        />
      </Row>
    ),
  };
}

const WHY: Column<ValueMapping> = {
  id: 'why',
  head: 'Why',
  cell: ({ meaning, isChosen }) => (
    <Text as="span" tone="muted">
      {isChosen ? 'chosen by you' : meaning === null ? 'not known' : 'known word'}
    </Text>
  ),
};

/** Moves a ring inwards or outwards. */
function orderColumn(
  values: readonly ValueMapping[],
  onMove: (values: readonly ValueMapping[]) => void,
): Column<ValueMapping> {
  const move = (place: number, by: number): void => {
    const others = values.filter((_, index) => index !== place);
    // Chosen, so that it is remembered for a newer version of the file.
    onMove(
      others.toSpliced(place + by, 0, ...values.slice(place, place + 1)).map((each) => ({ ...each, isChosen: true })),
    );
  };
  return {
    id: 'order',
    head: 'Order',
    cell: ({ value }, place) => (
      <Row gap={4}>
        <IconButton
          label={`Move ${value} inwards`}
          icon={<ArrowUp size={16} strokeWidth={1.75} />}
          disabled={place === 0}
          onClick={() => move(place, -1)}
        />
        <IconButton
          label={`Move ${value} outwards`}
          icon={<ArrowDown size={16} strokeWidth={1.75} />}
          disabled={place === values.length - 1}
          onClick={() => move(place, 1)}
        />
      </Row>
    ),
  };
}
