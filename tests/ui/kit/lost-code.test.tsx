import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyPart } from '../../../src/ui/kit/layout/lazy-part';
import { useOnDemand } from '../../../src/ui/kit/overlays/use-on-demand';

const LOST = new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/part.js');
const LOST_STYLES = new Error('Unable to preload CSS for /assets/part.css');
const MESSAGE = /^This part of the page could not be loaded\./;

function Part({ name }: { readonly name: string }) {
  return <p>Part {name}</p>;
}

function renderPart(load: () => Promise<ComponentType<{ name: string }>>, ...failure: ['note' | 'nothing'] | []) {
  const Lazy = lazyPart(load, ...failure);
  render(
    <Suspense fallback="loading">
      <Lazy name="one" />
    </Suspense>,
  );
}

describe('a part of the page whose code cannot be fetched', () => {
  it('says so, and is shown after another try', async () => {
    const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValueOnce(LOST).mockRejectedValueOnce(LOST);
    load.mockResolvedValue(Part);
    renderPart(load);
    expect((await screen.findByRole('alert')).textContent).toMatch(MESSAGE);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('alert')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Part one')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers only a reload where styles are missing, which are not asked for again', async () => {
    renderPart(() => Promise.reject(LOST_STYLES));
    await screen.findByRole('button', { name: 'Reload the page' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('can be closed above the page', async () => {
    renderPart(() => Promise.reject(LOST), 'note');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows nothing in place of decoration', async () => {
    const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValue(LOST);
    renderPart(load, 'nothing');
    await vi.waitFor(() => expect(screen.queryByText('loading')).toBeNull());
    expect(document.body.textContent).toBe('');
  });
});

describe('a module on demand that cannot be fetched', () => {
  function Panel({ load, wanted }: { readonly load: () => Promise<string>; readonly wanted: boolean }) {
    const { code, lost } = useOnDemand(load, wanted);
    return lost ?? code;
  }

  it('says so, and comes with another try', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(LOST).mockResolvedValue('the module');
    render(<Panel load={load} wanted />);
    expect((await screen.findByRole('alert')).textContent).toMatch(MESSAGE);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('the module')).toBeTruthy();
  });

  it('is asked for again with the next use', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(LOST).mockResolvedValue('the module');
    const { rerender } = render(<Panel load={load} wanted />);
    await screen.findByRole('alert');
    rerender(<Panel load={load} wanted={false} />);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(<Panel load={load} wanted />);
    expect(await screen.findByText('the module')).toBeTruthy();
  });
});
