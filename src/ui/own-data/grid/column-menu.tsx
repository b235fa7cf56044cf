import { ArrowDown, ArrowUp } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import { isShare } from '../../../domain/own-data/field-keys';
import type { ColumnMapping, ColumnTarget, ValueMapping } from '../../../domain/own-data/mapping';
import { SPLIT_SIGNS, type SplitSign } from '../../../domain/own-data/split-cells';
import { valueOptions } from '../../../domain/own-data/value-mapping';
import { DATE_ORDERS } from '../../../domain/own-data/written-date';
import { IconButton } from '../../kit/controls/icon-button';
import { Select } from '../../kit/controls/select';
import { Row, Stack, Text } from '../../kit/layout/stack';
import { unitsToChoose } from './check-words';
import { GridMenu, GridMenuItem } from './grid-menu';
import styles from './grid-menu.module.scss';
import { letterOf, MENU_ROLES, otherFields, roleWord, unitWord } from './grid-words';
import { PartChoice } from './part-menu';
import { Segments } from '../../kit/controls/segments';

interface Props {
  readonly mapping: MappingViewModel;
  readonly column: ColumnMapping;
  readonly anchor: HTMLElement;
  readonly onClose: (isFocusKept: boolean) => void;
}

/** What a column is, and how its values are read. */
export const ColumnMenu = observer(function ColumnMenu({ mapping, column, anchor, onClose }: Props) {
  const { sheet } = mapping;
  const { index, header, target, name, reason, examples } = column;
  const kind = sheet?.kind ?? 'topics';
  const others = otherFields(kind);
  const isOther = others.some(([key]) => key === target);
  const isOfTopics = kind === 'topics' || kind === 'previous-topics';
  const choose = (to: ColumnTarget): void => {
    void mapping.assign(index, to);
    onClose(true);
  };
  const roles = isOfTopics ? MENU_ROLES : MENU_ROLES.filter(([each]) => each === 'more' || each === 'ignored');
  const part = mapping.partAt(mapping.placeOf(column));
  const letter = sheet === null ? '' : letterOf(sheet, column);
  return (
    <GridMenu
      label={`Column ${letter}, ${header}`}
      anchor={anchor}
      keys={Object.fromEntries(roles.map(([to, , key]) => [key, () => choose(to)]))}
      onClose={onClose}
    >
      <Text as="h3" type="label" breaks dir="auto">
        {letter} {name ?? header}
      </Text>
      <div role="radiogroup" aria-label="It is" className={styles.roles}>
        {roles.map(([to, text, key]) => (
          <GridMenuItem key={to} text={text} letter={key} isOn={to === target} onSelect={() => choose(to)} />
        ))}
      </div>
      {others.length > 0 && (
        <Select
          label="Another field"
          isAlone
          isInPanel
          options={[['', 'Another field …'], ...others.map(([key, text]) => [key, text] as const)]}
          value={isOther ? target : ''}
          onChange={(key) => key !== '' && choose(key)}
        />
      )}
      {part !== null && (
        <Stack gap={4} className={styles.part}>
          <PartChoice mapping={mapping} header={part.header} part={part.part} onChosen={() => onClose(true)} />
        </Stack>
      )}
      <Stack gap={4} className={styles.part}>
        <HowRead mapping={mapping} column={column} />
        <Line label="Name">
          <input
            key={name ?? header}
            className={styles.name}
            aria-label="Name of the column"
            defaultValue={name ?? header}
            onBlur={({ target: { value } }) => {
              const text = value.trim();
              if (text !== '' && text !== (name ?? header)) void mapping.answer(index, { name: text });
            }}
          />
        </Line>
      </Stack>
      <Text as="p" type="caption" tone="muted" breaks dir="auto">
        {`${reason === '' ? roleWord(target, kind) : reason}. ${examples.join(', ')}`}
      </Text>
    </GridMenu>
  );
});

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.line}>
      <Text as="span" type="small" tone="muted">
        {label}
      </Text>
      {children}
    </div>
  );
}

/** What fits the role: unit, decimal mark, blank cells, words. */
const HowRead = observer(function HowRead({ mapping, column }: Pick<Props, 'mapping' | 'column'>) {
  const { index, target, unit, isNumeric, blanks, values = [], question, split, dates } = column;
  const { decimal } = mapping.mapping;
  const isGroup = target === 'trend' || target === 'shift' || target === 'own-label';
  const options = valueOptions(target).map(({ meaning, text }) => [String(meaning), text] as const);
  const setValues = (changed: readonly ValueMapping[]): void =>
    void mapping.answer(index, {
      values: changed,
      ...(column.order !== undefined && { order: 'chosen' }),
    });
  const move = (place: number, by: number): void => {
    const others = values.filter((_, at) => at !== place);
    setValues(
      others.toSpliced(place + by, 0, ...values.slice(place, place + 1)).map((each) => ({ ...each, isChosen: true })),
    );
  };
  return (
    <>
      {isShare(target) && question !== null && (
        <Line label="Unit">
          <Select
            label="Unit of its numbers"
            isAlone
            isInPanel
            options={unitsToChoose(column).map((each) => [each ?? '', unitWord({ ...column, unit: each })] as const)}
            value={unit ?? ''}
            onChange={(each) => void mapping.answer(index, { unit: each === '' ? null : each, isUnitChosen: true })}
          />
        </Line>
      )}
      {isNumeric && decimal !== null && (
        <Line label="Decimals">
          <Segments
            label="Decimals"
            options={[
              [',', '1,5'],
              ['.', '1.5'],
            ]}
            value={decimal.mark}
            onChange={(mark) => void mapping.setDecimal(mark)}
          />
        </Line>
      )}
      {isGroup && (
        <Line label="Empty is">
          <Segments
            label="Empty cells"
            options={[
              ['above', 'as above'],
              ['empty', 'nothing'],
            ]}
            value={blanks?.isFilled === true ? 'above' : 'empty'}
            onChange={(choice) =>
              void mapping.answer(index, { blanks: { count: 0, isFilled: choice === 'above', isChosen: true } })
            }
          />
        </Line>
      )}
      {isGroup && (
        <Line label="Split at">
          <Segments<SplitSign | ''>
            label="Split cells at"
            options={[['', 'never'], ...SPLIT_SIGNS.map((sign) => [sign, sign === '\n' ? 'line' : sign] as const)]}
            value={split?.at ?? ''}
            onChange={(sign) =>
              void mapping.answer(index, {
                split: { at: sign === '' ? null : sign, found: split?.found ?? null, isChosen: true },
              })
            }
          />
        </Line>
      )}
      {target === 'date' && (
        <Line label="Order">
          <Segments
            label="First in a date"
            options={DATE_ORDERS.map((order) => [order, order] as const)}
            value={dates?.order ?? null}
            onChange={(order) => void mapping.answer(index, { dates: { order, unsure: null, isChosen: true } })}
          />
        </Line>
      )}
      {options.length > 0 &&
        values.map(({ value, meaning }) => (
          <Line key={value} label={value}>
            <Select
              label={`${value} becomes`}
              isAlone
              isInPanel
              options={[['', 'own word'], ...options]}
              value={meaning === null ? '' : String(meaning)}
              onChange={(to) =>
                setValues(
                  values.map((each) =>
                    each.value === value ? { ...each, meaning: to === '' ? null : Number(to), isChosen: true } : each,
                  ),
                )
              }
            />
          </Line>
        ))}
      {target === 'ring' &&
        values.map(({ value }, place) => (
          <Row key={value} gap={4} justify="between">
            <Text as="span" type="small" dir="auto">
              {value}
            </Text>
            <Row gap={4}>
              <IconButton
                label={`Move ${value} inwards`}
                icon={<ArrowUp size={16} strokeWidth={1.75} />}
                disabled={place === 0}
                onClick={() => move(place, -1)}
              />
              <IconButton
                label={`Move ${value} outwards`}
                icon={<ArrowDown size={16} strokeWidth={1.75} />}
                disabled={place === values.length - 1}
                onClick={() => move(place, 1)}
              />
            </Row>
          </Row>
        ))}
    </>
  );
});
