import { expect, it } from 'vitest';
import { EMBEDDED_USER, InMemoryAuthSession } from '../../../src/infrastructure/in-memory/in-memory-auth-session';
import { MemoryStorage } from '../../fakes/memory-storage';

it.each([
  [null, {}],
  [{}, {}],
  [{ organisation: 'Example AG' }, { organisationName: 'Example AG' }],
  [{ name: 'Team Mobility' }, { nickname: 'Team Mobility', email: null }],
  [
    { name: 'Ann', email: 'ann@example.org' },
    { nickname: 'Ann', email: 'ann@example.org' },
  ],
])('the user of the configuration %j has these names, and the same id', async (names, expected) => {
  const session = new InMemoryAuthSession(new MemoryStorage(), names);
  expect(await session.signIn()).toEqual({ ...EMBEDDED_USER, ...expected });
  expect((await session.start()).user).toEqual({ ...EMBEDDED_USER, ...expected });
});
