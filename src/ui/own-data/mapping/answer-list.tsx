import { useId, type ReactNode } from 'react';
import { Text } from '../../kit/layout/text';
import styles from './answer-list.module.scss';

interface Answer {
  readonly key: string;
  readonly label: string;
  readonly consequence: string;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

interface Props {
  readonly title: string;
  readonly children?: ReactNode;
  readonly answers: readonly Answer[];
}

/** A question that has to be answered, with answers that say their consequence. None is chosen in advance. */
export function AnswerList({ title, children, answers }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.question} data-due={answers.every(({ isChosen }) => !isChosen) || undefined}>
      <Text as="legend" type="label" pad="0 0 4">
        {title}
      </Text>
      {children}
      {answers.map(({ key, label, consequence, isChosen, choose }) => (
        <div key={key} className={styles.answer}>
          <input
            id={`${name}-${key}`}
            type="radio"
            name={name}
            checked={isChosen}
            aria-describedby={`${name}-${key}-means`}
            onChange={choose}
          />
          <div>
            <Text as="label" type="label" htmlFor={`${name}-${key}`}>
              {label}
            </Text>
            <Text id={`${name}-${key}-means`} type="small" tone="muted">
              {consequence}
            </Text>
          </div>
        </div>
      ))}
    </fieldset>
  );
}
