import { Row, Stack } from '../kit/layout/stack';
import { useState, type FormEvent } from 'react';
import { PLATFORM_CONCLUSION_LIMIT } from '../../application/platforms/platforms.view-model';
import { VERDICTS, type Conclusion, type Verdict } from '../../domain/personal/library-record';
import { Button } from '../kit/controls/button';
import { useDraft } from '../kit/controls/use-draft';
import styles from './platform-overview.module.scss';

interface Props {
  readonly name: string;
  /** null: a new one. */
  readonly conclusion: Conclusion | null;
  readonly onSave: (verdict: Verdict, text: string) => void;
  readonly onCancel: () => void;
}

/** Pursue, Hold or Leave, none of them chosen in advance, and a sentence that says why. */
export function ConclusionForm({ name, conclusion, onSave, onCancel }: Props) {
  const [verdict, setVerdict] = useState<Verdict | null>(conclusion?.verdict ?? null);
  const { text, write, end } = useDraft(`conclusion on ${name}`, conclusion?.text ?? '');
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (verdict === null) return;
    onSave(verdict, text);
    end();
  };
  return (
    <Stack
      as="form"
      gap={8}
      className={styles.form}
      aria-label={`Conclusion on ${name}`}
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <Row as="fieldset" gap="4 12" wrap>
        <legend className="visually-hidden">Verdict</legend>
        {VERDICTS.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={`verdict of ${name}`}
              required
              checked={verdict === each}
              onChange={() => setVerdict(each)}
            />
            {each}
          </label>
        ))}
      </Row>
      <textarea
        // The button that opened the form is gone.
        ref={focusOnMount}
        rows={3}
        value={text}
        maxLength={PLATFORM_CONCLUSION_LIMIT}
        placeholder="Why, in a sentence"
        aria-label="Why"
        dir="auto"
        onChange={({ target }) => write(target.value)}
      />
      <Row as="p" gap={8} wrap>
        <Button type="submit" size="small">
          Save
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            end();
            onCancel();
          }}
        >
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}

function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
