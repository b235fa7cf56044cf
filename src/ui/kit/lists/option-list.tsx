import { useEffect, useLayoutEffect } from 'react';
import { whenIdle } from '../layout/when-idle';
import { useOnDemand } from '../overlays/use-on-demand';
import { OptionBox, OptionRow, type OptionListProps } from './option-row';

/** Longer lists are virtual. */
const MOST_RENDERED = 60;

type VirtualList = typeof import('./virtual-option-list');
let loaded: VirtualList | null = null;

/** The code of long lists. */
export async function loadLongLists(): Promise<VirtualList> {
  loaded = await import('./virtual-option-list');
  return loaded;
}

/** Fetches the code of long lists when the browser is idle. For screens whose lists may be long. */
export function useLongListsAhead(): void {
  useEffect(() => whenIdle(() => void loadLongLists().catch(() => {})), []);
}

/** A listbox. Of a long list it renders the options near the visible part, and the active one. */
export function OptionList<Option>(props: OptionListProps<Option>) {
  const { options, active, listRef } = props;
  const isLong = options.length > MOST_RENDERED;
  const { code: fetched, lost } = useOnDemand(loadLongLists, isLong && loaded === null);
  const code = fetched ?? (isLong ? loaded : null);
  useLayoutEffect(() => {
    if (!isLong && active >= 0) listRef.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [isLong, active, listRef]);
  if (code !== null) return <code.VirtualOptionList {...props} />;
  if (isLong) return lost;
  return (
    <OptionBox {...props}>
      {options.map((_, index) => (
        <OptionRow key={index} {...props} index={index} />
      ))}
    </OptionBox>
  );
}
