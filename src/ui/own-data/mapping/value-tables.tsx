import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { MappingViewModel, ValuedColumn } from '../../../application/own-data/mapping.view-model';
import type { ColumnMapping, ValueMapping } from '../../../domain/own-data/mapping';
import { foreignNumbers, valueOptions, withRingStatuses } from '../../../domain/own-data/value-mapping';
import { topicStatusName, UNDECIDED } from '../../../domain/topic/topic-status';
import { countOf, formatCount } from '../../../domain/shared/figures';
import { Button } from '../../kit/controls/button';
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
  return mapping.valued.map((valued) => (
    <FoldedValues key={`${valued.sheet} ${valued.column.index}`} {...valued} mapping={mapping} />
  ));
});

interface Props extends ValuedColumn {
  readonly mapping: MappingViewModel;
}

/** Folded: each value has a proposal already, or stays a label. */
function FoldedValues(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const { header, target } = props.column;
  return (
    <Stack as="section" gap={8} aria-label={`Values of ${header}`}>
      <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {TITLES[target]}
      </button>
      {isOpen && <ValueTable {...props} />}
    </Stack>
  );
}

/** What each value of a column becomes, and the order of rings. */
export function ValueTable({ sheet, column, mapping }: Props) {
  const { header, target, values = [], order } = column;
  const isRing = target === 'ring';
  const sheetOfColumn = mapping.mapping.sheets.find((each) => each.sheet === sheet);
  // A column of statuses decides, where there is one.
  const canBecome = !isRing || !sheetOfColumn?.columns.some((each) => each.target === 'status');
  const set = (next: readonly ValueMapping[]): void => void mapping.answer(sheet, column.index, { values: next });
  const move = (next: readonly ValueMapping[]): void =>
    void mapping.answer(sheet, column.index, { values: next, ...(order !== undefined && { order: 'chosen' }) });
  const columns: readonly (Column<ValueMapping> | false)[] = [
    VALUE,
    countColumn(values),
    canBecome && choiceColumn(column, (value, meaning) => void mapping.mapValue(sheet, column, value, meaning)),
    isRing ? orderColumn(values, move) : WHY,
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
      {!isRing && foreignNumbers(column).length === 0 && (
        <Button variant="outline" size="small" onClick={() => void mapping.keepAsLabel(sheet, column.index)}>
          None of these: keep it as a label
        </Button>
      )}
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
  column: ColumnMapping,
  onChange: (value: string, meaning: number | null) => void,
): Column<ValueMapping> {
  const isRing = column.target === 'ring';
  const options = valueOptions(column.target)
    .filter(({ meaning }) => !isRing || meaning !== UNDECIDED)
    .map(({ meaning, text }) => [String(meaning), text] as const);
  const numbers = foreignNumbers(column);
  const isDue = (each: ValueMapping): boolean => numbers.includes(each) && !each.isChosen;
  const none = ['', isRing ? topicStatusName(UNDECIDED) : 'A label only'] as const;
  return {
    id: 'meaning',
    head: isRing ? 'starts as' : 'becomes',
    cell: (each) => (
      <Row as="span" gap={8}>
        <ArrowRight size={14} strokeWidth={1.75} aria-hidden="true" />
        <Select
          label={`${each.value} becomes`}
          isAlone
          isAsked={isDue(each)}
          options={[...(isDue(each) ? [['?', 'Choose'] as const] : []), none, ...options]}
          value={isDue(each) ? '?' : String(each.meaning ?? '')}
          onChange={(chosen) => onChange(each.value, chosen === '' ? null : Number(chosen))}
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
