import { describe, expect, it } from 'vitest';
import { ownProjectOf } from '../../../src/domain/workspace/sow';

describe('the own project', () => {
  it.each([
    ['own-12345678', 'own-12345678'],
    ['own-12345678-shift-2', 'own-12345678'],
    ['7123456780000042', 'own-12345678'],
  ])('of %s is %s', (id, project) => expect(ownProjectOf(id)).toBe(project));

  it.each([
    '1',
    'own-1234567',
    'own-123456789',
    'my-own-12345678',
    '712345678000004',
    '71234567800000421',
    '8123456780000042',
    '17123456780000042',
    '7123456780000042x',
  ])('of %s is none', (id) => expect(ownProjectOf(id)).toBeNull());
});
