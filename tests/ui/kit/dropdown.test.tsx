import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ChartContainer } from '../../../src/ui/charts/mount/chart-container';
import { Dropdown } from '../../../src/ui/kit/overlays/dropdown';
import { NameList } from '../../../src/ui/kit/lists/name-list';

const NAMES = ['Access and resale', 'Honest claims', 'New proteins'];
function Names() {
  const [open, setOpen] = useState(false);
  return (
    <Dropdown label="Trends" value="All" open={open} onToggle={() => setOpen(!open)} onClose={() => setOpen(false)}>
      {() => (
        <NameList
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
const seen = () => screen.queryByRole('listbox');

describe('a dropdown', () => {
  it('has no panel until it is opened, which moves the focus into it', () => {
    render(<Names />);
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    expect(trigger().hasAttribute('aria-controls')).toBe(false);
    expect(seen()).toBeNull();
    fireEvent.click(trigger());
    expect(seen()?.closest(`[id="${trigger().getAttribute('aria-controls')}"]`)).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
  });

  it('is dismissed by a press elsewhere, but over a chart by the whole click, which its shield keeps from it', () => {
    render(
      <>
        <Names />
        <ChartContainer label="Trend map" state={{ kind: 'ready' }} />
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
    const user = userEvent.setup();
    render(<Names />);
    await user.click(trigger());
    await user.keyboard('claims');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(seen()).toBeNull();
    expect(document.activeElement).toBe(trigger());
    await user.keyboard('{Enter}');
    expect(screen.getAllByRole('option')).toHaveLength(3);
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('');
  });
});
