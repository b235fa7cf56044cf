import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entityId, parseEntityId } from '../../../src/domain/shared/entity-id';

describe('an id', () => {
  it('is one and the same, whether it came as a number or as a numeric text', () => {
    expect(parseEntityId(1001)).toBe(parseEntityId('1001'));
  });

  it('is nothing for what identifies nothing', () => {
    for (const raw of [null, undefined, '', '   ', Number.NaN, {}, [], true])
      expect(parseEntityId(raw)).toBeUndefined();
    expect(() => entityId('')).toThrow('Not an id');
  });

  it('never throws while parsing, and is never blank', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        expect(parseEntityId(raw)?.trim()).not.toBe('');
      }),
    );
  });
});
