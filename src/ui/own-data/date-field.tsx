import { useState } from 'react';
import { dayOf } from '../../domain/shared/calendar';
import { typedDate } from '../../domain/own-data/data-dates';

interface Props {
  /** As on the wire: a day, a month or a year. */
  readonly date: string;
  /** The id of its label. */
  readonly labelledBy?: string;
  readonly label?: string;
  readonly className?: string | undefined;
  readonly onChange: (date: string) => void;
}

/** A day, a month or a year, as far as one knows: '2026', 'Nov 2026' or '30.11.2026'. What is none is marked and not taken. */
export function DateField({ date, labelledBy, label, className, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? date : typedDate(typed);
  return (
    <input
      className={className}
      aria-labelledby={labelledBy}
      aria-label={label}
      aria-invalid={read === null || undefined}
      title="A day, a month or a year, such as 2026-11-30, Nov 2026 or 2026"
      value={typed ?? dayOf(date) ?? date}
      maxLength={30}
      onChange={({ target: { value } }) => setTyped(value)}
      onBlur={() => {
        setTyped(null);
        if (typed !== null && read !== null && read !== date) onChange(read);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key !== 'Escape' || typed === null) return;
        // The first Escape takes back the typing, the second closes the dialog.
        event.preventDefault();
        setTyped(null);
      }}
    />
  );
}
