import type { KeyboardEvent, Ref } from 'react';
import { optionId } from './option-row';

interface Props {
  readonly ref?: Ref<HTMLInputElement>;
  /** Of the listbox below. */
  readonly listId: string;
  readonly label: string;
  readonly placeholder: string;
  readonly className?: string | undefined;
  readonly optionCount: number;
  /** Index of the active option; -1: none. */
  readonly active: number;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A text field that filters a listbox which is always open. The focus stays in the field. */
export function ListboxInput(props: Props) {
  const { listId, label, placeholder, className, optionCount, active, value, onType, onKeyDown, ref } = props;
  return (
    <input
      ref={ref}
      className={className}
      type="text"
      inputMode="search"
      role="combobox"
      aria-label={label}
      aria-autocomplete="list"
      aria-expanded="true"
      aria-controls={optionCount === 0 ? undefined : listId}
      aria-activedescendant={active < 0 ? undefined : optionId(listId, active)}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      dir="auto"
      maxLength={200}
      value={value}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
