import type { KeyboardEvent, Ref } from 'react';
import { optionId } from './option-row';

/** Typeahead: the next option that starts with a character, wrapping round. */
export function startingWith(character: string, texts: readonly string[], active: number): number | null {
  const wanted = character.toLocaleLowerCase();
  for (let step = 1; step <= texts.length; step += 1) {
    const index = (active + step) % texts.length;
    if (texts[index]?.toLocaleLowerCase().startsWith(wanted)) return index;
  }
  return null;
}

/** Whether the key types a character. */
export function isCharacter(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  return [...event.key].length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
}

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
