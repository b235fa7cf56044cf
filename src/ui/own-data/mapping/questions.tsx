import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import { catchLostFocus } from '../../kit/controls/focus-around';
import { Stack, Text } from '../../kit/layout/stack';
import { questionInWords, type QuestionWords } from './question-words';
import styles from './questions.module.scss';
import { FoldedValues } from './value-tables';

/** What has to be answered before the file is opened. No answer is given in advance. */
export const Questions = observer(function Questions({ mapping }: { mapping: MappingViewModel }) {
  const root = useRef<HTMLElement>(null);
  // A question may be gone with its answer.
  useEffect(() => catchLostFocus(() => root.current?.focus()), []);
  return (
    <Stack as="section" gap={24} ref={root} tabIndex={-1} aria-label="Questions" className={styles.questions}>
      {mapping.questions.map((question) => {
        const { kind, sheet, column, isAnswered } = question;
        const hasValues = kind === 'values' || kind === 'order';
        return (
          <AnswerList
            key={`${kind} ${sheet?.sheet} ${column?.index}`}
            isDue={!isAnswered}
            {...questionInWords(question, mapping)}
          >
            {hasValues && sheet !== null && column !== null && (
              <FoldedValues sheet={sheet.sheet} column={column} mapping={mapping} />
            )}
          </AnswerList>
        );
      })}
    </Stack>
  );
});

interface Props extends QuestionWords {
  readonly isDue: boolean;
  /** Below the answers. */
  readonly children?: ReactNode;
}

function AnswerList({ title, lines = [], answers, isDue, children }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.question} data-due={isDue || undefined}>
      <Text as="legend" type="label" pad="0 0 4" breaks dir="auto">
        {title}
      </Text>
      {lines.map((line) => (
        <Text key={line} type="small" tone="muted" dir="auto">
          {line}
        </Text>
      ))}
      {answers.map(({ label, consequence, isChosen = false, choose }, key) => (
        <div key={key} className={styles.answer}>
          <input
            id={`${name}-${key}`}
            type="radio"
            name={name}
            checked={isChosen}
            aria-describedby={`${name}-${key}-means`}
            onChange={() => void choose()}
          />
          <div>
            <Text as="label" type="label" breaks htmlFor={`${name}-${key}`} dir="auto">
              {label}
            </Text>
            <Text id={`${name}-${key}-means`} type="small" tone="muted" breaks dir="auto">
              {consequence}
            </Text>
          </div>
        </div>
      ))}
      {children}
    </fieldset>
  );
}
