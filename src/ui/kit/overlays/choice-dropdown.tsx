import { type ReactNode, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Dropdown, type DropdownProps } from './dropdown';
import { arrowTarget } from '../arrow-keys';
import { isCharacter, startingWith } from '../lists/listbox-input';
import { OptionList } from '../lists/option-list';
import type { OptionListProps } from '../lists/option-row';
import { SelectAll } from '../controls/select-all';

interface Props<Option> extends Omit<DropdownProps<Option>, 'children' | 'icon' | 'popup'> {
  readonly list: Omit<ChoiceListProps<Option>, 'label'>;
  /** Below the list. */
  readonly children?: ReactNode;
}

/** A dropdown of options. Where only one can be chosen, it closes with the choice. */
export function ChoiceDropdown<Option>({ list, children, ...dropdown }: Props<Option>) {
  return (
    <Dropdown {...dropdown}>
      {(close) => (
        <>
          <ChoiceList
            {...list}
            label={dropdown.label}
            onPick={(option) => {
              list.onPick(option);
              if (list.multiple !== true) close();
            }}
          />
          {children}
        </>
      )}
    </Dropdown>
  );
}

type ChoiceListProps<Option> = Pick<
  OptionListProps<Option>,
  'label' | 'options' | 'textOf' | 'iconOf' | 'countOf' | 'isSelected' | 'multiple' | 'onPick'
> & {
  /** 'Select all', the first row of a multi-select. */
  readonly all?: { readonly isChosen: boolean; readonly onChoose: () => void };
};

/** A short listbox, focused on mount: arrow keys move, a typed character goes to the next option that starts with it. */
function ChoiceList<Option>(props: ChoiceListProps<Option>) {
  const { all, ...list } = props;
  const { options, textOf, isSelected, onPick } = list;
  const id = useId();
  const listbox = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(() => Math.max(0, options.findIndex(isSelected)));

  useLayoutEffect(() => listbox.current?.focus({ preventScroll: true }), []);

  const onKeyDown = (event: KeyboardEvent): void => {
    const option = options[active];
    if ((event.key === 'Enter' || event.key === ' ') && option !== undefined) {
      event.preventDefault();
      onPick(option);
      return;
    }
    const match = isCharacter(event) ? startingWith(event.key, options.map(textOf), active) : null;
    const next = match ?? arrowTarget(event, active, options.length, options.length);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
  };

  return (
    <>
      {all !== undefined && (
        <SelectAll
          label="Select all"
          count={`${options.length}`}
          state={all.isChosen ? 'all' : 'some'}
          onChoose={all.onChoose}
        />
      )}
      <OptionList {...list} id={id} listRef={listbox} active={active} onPoint={setActive} onKeyDown={onKeyDown} />
    </>
  );
}
