import { observer } from 'mobx-react-lite';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import type { GridLine } from '../../../domain/own-data/grid';
import type { RowChoice, TableForm } from '../../../domain/own-data/table-form';
import { shortened } from '../../../domain/own-data/cell-text';
import { Stack, Text } from '../../kit/layout/stack';
import { GridMenu, GridMenuItem } from './grid-menu';
import styles from './grid-menu.module.scss';
import { kindWord } from './grid-words';

interface Props {
  readonly mapping: MappingViewModel;
  readonly line: GridLine;
  readonly anchor: HTMLElement;
  readonly onClose: (isFocusKept: boolean) => void;
}

/** What a row is, why, and what it can be instead. */
export const RowMenu = observer(function RowMenu({ mapping, line, anchor, onClose }: Props) {
  const { row, kind, why, cells } = line;
  const isTurned = mapping.sheet?.isTurned === true;
  const after =
    (work: () => Promise<void>): (() => void) =>
    () => {
      void work();
      onClose(true);
    };
  const as = (choice: RowChoice | null) => after(() => mapping.setRow(row, choice));
  const end = (change: Partial<TableForm>) => after(() => mapping.place(change));
  const isTopic = kind === 'topic';
  const items: readonly (readonly [text: string, letter: string, run: () => void, isOffered: boolean])[] = [
    ['Include it after all', 'T', as('topic'), !isTopic && kind !== 'names'],
    ['Leave this row out', 'X', as('left-out'), isTopic || kind === 'group'],
    ['This row is a group', 'G', as('group'), kind !== 'group' && kind !== 'names'],
    ['The names stand here', 'N', after(() => mapping.nameRow(row)), kind !== 'names' && !isTurned && row > 0],
    ['These are names, too', 'M', as('names'), kind !== 'names' && !isTurned && row > 0],
    ['These are the units', 'U', as('units'), kind !== 'units' && kind !== 'names' && !isTurned && row > 0],
    ['First row', '[', end({ firstRow: row }), kind !== 'names'],
    ['Last row', ']', end({ lastRow: row }), kind !== 'names'],
  ];
  const unread = mapping.tablesAt(line).filter(({ table }) => !table.isRead);
  const canBeBoth = mapping.sheet?.together?.isOneSheet === true && !mapping.sheet.together.isOn;
  const ofTables: typeof items = [
    ...unread.map(
      ({ table, number }) => [`Read table ${number}`, '', after(() => mapping.choose(table.sheet)), true] as const,
    ),
    ['Read the tables together', '', after(() => mapping.place({ isTogether: true })), unread.length > 0 && canBeBoth],
  ];
  const offered = [...items, ...ofTables].filter(([, , , isOffered]) => isOffered);
  const choice = mapping.sheet?.form.rows[row];
  const names = mapping.sheet?.columns.find(({ target }) => target === 'name');
  const named = isTopic && names !== undefined ? (cells[names.index]?.text.trim() ?? '') : '';
  const text = named || (cells.find((cell) => cell.text.trim() !== '')?.text ?? '');
  const word = kindWord({ ...line, isFirst: false, isLast: false });
  return (
    <GridMenu
      label={`Row ${row}`}
      anchor={anchor}
      keys={Object.fromEntries(items.filter(([, , , isOffered]) => isOffered).map(([, letter, run]) => [letter, run]))}
      onClose={onClose}
    >
      <Text as="h3" type="label" breaks dir="auto">
        {`${row} ‘${shortened(text, 40)}’${word === '' ? '' : `: ${word}`}`}
      </Text>
      <Stack gap={4} className={styles.part}>
        {offered.map(([label, letter, run]) => (
          <GridMenuItem key={label} text={label} {...(letter !== '' && { letter })} onSelect={run} />
        ))}
        {choice !== undefined && <GridMenuItem text="As it was found" onSelect={as(null)} />}
      </Stack>
      {why !== '' && (
        <Text as="p" type="caption" tone="muted" breaks>
          {why}
        </Text>
      )}
    </GridMenu>
  );
});
