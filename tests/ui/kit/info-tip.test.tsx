import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { InfoTip } from '../../../src/ui/kit/overlays/info-tip';

const seen: boolean[] = [];
const note = ({ key, defaultPrevented }: KeyboardEvent) => key === 'Escape' && seen.push(defaultPrevented);

beforeEach(() => {
  seen.length = 0;
  document.addEventListener('keydown', note);
});
afterEach(() => document.removeEventListener('keydown', note));

describe('Escape', () => {
  it('closes a tip that came on hover, and does not keep the key from a card below it', async () => {
    const user = userEvent.setup();
    render(<InfoTip label="About growth" explanation="Of three years" />);
    await user.hover(screen.getByRole('button', { name: 'About growth' }));
    expect(await screen.findByRole('tooltip')).toBeInstanceOf(HTMLElement);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(seen).toEqual([false]);
  });

  it('first closes a tip of the focused button', async () => {
    const user = userEvent.setup();
    render(<InfoTip label="About growth" explanation="Of three years" />);
    await user.tab();
    expect(await screen.findByRole('tooltip')).toBeInstanceOf(HTMLElement);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(seen).toEqual([true]);
  });
});
