import { useEffect, useLayoutEffect, type ComponentType } from 'react';
import { late } from '../layout/late';
import { whenIdle } from '../layout/when-idle';
import { OptionBox, OptionRow, type OptionListProps } from './option-row';

/** Longer lists are virtual. */
const MOST_RENDERED = 60;

export const VirtualOptionList = late(
  async () => (await import('./virtual-option-list')).VirtualOptionList as ComponentType<OptionListProps<unknown>>,
  { failure: 'note' },
);

/** Fetches the code of long lists when the browser is idle. For screens whose lists may be long. */
export function useLongListsAhead(): void {
  useEffect(() => whenIdle(() => void VirtualOptionList.preload()), []);
}

/** A listbox. Of a long list it renders the options near the visible part, and the active one. */
export function OptionList<Option>(props: OptionListProps<Option>) {
  const { options, active, listRef } = props;
  const isLong = options.length > MOST_RENDERED;
  useLayoutEffect(() => {
    if (!isLong && active >= 0) listRef.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [isLong, active, listRef]);
  if (isLong) return <VirtualOptionList {...(props as unknown as OptionListProps<unknown>)} />;
  return (
    <OptionBox {...props}>
      {options.map((_, index) => (
        <OptionRow key={index} {...props} index={index} />
      ))}
    </OptionBox>
  );
}
