import { expect, test } from 'vitest';
import { SCREENS } from '../../../bench/screens.mjs';

test('each address is measured once, under a name of its own', () => {
  const measured = SCREENS.map(({ name, address, topics }) => ({ name, place: `${address} ${topics ?? ''}` }));
  for (const key of ['name', 'place'] as const)
    expect([...new Set(measured.map((each) => each[key]))]).toEqual(measured.map((each) => each[key]));
});
