import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import type { FileQuestion } from '../../../domain/own-data/open-questions';
import { countOf } from '../../../domain/shared/figures';
import { catchLostFocus } from '../../kit/controls/catch-lost-focus';
import { Stack } from '../../kit/layout/stack';
import { Text } from '../../kit/layout/text';
import { AnswerList } from './answer-list';
import { firstValues } from './first-values';
import styles from './questions.module.scss';
import { decimalQuestion, sheetsQuestion, turnQuestion, unitAnswer, unitRange } from './question-words';
import { noneOf, NumbersQuestion, OrderQuestion, type OfColumn } from './value-questions';

/** What has to be answered before the file is opened. No answer is given in advance. */
export const Questions = observer(function Questions({ mapping }: { mapping: MappingViewModel }) {
  const root = useRef<HTMLElement>(null);
  // A question may be gone with its answer.
  useEffect(() => catchLostFocus(() => root.current?.focus()), []);
  return (
    <Stack as="section" gap={24} ref={root} tabIndex={-1} aria-label="Questions" className={styles.questions}>
      {mapping.axisQuestions.map((question) => (
        <AxisQuestion key={question.axis} mapping={mapping} question={question} />
      ))}
      {mapping.questions.map((question) => (
        <Question
          key={`${question.kind} ${question.sheet?.sheet} ${question.column?.index}`}
          question={question}
          mapping={mapping}
        />
      ))}
    </Stack>
  );
});

interface AxisProps {
  readonly mapping: MappingViewModel;
  readonly question: MappingViewModel['axisQuestions'][number];
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
          choose: mapping.leaveMapOut,
        },
      ]}
    />
  );
}

interface Props {
  readonly question: FileQuestion;
  readonly mapping: MappingViewModel;
}

function Question({ question, mapping }: Props) {
  const { kind, sheet, column } = question;
  const { decimal } = mapping.mapping;
  if (sheet === null) {
    return decimal?.asked == null ? null : <AnswerList {...decimalQuestion(decimal.asked, mapping.setDecimal)} />;
  }
  if (column === null) {
    const change = (form: Parameters<typeof mapping.place>[1]): void => void mapping.place(sheet.sheet, form);
    return <AnswerList {...(kind === 'sheets' ? sheetsQuestion(sheet, change) : turnQuestion(sheet, change))} />;
  }
  const asked = { mapping, sheet: sheet.sheet, column };
  switch (kind) {
    case 'name':
      return <NameQuestion {...asked} />;
    case 'unit':
      return <UnitQuestion {...asked} />;
    case 'blanks':
      return <BlanksQuestion {...asked} />;
    case 'order':
      return <OrderQuestion {...asked} />;
    default:
      return <NumbersQuestion {...asked} />;
  }
}

/** Where several columns have a different text in each row and no known name. */
function NameQuestion({ mapping, sheet, column: { index: likeliest, rivals = [] } }: OfColumn) {
  const { columns = [] } = mapping.mapping.sheets.find((each) => each.sheet === sheet) ?? {};
  const candidates = columns.filter(({ index }) => index === likeliest || rivals.includes(index));
  return (
    <AnswerList
      title="Which column is the name of the topics?"
      answers={candidates.map(({ index, header, examples }) => ({
        key: String(index),
        label: header,
        consequence: examples.join(', '),
        isChosen: false,
        choose: () => void mapping.nameTopics(sheet, index),
      }))}
    />
  );
}

function UnitQuestion(asked: OfColumn) {
  const { mapping, sheet, column } = asked;
  const { question, unit, header, index } = column;
  if (question === null) return null;
  const { odd } = question;
  return (
    <AnswerList
      title={`What does ${question.example} in ‘${header}’ mean?`}
      answers={[
        ...question.answers.map((answer) => ({
          ...unitAnswer(column, answer),
          key: answer,
          isChosen: unit === answer,
          choose: () => void mapping.answer(sheet, index, { unit: answer }),
        })),
        noneOf(asked),
      ]}
    >
      <Text type="small" tone="muted">
        {unitRange(question, mapping.mapping.decimal?.mark ?? '.')}
      </Text>
      {odd !== null && (
        <Text type="small">
          Unlike the others: <b>{odd.text}</b>
          {odd.name !== null && (
            <>
              {' '}
              (<bdi>{odd.name}</bdi>)
            </>
          )}
          .
        </Text>
      )}
    </AnswerList>
  );
}

function BlanksQuestion({ mapping, sheet, column: { index, header, blanks } }: OfColumn) {
  if (blanks === null) return null;
  const answerWith = (answer: 'above' | 'empty') => ({
    key: answer,
    isChosen: blanks.answer === answer,
    choose: () => void mapping.answer(sheet, index, { blanks: { ...blanks, answer } }),
  });
  return (
    <AnswerList
      title={`${countOf(blanks.count, 'cell')} of ‘${header}’ ${blanks.count === 1 ? 'is' : 'are'} blank. What does blank mean here?`}
      answers={[
        {
          ...answerWith('above'),
          label: 'The same as the cell above',
          consequence: `‘${blanks.example}’ also counts for the blank cells below it.`,
        },
        { ...answerWith('empty'), label: 'Nothing', consequence: 'The cells stay empty.' },
      ]}
    />
  );
}
