import type { Member, User } from '../../src/domain/session/user';

export function aMember(overrides: Partial<Member> = {}): Member {
  return {
    userId: 'auth|maya',
    orgId: 'org_northwind',
    organisationName: 'Northwind',
    internal: false,
    loginCount: 3,
    nickname: 'Maya Brandt',
    email: 'maya@northwind.example',
    updatedAt: null,
    supportHash: null,
    ...overrides,
  };
}

/** Signed in, but of no organisation: may only see /403. */
export function aUserWithoutOrganisation(): User {
  return { ...aMember(), orgId: null, organisationName: null };
}
