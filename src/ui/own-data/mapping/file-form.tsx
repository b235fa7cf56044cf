import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import type { OpenFile } from '../../../application/own-data/open-file';
import type { OpenOwnData } from '../../../application/own-data/own-data-reader';
import type { TableForm } from '../../../domain/own-data/mapping';
import { DELIMITERS, ENCODINGS, type Delimiter, type Encoding } from '../../../domain/own-data/tables';
import { Select } from '../../kit/controls/select';
import { Row } from '../../kit/layout/stack';
import { DELIMITER_NAMES, ENCODING_NAMES, fileFacts, MARK_NAMES } from './file-facts';
import styles from './file-form.module.scss';

interface Props {
  readonly flow: OpenFile;
  readonly file: OpenOwnData;
  readonly mapping: MappingViewModel;
}

/** How the file was read, and a way to read it otherwise. */
export const FileForm = observer(function FileForm({ flow, file, mapping }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { encoding, delimiter } = file;
  const { decimal } = mapping.mapping;
  const { sheet } = mapping;
  const form = sheet?.kind == null ? null : sheet.form;
  const canChange = encoding !== null || delimiter !== null || decimal !== null || form !== null;
  const place = (change: Partial<TableForm>): void => void mapping.place(mapping.shown, change);
  const readAgain = (change: { readonly delimiter?: Delimiter; readonly encoding?: Encoding }): void =>
    void flow.readAgain({
      ...(delimiter !== null && { delimiter }),
      ...(encoding !== null && { encoding }),
      ...change,
    });
  return (
    <>
      {fileFacts(file, mapping.mapping, sheet)}{' '}
      {canChange && (
        <button type="button" className={styles.change} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Change
        </button>
      )}
      {isOpen && (
        <Row gap="4 24" wrap above={12}>
          {form !== null && form.isTurned !== true && (
            <Row as="label" gap={8} fit="shrink">
              Names of the columns: row
              <input
                className={styles.row}
                type="number"
                min={1}
                placeholder="none"
                value={form.headerRow ?? ''}
                onChange={({ target }) => place({ headerRow: target.value === '' ? null : target.valueAsNumber })}
              />
            </Row>
          )}
          {/* Where its shape says that it may be turned, that is asked. */}
          {form !== null && !sheet?.asksTurn && (
            <Row as="label" gap={8} fit="shrink">
              <input
                type="checkbox"
                checked={form.isTurned === true}
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
              onChange={(chosen) => readAgain({ delimiter: chosen })}
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
          {encoding !== null && (
            <Select
              label="Characters"
              options={ENCODINGS.map((each) => [each, ENCODING_NAMES[each]])}
              value={encoding}
              onChange={(chosen) => readAgain({ encoding: chosen })}
            />
          )}
        </Row>
      )}
    </>
  );
});
