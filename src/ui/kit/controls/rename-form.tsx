import { focusOnMount } from './focus-around';
import { useDraft } from './use-draft';

interface Props {
  readonly label: string;
  readonly name: string;
  /** Characters. */
  readonly limit: number;
  readonly className?: string | undefined;
  /** null: cancelled. */
  readonly onDone: (name: string | null) => void;
}

/** A field in the place of a name: Enter and leaving it rename, Escape does not. */
export function RenameForm({ label, name, limit, className, onDone }: Props) {
  const draft = useDraft(`${label}: ${name}`, name);
  const done = (text: string | null): void => {
    draft.end();
    onDone(text);
  };
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        done(draft.text);
      }}
    >
      <input
        ref={focusOnMount}
        aria-label={label}
        value={draft.text}
        maxLength={limit}
        onChange={(event) => draft.write(event.target.value)}
        onKeyDown={({ key }) => key === 'Escape' && done(null)}
        onBlur={() => done(draft.text)}
      />
    </form>
  );
}
