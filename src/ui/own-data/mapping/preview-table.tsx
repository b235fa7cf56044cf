import { observer } from 'mobx-react-lite';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import type { ColumnMapping, SheetMapping, PreviewCell } from '../../../domain/own-data/mapping';
import { isRole, ROLES } from '../../../domain/own-data/roles';
import type { SheetKind } from '../../../domain/own-data/sheet-forms';
import { Stack, Text } from '../../kit/layout/stack';
import type { Column } from '../../kit/table/column';
import { Table } from '../../kit/table/table';
import { targetOptions } from './columns';
import styles from './preview-table.module.scss';

interface Props {
  readonly mapping: MappingViewModel;
  readonly sheet: SheetMapping;
}

/** The first rows with all columns, those of roles first, and what each becomes; a cell that cannot be used says why. */
export const PreviewTable = observer(function PreviewTable({ mapping, sheet: { sheet, kind, columns } }: Props) {
  if (kind === null) return null;
  const kept = columns.filter(({ target, examples }) => target !== 'ignored' && examples.length > 0);
  const sorted = kept.toSorted((one, other) => placeOfRole(one) - placeOfRole(other));
  return (
    // Firefox makes what scrolls a stop of the Tab key, with nothing to do there.
    <div className={styles.scroller} tabIndex={-1}>
      <Table
        label="First rows"
        columns={sorted.map((column) => previewColumn(column, kind, columns.indexOf(column)))}
        groups={[{ key: 'first', rows: mapping.preview?.rows[sheet] ?? [] }]}
        keyOf={(_cells, index) => index}
      />
    </div>
  );
});

/** Columns without a role come last. */
function placeOfRole({ target }: ColumnMapping): number {
  return isRole(target) ? ROLES.findIndex(([role]) => role === target) : ROLES.length;
}

/** @param at its place among the cells of a row */
function previewColumn(
  { header, target, isNumeric }: ColumnMapping,
  kind: SheetKind,
  at: number,
): Column<readonly PreviewCell[]> {
  const role = ROLES.find(([each]) => each === target)?.[1];
  return {
    id: String(at),
    head: <bdi>{header}</bdi>,
    subhead: role ?? targetOptions(kind).find(([each]) => each === target)?.[1] ?? '',
    width: target === 'name' ? 180 : 128,
    grows: true,
    ...(isNumeric && { align: 'end' }),
    isRowHead: target === 'name',
    cell: (cells) => <Value cell={cells[at]} />,
  };
}

function Value({ cell }: { readonly cell: PreviewCell | undefined }) {
  if (cell === undefined) return null;
  const { raw, shown, fault } = cell;
  return (
    <Stack as="span">
      <Text as="bdi" type="small" lines={1} title={raw}>
        {shown ?? raw}
      </Text>
      {fault !== null && (
        <Text as="span" type="caption" tone="negative">
          {fault}
        </Text>
      )}
    </Stack>
  );
}
