import { observer } from 'mobx-react-lite';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import type { SheetMapping, PreviewCell } from '../../../domain/own-data/mapping';
import { ROLES, type Role } from '../../../domain/own-data/roles';
import { Stack, Text } from '../../kit/layout/stack';
import type { Column } from '../../kit/table/column';
import { Table } from '../../kit/table/table';

interface Props {
  readonly mapping: MappingViewModel;
  readonly topics: SheetMapping;
}

/** The first topics as the product will have them; a cell that cannot be used says why. */
export const PreviewTable = observer(function PreviewTable({ mapping, topics }: Props) {
  const columns = ROLES.flatMap(([role, word]): Column<readonly PreviewCell[]>[] => {
    const at = topics.columns.findIndex(({ target }) => target === role);
    return at < 0 ? [] : [previewColumn(role, word, at)];
  });
  return (
    <Table
      label="First topics"
      columns={columns}
      groups={[{ key: 'first', rows: mapping.preview?.rows[topics.sheet] ?? [] }]}
      keyOf={(_cells, index) => index}
    />
  );
});

/** @param at its place among the cells of a row */
function previewColumn(role: Role, head: string, at: number): Column<readonly PreviewCell[]> {
  return { id: role, head, isRowHead: role === 'name', cell: (cells) => <Value cell={cells[at]} /> };
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
