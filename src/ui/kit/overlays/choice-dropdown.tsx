import type { ReactNode } from 'react';
import { ChoiceList, type ChoiceListProps } from '../lists/choice-list';
import { Dropdown, type DropdownProps } from './dropdown';

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
