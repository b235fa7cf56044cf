import { observer } from 'mobx-react-lite';
import type { BriefViewModel } from '../../../application/brief/brief.view-model';
import {
  CONCLUSION_LIMIT,
  ACTION_LIMITS,
  ACTION_NAMES,
  ACTION_PARTS,
  hasAction,
  type ActionPart,
} from '../../../domain/personal/brief-content';
import type { Topic } from '../../../domain/topic/topic';
import { isDecided, topicStatusName } from '../../../domain/topic/topic-status';
import { Box } from '../../kit/layout/stack';
import { quadrantHue } from '../../signal/dot';
import { TextField } from './text-field';
import styles from './recommendation.module.scss';
import { useDataText } from '../../kit/media/data-text';

const PLACEHOLDERS: Readonly<Record<ActionPart, string>> = { what: 'Write a step', by: 'A day', who: 'A name' };

/** The conclusion, and what to do about each topic, by when and who. */
export const Recommendation = observer(function Recommendation({ model }: { readonly model: BriefViewModel }) {
  const { editor, topics } = model;
  const steps = topics.map((topic) => ({ topic, action: model.actionOf(topic) }));
  const isEmpty = !steps.some(hasAction);
  const { conclusion } = editor.content;
  const hasConclusion = conclusion.trim() !== '';
  return (
    <section
      id="brief-conclusion"
      className={styles.recommendation}
      aria-labelledby="brief-recommendation"
      data-print={isEmpty && !hasConclusion ? 'none' : undefined}
    >
      <h3 id="brief-recommendation">Recommendation</h3>
      <TextField
        id="brief-conclusion-text"
        label="Your conclusion"
        value={conclusion}
        limit={CONCLUSION_LIMIT}
        placeholder="What follows from this?"
        className={styles.conclusion}
        onChange={(text) => editor.write('conclusion', text)}
      />
      <Box as="table" type="small" className={styles.steps} data-print={isEmpty ? 'none' : undefined}>
        <thead>
          <tr>
            <th scope="col">Topic</th>
            {ACTION_PARTS.map((part) => (
              <th key={part} scope="col">
                {ACTION_NAMES[part]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topics.map((topic, index) => (
            <Step key={topic.id} model={model} topic={topic} number={index + 1} />
          ))}
        </tbody>
      </Box>
    </section>
  );
});

interface StepProps {
  readonly model: BriefViewModel;
  readonly topic: Topic;
  /** From 1. */
  readonly number: number;
}

const Step = observer(function Step({ model, topic, number }: StepProps) {
  const dataText = useDataText();
  const action = model.actionOf(topic);
  const status = model.statusOf(topic);
  return (
    <tr data-print={hasAction({ action }) ? undefined : 'none'} data-quadrant={quadrantHue(topic.quadrant)}>
      <th scope="row">
        <i>{number}</i> <span {...dataText}>{topic.name}</span>
        {isDecided(status) && <small>{topicStatusName(status)}</small>}
      </th>
      {ACTION_PARTS.map((part) => (
        <td key={part} data-part={part}>
          <TextField
            id={`brief-${part}-${number}`}
            label={`${ACTION_NAMES[part]}: ${topic.name}`}
            value={action[part]}
            limit={ACTION_LIMITS[part]}
            placeholder={PLACEHOLDERS[part]}
            isOneLine
            isInTable
            onChange={(text) => model.editor.writeAction(topic.id, part, text)}
          />
        </td>
      ))}
    </tr>
  );
});
