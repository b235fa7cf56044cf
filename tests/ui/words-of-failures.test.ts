import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

afterEach(() => document.body.replaceChildren());

describe('a test that waits in vain', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['an element', () => screen.findByRole('button', { name: 'Save' }, { timeout: 20 })],
    ['anything else', () => waitFor(() => expect(document.title).toBe('Saved'), { timeout: 20 })],
  ])('for %s is told the words of the page', async (_, wait) => {
    document.body.textContent = 'Nothing is here yet.';
    await expect(wait()).rejects.toThrow(/The page says: Nothing is here yet\./);
  });
});
