import { describe, expect, it } from 'vitest';
import { keyOf } from '../../../src/ui/keys/single-keys';

const NONE = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

describe('the name of a key', () => {
  it.each([
    ['я', 'KeyZ', 'z'],
    ['ζ', 'KeyZ', 'z'],
    ['ز', 'KeyC', 'c'],
    // Latin layouts say themselves which letter it is, wherever it stands.
    ['z', 'KeyY', 'z'],
    ['ü', 'BracketLeft', 'ü'],
    ['ж', 'Semicolon', 'ж'],
    ['?', 'Minus', '?'],
  ])('of %s on %s is %s', (key, code, name) => {
    expect(keyOf({ ...NONE, key, code })).toBe(name);
  });

  it('with Ctrl is found on a layout without Latin letters', () => {
    expect(keyOf({ ...NONE, ctrlKey: true, key: 'л', code: 'KeyK' })).toBe('mod+k');
  });
});
