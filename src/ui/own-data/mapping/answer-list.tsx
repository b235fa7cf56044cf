import { useId, type ReactNode } from 'react';
import { Text } from '../../kit/layout/text';
import styles from './answer-list.module.scss';

export interface ListedAnswer {
  readonly key: string;
  readonly label: string;
  readonly consequence: string;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

export interface AnswerListProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly answers: readonly ListedAnswer[];
  /** By default, until an answer is chosen. */
  readonly isDue?: boolean;
  /** What an answer needs, below the answers. */
  readonly below?: ReactNode;
}

/** A question that has to be answered, with answers that say their consequence. None is chosen in advance. */
export function AnswerList({ title, children, answers, isDue, below }: AnswerListProps) {
  const name = useId();
  const due = isDue ?? answers.every(({ isChosen }) => !isChosen);
  return (
    <fieldset className={styles.question} data-due={due || undefined}>
      <Text as="legend" type="label" pad="0 0 4" breaks dir="auto">
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
            <Text as="label" type="label" breaks htmlFor={`${name}-${key}`} dir="auto">
              {label}
            </Text>
            <Text id={`${name}-${key}-means`} type="small" tone="muted" breaks dir="auto">
              {consequence}
            </Text>
          </div>
        </div>
      ))}
      {below}
    </fieldset>
  );
}
