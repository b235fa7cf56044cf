import { Check, ChevronDown, Info } from 'lucide-react';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import type { ColumnMapping, ColumnTarget } from '../../../domain/own-data/mapping';
import { fieldLabel, type SheetKind } from '../../../domain/own-data/sheet-forms';
import styles from './column-control.module.scss';
import { targetOptions } from './column-targets';

interface Props {
  readonly column: ColumnMapping;
  readonly kind: SheetKind;
  readonly mapping: MappingViewModel;
}

/** The name of a column, with whether it was recognised. */
export function ColumnName({ column }: Pick<Props, 'column'>) {
  const Icon = column.certainty === 'unknown' ? Info : Check;
  return (
    <span className={styles.name}>
      <Icon size={14} strokeWidth={2} aria-hidden="true" />
      <span dir="auto">{column.header}</span>
    </span>
  );
}

/** What a column becomes. */
export function ColumnSelect({ column, kind, mapping }: Props) {
  return (
    <span className={styles.control} data-unknown={column.certainty === 'unknown' || undefined}>
      <select
        aria-label={`${column.header} becomes`}
        value={column.target}
        onChange={({ target }) => void mapping.assign(column.index, target.value as ColumnTarget)}
      >
        {targetOptions(kind, column).map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
    </span>
  );
}

/** Why it was taken so; for an unknown column a guess, as one press. */
export function ColumnReason({ column, kind, mapping }: Props) {
  const { reason, suggestion, certainty, question, unit } = column;
  const isOpen = certainty === 'unknown' || (question !== null && (unit ?? question.likely) === null);
  return (
    <span className={styles.reason} data-open={isOpen || undefined}>
      {reason}
      {suggestion !== null && certainty === 'unknown' && (
        <>
          {': '}
          <button type="button" className={styles.guess} onClick={() => void mapping.assign(column.index, suggestion)}>
            {fieldLabel(kind, suggestion)}?
          </button>
        </>
      )}
    </span>
  );
}
