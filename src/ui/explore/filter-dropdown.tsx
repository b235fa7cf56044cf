import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo, type ReactNode } from 'react';
import type { ExploreViewModel } from '../../application/explore/explore.view-model';
import type { FilterName } from '../../domain/explore/explore-tab';
import { chips as asChips } from '../../domain/explore/selection';
import { Dropdown } from '../kit/overlays/dropdown';

interface Props<Value> {
  readonly name: FilterName;
  readonly label: string;
  readonly explore: ExploreViewModel;
  readonly inline: boolean;
  /** What is chosen, in words; for a multi-select, what it says when everything is. */
  readonly value: string;
  /** Of a multi-select, as far as it narrows. */
  readonly chosen?: {
    readonly values: readonly Value[];
    /** How many stand there as chips. */
    readonly chips: number;
    readonly textOf: (value: Value) => string;
    readonly onRemove: (value: Value) => void;
  };
  readonly children: (close: () => void) => ReactNode;
}

/** A dropdown of the filter bar. Only one is open at a time, so which one is no secret of its own. */
export const FilterDropdown = observer(function FilterDropdown<Value>(props: Props<Value>) {
  const { name, label, explore, inline, value, chosen, children } = props;
  // Each watches its own door: opening one does not render the others again.
  const isOpen = useMemo(() => computed(() => explore.openDropdown === name), [explore, name]);
  const common = {
    label,
    inline,
    open: isOpen.get(),
    onToggle: () => explore.toggleDropdown(name),
    onClose: explore.closeDropdown,
    children,
  };
  if (chosen === undefined || chosen.values.length === 0) return <Dropdown {...common} value={value} />;
  const { textOf, onRemove } = chosen;
  return <Dropdown {...common} chips={{ ...asChips(chosen.values, chosen.chips), textOf, onRemove }} />;
});
