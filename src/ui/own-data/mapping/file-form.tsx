import { observer } from 'mobx-react-lite';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import type { OpenFile } from '../../../application/own-data/open-file';
import type { FileOutline } from '../../../application/own-data/own-data-reader';
import type { DecimalMark, Mapping, SheetMapping, TableForm } from '../../../domain/own-data/mapping';
import { DELIMITERS, type Delimiter } from '../../../domain/own-data/tables';
import { countOf } from '../../../domain/shared/figures';
import { Select } from '../../kit/controls/select';
import { Row } from '../../kit/layout/stack';
import styles from './file-form.module.scss';
import { Fold } from './columns';

const DELIMITER_NAMES: Readonly<Record<Delimiter, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
};
const MARK_NAMES: Readonly<Record<DecimalMark, string>> = { ',': 'comma', '.': 'point' };
/** "24 rows, 6 columns. Read as: semicolon, decimal comma, windows-1252." */
function fileFacts(
  { delimiter, encoding }: FileOutline,
  { decimal, sheets }: Mapping,
  sheet: SheetMapping | null,
): string {
  const parts: string[] = [];
  if (sheet !== null) {
    const where = sheets.length > 1 ? `${countOf(sheets.length, 'sheet')}. ${sheet.sheet}: ` : '';
    parts.push(`${where}${countOf(sheet.rowCount, 'row')}, ${countOf(sheet.columns.length, 'column')}.`);
  }
  const forms = [
    delimiter && DELIMITER_NAMES[delimiter],
    decimal && `decimal ${MARK_NAMES[decimal.mark]}`,
    encoding,
  ].filter((form): form is string => form !== null);
  if (forms.length > 0) parts.push(`Read as: ${forms.join(', ')}.`);
  return parts.join(' ');
}

interface Props {
  readonly flow: OpenFile;
  readonly file: FileOutline;
  readonly mapping: MappingViewModel;
}

/** How the file was read, and a way to read it otherwise. */
export const FileForm = observer(function FileForm({ flow, file, mapping }: Props) {
  const { delimiter } = file;
  const { decimal } = mapping.mapping;
  const { sheet } = mapping;
  // A list of JSON says where it is.
  const isList = delimiter === null && file.encoding !== null;
  const placed = sheet?.kind == null || isList ? null : sheet;
  const canChange = delimiter !== null || decimal !== null || placed !== null;
  const place = (change: Partial<TableForm>): void => void mapping.place(mapping.shown, change);
  return (
    <>
      {fileFacts(file, mapping.mapping, sheet)}{' '}
      {canChange && (
        <Fold title="Change">
          <Row gap="4 24" wrap above={12}>
            {placed !== null && placed.form.isTurned !== true && (
              <Row as="label" gap={8} fit="shrink">
                Names of the columns: row
                <input
                  className={styles.row}
                  type="number"
                  min={1}
                  placeholder="none"
                  value={placed.form.headerRow ?? ''}
                  onChange={({ target }) => place({ headerRow: target.value === '' ? null : target.valueAsNumber })}
                />
              </Row>
            )}
            {/* Where its shape says that it may be turned, that is asked. */}
            {placed !== null && !placed.asksTurn && (
              <Row as="label" gap={8} fit="shrink">
                <input
                  type="checkbox"
                  checked={placed.form.isTurned === true}
                  onChange={({ target: { checked } }) => place({ isTurned: checked })}
                />
                Turn the table
              </Row>
            )}
            {delimiter !== null && (
              <Select
                label="Columns divided by"
                options={DELIMITERS.map((each) => [each, DELIMITER_NAMES[each]])}
                value={delimiter}
                onChange={(chosen) => void flow.readAgain(chosen)}
              />
            )}
            {decimal !== null && (
              <Select
                label="Decimals after a"
                options={([',', '.'] as const).map((each) => [each, MARK_NAMES[each]])}
                value={decimal.mark}
                onChange={(mark) => void mapping.setDecimal(mark)}
              />
            )}
          </Row>
        </Fold>
      )}
    </>
  );
});
