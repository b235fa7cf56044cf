import { Check, Info } from 'lucide-react';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import type { ColumnMapping, ColumnTarget } from '../../../domain/own-data/mapping';
import { fieldLabel, fieldsOf, isTopicKind, type SheetKind } from '../../../domain/own-data/sheet-forms';
import { Select } from '../../kit/controls/select';
import { Row } from '../../kit/layout/stack';
import { Text } from '../../kit/layout/text';
import styles from './column-control.module.scss';

export interface ControlProps {
  readonly column: ColumnMapping;
  readonly kind: SheetKind;
  readonly mapping: MappingViewModel;
}

/** The name of a column, with whether it was recognised. */
export function ColumnName({ column }: Pick<ControlProps, 'column'>) {
  const Icon = column.certainty === 'unknown' ? Info : Check;
  return (
    <Row as="span" gap={8} type="control" tone="muted">
      <Icon size={14} strokeWidth={2} aria-hidden="true" />
      <Text as="span" lines={1} dir="auto">
        {column.header}
      </Text>
    </Row>
  );
}

/** What a column becomes. */
export function ColumnSelect({ column, kind, mapping }: ControlProps) {
  return (
    <Select
      label={`${column.header} becomes`}
      isAlone
      isAsked={column.certainty === 'unknown'}
      options={targetOptions(kind, column)}
      value={column.target}
      onChange={(target) => void mapping.assign(column.index, target)}
    />
  );
}

function targetOptions(kind: SheetKind, { certainty }: ColumnMapping): readonly (readonly [ColumnTarget, string])[] {
  return [
    ['more', certainty === 'unknown' ? 'Assign…' : 'A line under More'],
    ...(isTopicKind(kind) ? OWN_TARGETS : []),
    ...fieldsOf(kind),
    ['ignored', 'Leave out'],
  ];
}

const OWN_TARGETS = [
  ['own-label', 'A label of yours'],
  ['own-figure', 'A figure of yours'],
] as const;

/** Why it was taken so; for an unknown column a guess, as one press. */
export function ColumnReason({ column, kind, mapping }: ControlProps) {
  const { reason, suggestion, certainty, question, unit } = column;
  const isOpen = certainty === 'unknown' || (question !== null && unit === null);
  return (
    <Text as="div" type="caption" tone={isOpen ? 'strong' : 'muted'}>
      {reason}
      {suggestion !== null && certainty === 'unknown' && (
        <>
          {': '}
          <button type="button" className={styles.guess} onClick={() => void mapping.assign(column.index, suggestion)}>
            {fieldLabel(kind, suggestion)}?
          </button>
        </>
      )}
    </Text>
  );
}
