import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import type { ColumnMapping, ColumnTarget } from '../../../domain/own-data/mapping';
import { fieldsOf, isTopicKind, type SheetKind } from '../../../domain/own-data/sheet-forms';
import { Select } from '../../kit/controls/select';

interface Props {
  readonly column: ColumnMapping;
  readonly kind: SheetKind;
  readonly mapping: MappingViewModel;
}

/** What a column becomes. */
export function ColumnSelect({ column, kind, mapping }: Props) {
  return (
    <Select
      label={`${column.header} becomes`}
      isAlone
      options={targetOptions(kind)}
      value={column.target}
      onChange={(target) => void mapping.assign(column.index, target)}
    />
  );
}

function targetOptions(kind: SheetKind): readonly (readonly [ColumnTarget, string])[] {
  return [
    ['more', 'Text on the card'],
    ...(isTopicKind(kind) ? OWN_TARGETS : []),
    ...fieldsOf(kind),
    ['ignored', 'Leave out'],
  ];
}

const OWN_TARGETS = [
  ['own-label', 'Label'],
  ['own-figure', 'Figure'],
] as const;
