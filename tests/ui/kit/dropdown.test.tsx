import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChartPlace } from '../../../src/ui/charts/mount/chart-container';
import { Dropdown } from '../../../src/ui/kit/overlays/dropdown';
import { NameList } from '../../../src/ui/kit/lists/name-list';

const NAMES = ['Access and resale', 'Honest claims', 'New proteins'];
/** Somewhat longer than a hand has to stay with what it means, in milliseconds. */
const A_REST = 60;
const A_MOMENT = 20;

function Names({ inline = false }: { inline?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <Dropdown
      label="Trends"
      value="All"
      inline={inline}
      open={open}
      onToggle={() => setOpen(!open)}
      onClose={() => setOpen(false)}
    >
      {({ isOpen }) => (
        <NameList
          isOpen={isOpen}
          label="Trends"
          names={NAMES}
          selected={[]}
          onToggle={() => {}}
          onSelectAll={() => {}}
          onToggleFound={() => {}}
        />
      )}
    </Dropdown>
  );
}

const trigger = () => screen.getByRole('button', { name: 'Trends: All' });
const made = () => screen.queryByRole('listbox', { hidden: true });
const seen = () => screen.queryByRole('listbox');
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const come = (pointerType = 'mouse') => fireEvent.pointerEnter(trigger(), { pointerType });

describe('a dropdown', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('that is aimed at is made before it is opened, out of sight and out of reach', () => {
    render(<Names />);
    expect(made()).toBeNull();
    come();
    wait(A_REST);
    const list = made();
    expect(list).not.toBeNull();
    expect(seen()).toBeNull();
    expect(document.activeElement).toBe(document.body);
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    expect(trigger().hasAttribute('aria-controls')).toBe(false);
    fireEvent.click(trigger());
    expect(seen()).toBe(list);
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
  });

  it('that the pointer only passes over, or has left, is not made', () => {
    render(<Names />);
    come();
    wait(A_MOMENT);
    fireEvent.pointerLeave(trigger());
    wait(A_REST);
    expect(made()).toBeNull();
    come();
    wait(A_REST);
    fireEvent.pointerLeave(trigger());
    expect(made()).toBeNull();
  });

  it('is made for the focus too, and not for a finger or where it opens in the flow of the page', () => {
    const { unmount } = render(<Names />);
    come('touch');
    wait(A_REST);
    expect(made()).toBeNull();
    act(() => trigger().focus());
    wait(A_REST);
    expect(made()).not.toBeNull();
    expect(document.activeElement).toBe(trigger());
    unmount();
    render(<Names inline />);
    come();
    wait(A_REST);
    expect(made()).toBeNull();
    fireEvent.click(trigger());
    expect(seen()).not.toBeNull();
  });

  it('is dismissed by a press elsewhere, but over a chart by the whole click, which its shield keeps from it', () => {
    render(
      <>
        <Names />
        <ChartPlace label="Trend map" state={{ kind: 'ready' }} />
        <p>Elsewhere</p>
      </>,
    );
    const shield = document.querySelector('[data-shield]');
    if (shield === null) throw new Error('the chart has no shield');
    fireEvent.click(trigger());
    fireEvent.pointerDown(shield);
    expect(seen()).not.toBeNull();
    fireEvent.click(shield);
    expect(seen()).toBeNull();
    fireEvent.click(trigger());
    fireEvent.pointerDown(screen.getByText('Elsewhere'));
    expect(seen()).toBeNull();
  });

  it('begins anew each time: what was typed is gone', async () => {
    vi.useRealTimers();
    const user = userEvent.setup();
    render(<Names />);
    await user.click(trigger());
    await user.keyboard('claims');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(seen()).toBeNull();
    expect(document.activeElement).toBe(trigger());
    await vi.waitFor(() => expect(made()).not.toBeNull());
    await user.keyboard('{Enter}');
    expect(screen.getAllByRole('option')).toHaveLength(3);
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('');
  });
});
