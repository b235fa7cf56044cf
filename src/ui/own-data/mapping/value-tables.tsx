import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import type { MappingViewModel, ValuedColumn } from '../../../application/own-data/mapping.view-model';
import type { ValueMapping } from '../../../domain/own-data/mapping';
import { foreignNumbers, valueOptions } from '../../../domain/own-data/value-mapping';
import { countOf, formatCount } from '../../../domain/shared/figures';
import { IconButton } from '../../kit/controls/icon-button';
import { Select } from '../../kit/controls/select';
import { Row, Stack, Text } from '../../kit/layout/stack';
import type { Column } from '../../kit/table/column';
import { Table } from '../../kit/table/table';
import { Fold } from './columns';
import styles from './value-tables.module.scss';

const TITLES: Readonly<Partial<Record<string, string>>> = {
  status: 'What each status becomes',
  quadrant: 'What each quadrant becomes',
  consensus: 'What each level of consensus becomes',
  ring: 'Order of the rings',
};

interface Props extends ValuedColumn {
  readonly mapping: MappingViewModel;
}

/** The values of a column with statuses, quadrants or levels in other words than ours, and what each becomes; the order of rings. */
export function FoldedValues(props: Props) {
  const { header, target, values = [] } = props.column;
  const isRing = target === 'ring';
  return (
    <Stack as="section" gap={8} aria-label={`Values of ${header}`}>
      <Fold title={TITLES[target] ?? header}>
        <Text type="small" tone="muted">
          Column ‘<bdi>{header}</bdi>’, {countOf(values.length, 'value')}.{' '}
          {isRing ? 'The ring is shown as it is.' : 'Your own words stay on the card, beside ours.'}
        </Text>
        <Table
          label={`Values of ${header}`}
          className={styles.table}
          columns={[VALUE, COUNT, isRing ? orderColumn(props) : choiceColumn(props)]}
          groups={[{ key: 'all', rows: values }]}
          keyOf={({ value }) => value}
        />
      </Fold>
    </Stack>
  );
}

const VALUE: Column<ValueMapping> = {
  id: 'value',
  head: 'In your file',
  isRowHead: true,
  cell: ({ value }) => <bdi>{value}</bdi>,
};
const COUNT: Column<ValueMapping> = { id: 'rows', head: 'Rows', cell: ({ count }) => formatCount(count) };

/** What a value becomes. */
function choiceColumn({ sheet, column, mapping }: Props): Column<ValueMapping> {
  const { index, target, values = [] } = column;
  const options = valueOptions(target).map(({ meaning, text }) => [String(meaning), text] as const);
  const numbers = foreignNumbers(column);
  const isDue = (each: ValueMapping): boolean => numbers.includes(each) && !each.isChosen;
  const choose = (value: string, meaning: number | null): void =>
    void mapping.answer(sheet, index, {
      values: values.map((each) => (each.value === value ? { ...each, meaning, isChosen: true } : each)),
    });
  return {
    id: 'meaning',
    head: 'becomes',
    cell: (each) => (
      <Row as="span" gap={8}>
        <ArrowRight size={14} strokeWidth={1.75} aria-hidden="true" />
        <Select
          label={`${each.value} becomes`}
          isAlone
          isAsked={isDue(each)}
          options={[...(isDue(each) ? [['?', 'Choose'] as const] : []), ['', 'A label only'], ...options]}
          value={isDue(each) ? '?' : String(each.meaning ?? '')}
          onChange={(chosen) => choose(each.value, chosen === '' ? null : Number(chosen))}
        />
      </Row>
    ),
  };
}

/** Moves a ring inwards or outwards. */
function orderColumn({ sheet, column, mapping }: Props): Column<ValueMapping> {
  const { index, order, values = [] } = column;
  const move = (place: number, by: number): void => {
    const others = values.filter((_, at) => at !== place);
    // Chosen, so that it is remembered for a newer version of the file.
    const moved = others.toSpliced(place + by, 0, ...values.slice(place, place + 1));
    void mapping.answer(sheet, index, {
      values: moved.map((each) => ({ ...each, isChosen: true })),
      ...(order !== undefined && { order: 'chosen' }),
    });
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
