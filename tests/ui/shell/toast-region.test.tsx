import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ToastStore } from '../../../src/application/shared/toast.store';
import { TestPlatform } from '../../fakes/test-platform';
import { useDock } from '../../../src/ui/kit/layout/use-dock';
import { renderAt } from './render-at';

function someToasts(page = <p>page</p>) {
  const platform = new TestPlatform();
  const { user, screen } = renderAt(platform, page);
  const toasts = platform.get(ToastStore);
  return {
    user,
    screen,
    show: (...toast: Parameters<ToastStore['show']>) => act(() => toasts.show(...toast)),
    pass: (milliseconds: number) => act(() => platform.clock.advance(milliseconds)),
  };
}

describe('toasts', () => {
  it('are said in a polite region that was there before them', () => {
    const { screen, show } = someToasts();
    const region = screen.getByRole('status');
    expect(region).toHaveProperty('textContent', '');
    expect(region.getAttribute('aria-live')).toBe('polite');
    show({ kind: 'share', text: 'The URL has been copied.' });
    expect(region.textContent).toContain('The URL has been copied.');
  });

  it('are raised above the control that was used last where they would cover it, else at the bottom', () => {
    const { screen, show } = someToasts();
    const region = screen.getByRole('status');
    const press = (clientY: number) => window.dispatchEvent(new MouseEvent('pointerdown', { clientY }));
    press(80);
    show({ kind: 'export', text: 'exported' });
    expect(region.getAttribute('data-edge')).toBe('bottom');
    press(window.innerHeight - 60);
    expect(region.getAttribute('data-edge')).toBe('bottom');
    show({ kind: 'status', text: 'saved' });
    expect(region.getAttribute('data-edge')).toBe('raised');
  });

  it('are raised above a dock, whatever was used last', () => {
    function Dock() {
      return <footer ref={useDock()}>statuses</footer>;
    }
    const { screen, show } = someToasts(<Dock />);
    show({ kind: 'share', text: 'opened from a link' });
    expect(screen.getByRole('status').getAttribute('data-edge')).toBe('raised');
  });

  it('wait while the pointer is on them', async () => {
    const { user, screen, show, pass } = someToasts();
    show({ kind: 'share', text: 'wait' });
    await user.hover(screen.getByText('wait'));
    pass(20_000);
    await user.unhover(screen.getByText('wait'));
    pass(4999);
    expect(screen.queryByText('wait')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('wait')).toBeNull();
  });

  it('wait while the focus is in them, also when the pointer leaves', async () => {
    const { user, screen, show, pass } = someToasts();
    show({ kind: 'status', text: 'wait', action: { label: 'Undo', run: () => {} } });
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Undo');
    await user.hover(screen.getByText('wait'));
    await user.unhover(screen.getByText('wait'));
    pass(20_000);
    expect(screen.queryByText('wait')).not.toBeNull();
  });

  it('offer their action and can be dismissed', async () => {
    const { user, screen, show } = someToasts();
    const run = vi.fn<() => void>();
    show({ kind: 'status', text: 'one', action: { label: 'Undo', run } });
    show({ kind: 'share', text: 'other' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('other')).toBeNull();
  });
});
