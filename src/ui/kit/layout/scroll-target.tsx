import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Navigator } from '../../../application/shared/navigator';

/** Marks a part of a page that an address can lead to: `<div {...wantedPart('shift', id)}>`. */
export function wantedPart(parameter: string, value: string): { readonly 'data-part': string } {
  return { 'data-part': `${parameter}:${value}` };
}

interface Props {
  readonly navigator: Navigator;
  readonly parameter: string;
  readonly isReady: boolean;
}

/**
 * Goes to the part that the address names, such as one that was found by searching, and takes it off the address. A
 * component, so that a screen is not rendered again with every change of the address.
 */
export const WantedPart = observer(function WantedPart({ navigator, parameter, isReady }: Props): null {
  const wanted = navigator.location.query.find(([name]) => name === parameter)?.[1];
  useEffect(() => {
    if (wanted === undefined || !isReady) return;
    const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')];
    parts.find(({ dataset }) => dataset['part'] === `${parameter}:${wanted}`)?.scrollIntoView({ block: 'start' });
    // Otherwise every later change of the address would come back here.
    navigator.setQuery(
      navigator.location.query.filter(([name]) => name !== parameter),
      'replace',
    );
  }, [navigator, parameter, wanted, isReady]);
  return null;
});
