import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { AskedColumn, MappingViewModel } from '../../../application/own-data/mapping.view-model';
import { Text } from '../../kit/layout/text';
import { unitAnswer, unitRange } from './unit-words';
import styles from './unit-questions.module.scss';

/** What the numbers of columns without a unit count, each as answers that say their consequence. */
export const UnitQuestions = observer(function UnitQuestions({ mapping }: { mapping: MappingViewModel }) {
  return (
    <>
      {mapping.asked.map((asked) => (
        <Question key={`${asked.sheet} ${asked.column.index}`} asked={asked} mapping={mapping} />
      ))}
    </>
  );
});

function Question({ asked: { sheet, column }, mapping }: { asked: AskedColumn; mapping: MappingViewModel }) {
  const name = useId();
  const { question, unit, header } = column;
  if (question === null) return null;
  return (
    <fieldset className={styles.question}>
      <Text as="legend" type="label" pad="0 0 4">
        What does {question.example} in ‘{header}’ mean?
      </Text>
      <Text type="small" tone="muted">
        {unitRange(question, mapping.mapping.decimal?.mark ?? '.')}
      </Text>
      {question.answers.map((answer) => {
        const { label, consequence } = unitAnswer(column, answer);
        return (
          <div key={answer} className={styles.answer}>
            <input
              id={`${name}-${answer}`}
              type="radio"
              name={name}
              checked={unit === answer}
              aria-describedby={`${name}-${answer}-means`}
              onChange={() => void mapping.answer(sheet, column.index, answer)}
            />
            <div>
              <Text as="label" type="label" htmlFor={`${name}-${answer}`}>
                {label}
              </Text>
              <Text id={`${name}-${answer}-means`} type="small" tone="muted">
                {consequence}
              </Text>
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}
