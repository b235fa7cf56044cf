import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsShown } from './kept';

/** Marks a part of a page that an address can lead to: `<div {...wantedPart('shift', id)}>`. */
export function wantedPart(parameter: string, value: string): { readonly 'data-part': string } {
  return { 'data-part': `${parameter}:${value}` };
}

interface Props {
  readonly parameter: string;
  readonly isReady: boolean;
}

/**
 * Goes to the part that the address names, such as one that was found by searching, and takes it off the address. A
 * component, so that a screen is not rendered again with every change of the address.
 */
export function WantedPart({ parameter, isReady }: Props): null {
  const isShown = useIsShown();
  const [query, setQuery] = useSearchParams();
  const wanted = query.get(parameter);
  useEffect(() => {
    if (wanted === null || !isReady || !isShown) return;
    const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')];
    parts.find(({ dataset }) => dataset['part'] === `${parameter}:${wanted}`)?.scrollIntoView({ block: 'start' });
    // Otherwise every later change of the address would come back here.
    setQuery(
      (current) => {
        current.delete(parameter);
        return current;
      },
      { replace: true },
    );
  }, [parameter, wanted, isReady, isShown, setQuery]);
  return null;
}
