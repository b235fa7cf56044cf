import { UserRound } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { shortDay } from '../../domain/shared/calendar';
import { MEMBER_TEXT_LIMITS, type Responsibility } from '../../domain/team/member-record';
import type { Topic } from '../../domain/topic/topic';
import { Button } from '../kit/controls/button';
import { Select } from '../kit/controls/select';
import { useDraft } from '../kit/controls/use-draft';
import { Box, Row, Stack } from '../kit/layout/stack';
import styles from './card-team.module.scss';
import type { TeamTools } from '../../application/team/team-loader';

interface Props {
  readonly tools: TeamTools;
  readonly topic: Topic;
}

/** The one responsible person of a topic with task, date and state, and the form that changes it. */
export const ResponsibleLine = observer(function ResponsibleLine({ tools, topic }: Props) {
  const { store, acts } = tools;
  const [isEditing, setEditing] = useState(false);
  const entry = store.responsible.get(topic.id);
  const person = entry?.who == null ? undefined : store.byId.get(entry.who);
  if (isEditing) {
    return <Form tools={tools} topic={topic} entry={entry} onDone={() => setEditing(false)} />;
  }
  return (
    <Row gap={8} wrap type="small" className={styles.responsible}>
      <UserRound size={16} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.label}>Responsible</span>
      <span className={styles.task} dir="auto">
        {entry === undefined || person === undefined ? (
          <span className={styles.from}>No one yet</span>
        ) : (
          <>
            <b>{person.name}</b> {entry.task} {entry.due !== null && `by ${shortDay(entry.due)}`}
            {entry.isDone && ' (done)'}
          </>
        )}
      </span>
      {entry !== undefined && person !== undefined && !entry.isDone && (
        <Button variant="quiet" size="small" onClick={() => acts.assign(topic.id, { ...entry, isDone: true })}>
          Done
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={() => setEditing(true)}>
        {person === undefined ? 'Assign' : 'Change'}
      </Button>
    </Row>
  );
});

interface FormProps extends Props {
  readonly entry: Responsibility | undefined;
  readonly onDone: () => void;
}

function Form({ tools: { store, acts }, topic, entry, onDone }: FormProps) {
  const [who, setWho] = useState<string>(entry?.who ?? store.you?.id ?? '');
  const task = useDraft(`task ${topic.id}`, entry?.task ?? '');
  const save = (data: FormData): void => {
    const text = (name: string): string => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    const due = text('due') === '' ? null : text('due');
    acts.assign(topic.id, {
      who: store.byId.get(who)?.id ?? null,
      task: task.text,
      due,
      isDone: data.get('done') !== null,
    });
    task.end();
    onDone();
  };
  return (
    <Box
      as="form"
      type="small"
      className={styles.form}
      aria-label="Responsible"
      onSubmit={(event) => {
        event.preventDefault();
        save(new FormData(event.currentTarget));
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onDone();
      }}
    >
      <Stack gap={4}>
        <span aria-hidden="true">Person</span>
        <Select
          isAlone
          label="Person"
          options={[
            ['', 'No person'],
            ...store.members.map(({ id, name, isYou }) => [id as string, isYou ? `${name} (you)` : name] as const),
          ]}
          value={who}
          onChange={setWho}
        />
      </Stack>
      <label>
        Date
        <input type="date" name="due" defaultValue={entry?.due ?? ''} />
      </label>
      <label className={styles.wide}>
        Task
        <input
          maxLength={MEMBER_TEXT_LIMITS.task}
          value={task.text}
          onChange={({ target }) => task.write(target.value)}
          dir="auto"
        />
      </label>
      <label className={styles.check}>
        <input type="checkbox" name="done" defaultChecked={entry?.isDone ?? false} /> Done
      </label>
      <Row as="span" gap={8} justify="end">
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            task.end();
            onDone();
          }}
        >
          Cancel
        </Button>
        <Button size="small" type="submit">
          Save
        </Button>
      </Row>
    </Box>
  );
}
