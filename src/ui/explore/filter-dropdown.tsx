import type { FilterName } from '../../domain/explore/filter-forms';
import { Observer, observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ExploreViewModel } from '../../application/explore/explore.view-model';
import { chips as asChips } from '../../domain/explore/selection';
import { Dropdown } from '../kit/overlays/dropdown';

interface Props<Value> {
  readonly name: FilterName;
  readonly label: string;
  readonly explore: ExploreViewModel;
  readonly inline: boolean;
  /** What is chosen; of a multi-select, when everything is. */
  readonly value: string;
  /** Shown in the place of label and value. */
  readonly icon?: ReactNode;
  /** The role of the panel. */
  readonly popup?: 'listbox' | 'dialog';
  /** Of a multi-select that narrows. */
  readonly chosen?: {
    readonly values: readonly Value[];
    /** How many are shown as chips. */
    readonly chips: number;
    readonly textOf: (value: Value) => string;
    readonly onRemove: (value: Value) => void;
  };
  readonly children: (close: () => void) => ReactNode;
}

/** A dropdown of the filter bar; the view model knows which one is open. */
export const FilterDropdown = observer(function FilterDropdown<Value>(props: Props<Value>) {
  const { name, label, explore, inline, value, icon, popup, chosen, children } = props;
  const common = {
    label,
    inline,
    icon: inline ? undefined : icon,
    popup,
    open: explore.openDropdown === name,
    onToggle: () => explore.toggleDropdown(name),
    onClose: explore.closeDropdown,
    // The panel observes by itself, because it is rendered by a component that does not.
    children: (close: () => void) => <Observer>{() => children(close)}</Observer>,
  };
  if (chosen === undefined || chosen.values.length === 0) return <Dropdown {...common} value={value} />;
  const { textOf, onRemove } = chosen;
  return <Dropdown {...common} chips={{ ...asChips(chosen.values, chosen.chips), textOf, onRemove }} />;
});
