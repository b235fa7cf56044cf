import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { shortText, text, textOrNumber } from '../../../src/infrastructure/wire/fields';

describe('a text of the data', () => {
  it.each(['', ' ', 'undefined', 'null', 'NULL', 'NaN', ' None ', '[object Object]', null, undefined])(
    'is nothing where a program wrote that it has none: %j',
    (value) => {
      expect(v.parse(text, value)).toBeNull();
      expect(v.parse(shortText, value)).toBeNull();
    },
  );

  it.each(['Nonesuch', 'Null Island', 'a'])('is a text also where it begins so: %j', (value) => {
    expect(v.parse(text, value)).toBe(value);
  });

  it('may be a number where either is allowed', () => {
    expect([7, ' ', 'seven', null].map((value) => v.parse(textOrNumber, value))).toEqual(['7', null, 'seven', null]);
  });
});
