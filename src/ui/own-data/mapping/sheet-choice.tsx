import { observer } from 'mobx-react-lite';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import { SHEET_FORMS, SHEET_KINDS, type SheetKind } from '../../../domain/own-data/sheet-forms';
import { countOf } from '../../../domain/shared/figures';
import styles from './file-form.module.scss';

/** The sheets of a spreadsheet, and what the one that is shown is read as. */
export const SheetChoice = observer(function SheetChoice({ mapping }: { mapping: MappingViewModel }) {
  const { sheet } = mapping;
  return (
    <div className={styles.sheets}>
      <label className={styles.field}>
        Sheet
        <select value={mapping.shown} onChange={({ target }) => mapping.show(target.value)}>
          {mapping.mapping.sheets.map(({ sheet: name, rowCount, kind }) => (
            <option key={name} value={name}>
              {name} ({kind === null ? 'not used' : countOf(rowCount, 'row')})
            </option>
          ))}
        </select>
      </label>
      {sheet !== null && (
        <label className={styles.field}>
          Read as
          <select
            value={sheet.kind ?? ''}
            onChange={({ target }) => void mapping.use(target.value === '' ? null : (target.value as SheetKind))}
          >
            <option value="">not used</option>
            {SHEET_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {SHEET_FORMS[kind].name}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
});
