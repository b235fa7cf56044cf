import { expect, it } from 'vitest';
import { tabTitle } from '../../../src/domain/shared/titles';

it("the title of the tab is the product's name, then the page's if it has one", () => {
  expect(tabTitle('')).toBe('D&M Visualization Platform');
  expect(tabTitle('Explore my data')).toBe('D&M Visualization Platform - Explore my data');
});
