import { isolated } from './words';

export const PRODUCT_NAME = 'D&M Visualization Platform';

/** The title of the browser's tab (specification, section 1): the product's name, then the page's if it has one. */
export function tabTitle(pageTitle: string): string {
  return pageTitle === '' ? PRODUCT_NAME : `${PRODUCT_NAME} - ${pageTitle}`;
}

/** @param hour of the user's local time, 0-23 */
export function greeting(hour: number, nickname: string): string {
  const part = hour < 5 ? 'evening' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  const name = nickname.trim();
  return name === '' ? `Good ${part}` : `Good ${part}, ${isolated(name)}`;
}
