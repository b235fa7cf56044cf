import { useState } from 'react';
import { focusOnMount } from './focus-on-mount';

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
  const [text, setText] = useState(name);
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onDone(text);
      }}
    >
      <input
        ref={focusOnMount}
        aria-label={label}
        value={text}
        maxLength={limit}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onDone(null)}
        onBlur={() => onDone(text)}
      />
    </form>
  );
}
