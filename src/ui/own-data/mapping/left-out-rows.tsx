import { observer } from 'mobx-react-lite';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import type { LeftOutRows as Rows, SheetMapping } from '../../../domain/own-data/mapping';
import { Button } from '../../kit/controls/button';
import { Stack } from '../../kit/layout/stack';
import { Text } from '../../kit/layout/text';

const MOST_NAMED = 3;

interface Props {
  readonly mapping: MappingViewModel;
  readonly sheet: SheetMapping;
}

/** The rows that are no topics by their shape, such as totals, and a way to read them as topics. */
export const LeftOutList = observer(function LeftOutList({ mapping, sheet: { sheet, form, leftOutRows } }: Props) {
  if (form === null || leftOutRows.length === 0) return null;
  return (
    <Stack gap={8} align="start">
      <Text type="small" role="status">
        {form.readsAll ? 'Read as topics too' : 'Not read as topics'}: {leftOutRows.map(inWords).join(', ')}.
      </Text>
      <Button variant="outline" size="small" onClick={() => void mapping.place(sheet, { readsAll: !form.readsAll })}>
        {form.readsAll ? 'Leave them out' : 'Read them after all'}
      </Button>
    </Stack>
  );
});

/** "totals (rows 8, 15)" */
function inWords({ what, rows }: Rows): string {
  const named = rows.slice(0, MOST_NAMED).join(', ');
  const others = rows.length > MOST_NAMED ? ` and ${rows.length - MOST_NAMED} more` : '';
  return `${what} (${rows.length === 1 ? 'row' : 'rows'} ${named}${others})`;
}
