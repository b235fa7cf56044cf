import { observer } from 'mobx-react-lite';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import { SHEET_FORMS, SHEET_KINDS } from '../../../domain/own-data/sheet-forms';
import { countOf } from '../../../domain/shared/figures';
import { Select } from '../../kit/controls/select';
import { Row } from '../../kit/layout/stack';

const NOT_USED = 'not used';

/** The sheets of a spreadsheet, and what the one that is shown is read as. */
export const SheetChoice = observer(function SheetChoice({ mapping }: { mapping: MappingViewModel }) {
  const { sheet } = mapping;
  return (
    <Row gap="4 24" wrap>
      <Select
        label="Sheet"
        options={mapping.mapping.sheets.map(({ sheet: name, rowCount, kind }) => [
          name,
          `${name} (${kind === null ? NOT_USED : countOf(rowCount, 'row')})`,
        ])}
        value={mapping.shown}
        onChange={mapping.show}
      />
      {sheet !== null && (
        <Select
          label="Read as"
          options={[['', NOT_USED], ...SHEET_KINDS.map((kind) => [kind, SHEET_FORMS[kind].name] as const)]}
          value={sheet.kind ?? ''}
          onChange={(kind) => void mapping.use(kind === '' ? null : kind)}
        />
      )}
    </Row>
  );
});
