import { render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WholeWords } from '../../../src/ui/kit/media/whole-words';

const anyWord = fc.constantFrom('Sugar', 'Producer-responsibility', 'On-site-solar', '52', '-', '34-86', 'é-ü', 'have');

it('has each word with a hyphen in one piece, and the same text', () => {
  fc.assert(
    fc.property(fc.array(anyWord, { maxLength: 9 }), (words) => {
      const { container, unmount } = render(<WholeWords text={words.join(' ')} />);
      expect(container.textContent).toBe(words.join(' '));
      const whole = [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
      expect(whole).toEqual(words.filter((word) => /\p{L}-\p{L}/u.test(word)));
      unmount();
    }),
  );
});
