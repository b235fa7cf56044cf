import { observer } from 'mobx-react-lite';
import type { AskedColumn, MappingViewModel } from '../../../application/own-data/mapping.view-model';
import { Text } from '../../kit/layout/text';
import { AnswerList } from './answer-list';
import { firstValues } from './first-values';
import { unitAnswer, unitRange } from './unit-words';

/** What has to be answered before the file is opened: the column of an empty axis, and what numbers without a unit count. */
export const UnitQuestions = observer(function UnitQuestions({ mapping }: { mapping: MappingViewModel }) {
  return (
    <>
      {mapping.axisQuestion !== null && <AxisQuestion mapping={mapping} question={mapping.axisQuestion} />}
      {mapping.asked.map((asked) => (
        <Question key={`${asked.sheet} ${asked.column.index}`} asked={asked} mapping={mapping} />
      ))}
    </>
  );
});

interface AxisProps {
  readonly mapping: MappingViewModel;
  readonly question: NonNullable<MappingViewModel['axisQuestion']>;
}

function AxisQuestion({ mapping, question: { axis, candidates } }: AxisProps) {
  const word = axis === 'growth' ? 'growth' : 'size';
  const { topics } = mapping;
  const rows = topics === null ? [] : (mapping.preview?.rows[topics.sheet] ?? []);
  return (
    <AnswerList
      title={`Which column is the ${word}?`}
      answers={[
        ...candidates.map((column) => ({
          key: String(column.index),
          label: column.header,
          consequence: firstValues(rows, topics?.columns.indexOf(column) ?? -1),
          isChosen: false,
          choose: () => void mapping.setRole(axis, column.index),
        })),
        {
          key: 'none',
          label: 'None of these: keep them as they are',
          consequence: 'The topics open as a list, without a map.',
          isChosen: false,
          choose: mapping.leaveAxisOut,
        },
      ]}
    />
  );
}

function Question({ asked: { sheet, column }, mapping }: { asked: AskedColumn; mapping: MappingViewModel }) {
  const { question, unit, header, index } = column;
  if (question === null) return null;
  return (
    <AnswerList
      title={`What does ${question.example} in ‘${header}’ mean?`}
      answers={[
        ...question.answers.map((answer) => ({
          ...unitAnswer(column, answer),
          key: answer,
          isChosen: unit === answer,
          choose: () => void mapping.answer(sheet, index, answer),
        })),
        {
          key: 'none',
          label: 'None of these: keep it as a label',
          consequence: 'The values stay as they are written, and can be filtered.',
          isChosen: false,
          choose: () => void mapping.keepAsLabel(sheet, index),
        },
      ]}
    >
      <Text type="small" tone="muted">
        {unitRange(question, mapping.mapping.decimal?.mark ?? '.')}
      </Text>
    </AnswerList>
  );
}
