export const PRODUCT_NAME = 'D&M Visualization Platform';

/** The title of the browser's tab (specification, section 1): the product's name, then the page's if it has one. */
export function tabTitle(pageTitle: string): string {
  return pageTitle === '' ? PRODUCT_NAME : `${PRODUCT_NAME} - ${pageTitle}`;
}
