import { afterEach, describe, expect, it } from 'vitest';
import { focusAround } from '../../../src/ui/kit/controls/focus-around';

afterEach(() => document.body.replaceChildren());

function fieldIn(html: string): HTMLElement {
  document.body.innerHTML = html;
  const field = document.querySelector('textarea')!;
  field.focus();
  return field;
}

describe('a field that is left', () => {
  it('gives the focus to what contains it, not to the page behind', () => {
    focusAround(fieldIn('<main tabindex="-1"><div role="dialog" tabindex="-1"><textarea></textarea></div></main>'));
    expect(document.activeElement?.getAttribute('role')).toBe('dialog');
  });

  it('is left all the same where nothing around it takes the focus', () => {
    const field = fieldIn('<main><textarea></textarea></main>');
    focusAround(field);
    expect(document.activeElement).not.toBe(field);
  });
});
