import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Navigator } from '../../../application/shared/navigator';

/** Marks an element that an address can lead to: `<div {...scrollTarget('shift', id)}>`. */
export function scrollTarget(parameter: string, value: string): { readonly 'data-scroll-target': string } {
  return { 'data-scroll-target': `${parameter}:${value}` };
}

interface Props {
  readonly navigator: Navigator;
  /** Of the query, such as 'shift'. */
  readonly parameter: string;
  /** The elements are on the page. */
  readonly isReady: boolean;
}

/**
 * Scrolls to the element that the query names and takes the parameter off the address. A component of its own, so that
 * its screen is not rendered again with every change of the address.
 */
export const ScrollToTarget = observer(function ScrollToTarget({ navigator, parameter, isReady }: Props): null {
  const value = navigator.location.query.find(([name]) => name === parameter)?.[1];
  useEffect(() => {
    if (value === undefined || !isReady) return;
    const targets = [...document.querySelectorAll<HTMLElement>('[data-scroll-target]')];
    const target = targets.find(({ dataset }) => dataset['scrollTarget'] === `${parameter}:${value}`);
    target?.scrollIntoView({ block: 'start' });
    navigator.setQuery(
      navigator.location.query.filter(([name]) => name !== parameter),
      'replace',
    );
  }, [navigator, parameter, value, isReady]);
  return null;
});
