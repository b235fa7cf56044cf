import { useState } from 'react';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import type { ColumnMapping, ValueMapping } from '../../../domain/own-data/mapping';
import { foreignNumbers, readsAsOurs, valueOptions } from '../../../domain/own-data/value-mapping';
import { AnswerList, type ListedAnswer } from './answer-list';
import { ValueTable } from './value-tables';

export interface OfColumn {
  readonly mapping: MappingViewModel;
  readonly sheet: string;
  readonly column: ColumnMapping;
}

/** The last answer to what the values of a column mean. */
export function noneOf({ mapping, sheet, column }: OfColumn): ListedAnswer {
  return {
    key: 'none',
    label: 'None of these: keep it as a label',
    consequence: 'The values stay as they are written, and can be filtered.',
    isChosen: false,
    choose: () => void mapping.keepAsLabel(sheet, column.index),
  };
}

/** The order of rings that nothing says. */
export function OrderQuestion(asked: OfColumn) {
  const { mapping, sheet, column } = asked;
  const { header, values = [], order, index } = column;
  const [isOwn, setOwn] = useState(false);
  // As they stand in the file; another order by the user changes that of the column alone.
  const [found] = useState(values);
  const answerWith = (key: string, rings: readonly ValueMapping[]) => ({
    key,
    label: rings.map(({ value }) => value).join(', '),
    isChosen: !isOwn && order === 'chosen' && rings.every(({ value }, at) => values[at]?.value === value),
    choose: () => {
      setOwn(false);
      void mapping.answer(sheet, index, { values: rings, order: 'chosen' });
    },
  });
  return (
    <AnswerList
      title={`In which order do the rings of ‘${header}’ stand, from the inside?`}
      answers={[
        { ...answerWith('first', found), consequence: 'As they first appear in the file.' },
        { ...answerWith('reverse', found.toReversed()), consequence: 'The other way round.' },
        {
          key: 'own',
          label: 'Another order',
          consequence: 'Move the rings in the list below.',
          isChosen: isOwn,
          choose: () => setOwn(true),
        },
        noneOf(asked),
      ]}
      isDue={order !== 'chosen'}
      below={isOwn && <ValueTable {...asked} />}
    />
  );
}

/** Numbers as statuses. */
export function NumbersQuestion(asked: OfColumn) {
  const { mapping, sheet, column } = asked;
  const { header, values = [], index } = column;
  const [isEach, setEach] = useState(false);
  const numbers = foreignNumbers(column);
  const isDue = numbers.some(({ isChosen }) => !isChosen);
  const ours = values.map((each) => (numbers.includes(each) ? readsAsOurs(each) : each));
  const written = numbers.map(({ value }) => value).toSorted((a, b) => Number(a) - Number(b));
  const areOurs = ours.every(({ value, meaning }) => !written.includes(value) || meaning !== null);
  const isAsOurs = !isDue && ours.every(({ meaning }, at) => values[at]?.meaning === meaning);
  return (
    <AnswerList
      title={`What do ${written.join(', ')} in ‘${header}’ mean?`}
      answers={[
        ...(areOurs
          ? [
              {
                key: 'ours',
                label: 'The statuses of this product',
                consequence: `${valueOptions('status')
                  .map(({ meaning, text }) => `${meaning} ${text}`)
                  .join(', ')}.`,
                isChosen: isAsOurs && !isEach,
                choose: () => {
                  setEach(false);
                  void mapping.answer(sheet, index, { values: ours });
                },
              },
            ]
          : []),
        {
          key: 'each',
          label: 'Other statuses',
          consequence: 'Choose one for each number in the list below.',
          isChosen: isEach || (!isDue && !isAsOurs),
          choose: () => setEach(true),
        },
        noneOf(asked),
      ]}
      isDue={isDue}
      below={(isEach || (!isDue && !isAsOurs)) && <ValueTable {...asked} />}
    />
  );
}
