import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import type { OpenFile } from '../../../application/own-data/open-file';
import type { OpenOwnData } from '../../../application/own-data/own-data-reader';
import { DELIMITERS, ENCODINGS, type Delimiter, type Encoding } from '../../../domain/own-data/tables';
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
  const id = useId();
  const { encoding, delimiter } = file;
  const { decimal } = mapping.mapping;
  const canChange = encoding !== null || delimiter !== null || decimal !== null;
  return (
    <>
      <p>
        {fileFacts(file, mapping.mapping, mapping.sheet)}{' '}
        {canChange && (
          <button
            type="button"
            className={styles.change}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            Change
          </button>
        )}
      </p>
      <div id={id} className={styles.form} hidden={!isOpen}>
        {delimiter !== null && (
          <label className={styles.field}>
            Columns divided by
            <select
              value={delimiter}
              onChange={({ target }) =>
                void flow.readAgain({ delimiter: target.value as Delimiter, ...(encoding !== null && { encoding }) })
              }
            >
              {DELIMITERS.map((value) => (
                <option key={value} value={value}>
                  {DELIMITER_NAMES[value]}
                </option>
              ))}
            </select>
          </label>
        )}
        {decimal !== null && (
          <label className={styles.field}>
            Decimals after a
            <select
              value={decimal.mark}
              onChange={({ target }) => void mapping.setDecimal(target.value === ',' ? ',' : '.')}
            >
              <option value=",">{MARK_NAMES[',']}</option>
              <option value=".">{MARK_NAMES['.']}</option>
            </select>
          </label>
        )}
        {encoding !== null && (
          <label className={styles.field}>
            Characters
            <select
              value={encoding}
              onChange={({ target }) =>
                void flow.readAgain({ encoding: target.value as Encoding, ...(delimiter !== null && { delimiter }) })
              }
            >
              {ENCODINGS.map((value) => (
                <option key={value} value={value}>
                  {ENCODING_NAMES[value]}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
    </>
  );
});
