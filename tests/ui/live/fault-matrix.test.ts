import { expect, it } from 'vitest';
import { OPERATIONS } from '../../staging/contract/openapi.mjs';
import { CALLS } from './calls';
import { matrixDocument } from './matrix-document';

it('has a row for each call of the API', () => {
  expect(CALLS.map(({ name }) => name)).toEqual(OPERATIONS.map(({ method, path }) => `${method} ${path}`));
});

it('stands in the documentation as it is played, no cell empty', async () => {
  const table = matrixDocument();
  expect(table).not.toMatch(/\| +\|/);
  await expect(table).toMatchFileSnapshot('../../../docs/fault-matrix.md');
});
