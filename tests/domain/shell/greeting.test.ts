import { describe, expect, it } from 'vitest';
import { greeting } from '../../../src/domain/shared/titles';

describe('the greeting', () => {
  it.each([
    [3, 'Good evening, Maya'],
    [9, 'Good morning, Maya'],
    [13, 'Good afternoon, Maya'],
    [21, 'Good evening, Maya'],
  ])('at %i h is %s', (hour, text) => expect(greeting(hour, 'Maya')).toBe(text));

  it('does without a name', () => expect(greeting(9, ' ')).toBe('Good morning'));
});
