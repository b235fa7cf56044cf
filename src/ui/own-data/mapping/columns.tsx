import { observer } from 'mobx-react-lite';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import type { ColumnMapping, ColumnTarget, SheetMapping, PreviewCell } from '../../../domain/own-data/mapping';
import { isRole, ROLES } from '../../../domain/own-data/roles';
import { fieldsOf, isTopicKind, type SheetKind } from '../../../domain/own-data/sheet-forms';
import { countOf } from '../../../domain/shared/figures';
import { Select } from '../../kit/controls/select';
import { Box, Stack, Text } from '../../kit/layout/stack';
import styles from './columns.module.scss';
import { useState, type ReactNode } from 'react';

interface Props {
  readonly mapping: MappingViewModel;
  readonly sheet: SheetMapping;
}

/** What the columns of a sheet become: of topics six roles first, and the others folded, which are all kept. */
export const Columns = observer(function Columns({ mapping, sheet }: Props) {
  const { kind, reason, columns } = sheet;
  if (kind === null)
    return (
      <Text type="body" tone="muted" pad="16 0">
        This sheet is not used: {reason}
      </Text>
    );
  if (sheet !== mapping.topics) return <ColumnList mapping={mapping} sheet={sheet} kind={kind} columns={columns} />;
  const others = columns.filter(({ target, examples }) => !isRole(target) && examples.length > 0);
  return (
    <>
      <RoleRows mapping={mapping} sheet={sheet} />
      {others.length > 0 && (
        <Box>
          <Fold title={`${countOf(others.length, 'more column')} ${others.length === 1 ? 'is' : 'are'} kept`}>
            <ColumnList mapping={mapping} sheet={sheet} kind={kind} columns={others} />
          </Fold>
        </Box>
      )}
    </>
  );
});

/** Each role with the column of the file, the first values and what they become, and why. */
function RoleRows({ mapping, sheet: { sheet, columns } }: Props) {
  const rows = mapping.preview?.rows[sheet] ?? [];
  const options = columns.map(({ index, header }) => [String(index), header] as const);
  return (
    <ul className={styles.rows} aria-label="Columns">
      {ROLES.map(([role, word]) => {
        const at = columns.findIndex(({ target }) => target === role);
        const column = columns[at];
        const isAsked = mapping.axes.includes(role);
        const choose = (index: string): void => {
          if (isAsked && index === '') mapping.leaveMapOut();
          else void mapping.setRole(role, index === '' ? null : Number(index));
        };
        return (
          <li key={role} className={styles.role}>
            <Text as="span" type="label">
              {word}
            </Text>
            <Select
              label={`${word} is read from`}
              isAlone
              isAsked={isAsked}
              options={[...(isAsked ? [ASKED] : []), ['', isAsked ? 'none: open without a map' : 'none'], ...options]}
              value={isAsked ? '?' : column === undefined ? '' : String(column.index)}
              onChange={choose}
            />
            {isAsked && (
              <Text as="span" type="small" className={styles.values}>
                Which column is the {word.toLowerCase()}?
              </Text>
            )}
            {column !== undefined && (
              <Stack as="span" fit="shrink" className={styles.values}>
                <Text as="bdi" type="small" lines={1}>
                  {firstValues(rows, at)}
                </Text>
                <Text as="span" type="caption" tone="muted" lines={2}>
                  {column.reason}
                </Text>
              </Stack>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const ASKED = ['?', 'Choose'] as const;

/** The first different values of a column, and what they become where that is something else. @param at its place in a row */
function firstValues(rows: readonly (readonly PreviewCell[])[], at: number): string {
  const words = rows.flatMap(({ [at]: cell }) => {
    if (cell === undefined || cell.raw === '') return [];
    const isSame = cell.shown === null || cell.shown.replace(/^\+/, '') === cell.raw;
    return [isSame ? cell.raw : `${cell.raw} → ${cell.shown}`];
  });
  return [...new Set(words)].slice(0, 3).join(', ');
}

interface ListProps extends Props {
  readonly kind: SheetKind;
  readonly columns: readonly ColumnMapping[];
}

function ColumnList({ mapping, sheet: { sheet }, kind, columns }: ListProps) {
  return (
    <ul className={styles.rows} aria-label="Other columns">
      {columns.map(({ index, header, target, examples }) => (
        <li key={index} className={styles.column}>
          <Stack as="span" fit="shrink">
            <Text as="span" type="label" lines={1} dir="auto">
              {header}
            </Text>
            <Text as="span" type="caption" tone="muted" lines={1} dir="auto">
              {examples.join(', ')}
            </Text>
          </Stack>
          <Select
            label={`${header} becomes`}
            isAlone
            options={targetOptions(kind)}
            value={target}
            onChange={(chosen) => void mapping.assign(sheet, index, chosen)}
          />
        </li>
      ))}
    </ul>
  );
}

/** What a column of such a sheet can become, in words. */
export function targetOptions(kind: SheetKind): readonly (readonly [ColumnTarget, string])[] {
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

/** Its content stands below a button that shows and hides it; hidden first. */
export function Fold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {title}
      </button>
      {isOpen && children}
    </>
  );
}
