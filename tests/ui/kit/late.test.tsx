import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { late } from '../../../src/ui/kit/layout/late';

const LOST = new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/part.js');
const LOST_STYLES = new Error('Unable to preload CSS for /assets/part.css');
const MESSAGE = /^This part of the page could not be loaded\./;

function Part({ name }: { readonly name: string }) {
  return <p>Part {name}</p>;
}

type Load = () => Promise<ComponentType<{ name: string }>>;
type Failure = 'area' | 'note' | 'nothing';

function renderPart(load: Load, failure: Failure = 'area') {
  const Late = late(load, { Fallback: ({ name }) => <p>{name} is loading</p>, failure });
  return { Late, ...render(<Late name="one" />) };
}

const failing = (...errors: readonly Error[]) => {
  const load = vi.fn<Load>();
  for (const error of errors) load.mockRejectedValueOnce(error);
  return load.mockResolvedValue(Part);
};

describe('a component whose code is loaded late', () => {
  it('shows its fallback until the code is here', async () => {
    renderPart(async () => Part);
    expect(screen.getByText('one is loading')).toBeTruthy();
    expect(await screen.findByText('Part one')).toBeTruthy();
  });

  it('is there with the first rendering once it is preloaded, and is fetched once', async () => {
    const load = failing();
    const Late = late(load);
    expect(await Late.preload()).toBe(true);
    render(<Late name="two" />);
    expect(screen.getByText('Part two')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is fetched again after a preload that failed', async () => {
    const Late = late(failing(LOST));
    expect(await Late.preload()).toBe(false);
    render(<Late name="two" />);
    expect(await screen.findByText('Part two')).toBeTruthy();
  });
});

describe('a component whose code cannot be fetched', () => {
  it('says so, and is shown after another try', async () => {
    renderPart(failing(LOST, LOST));
    expect((await screen.findByRole('alert')).textContent).toMatch(MESSAGE);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Part one')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is asked for again with the next use', async () => {
    const { Late, rerender } = renderPart(failing(LOST));
    await screen.findByRole('alert');
    rerender(<p>without it</p>);
    rerender(<Late name="one" />);
    expect(await screen.findByText('Part one')).toBeTruthy();
  });

  it('offers only a reload where styles are missing, which are not asked for again', async () => {
    renderPart(failing(LOST_STYLES));
    await screen.findByRole('button', { name: 'Reload the page' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('can be closed above the page', async () => {
    renderPart(failing(LOST), 'note');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows nothing in place of decoration', async () => {
    renderPart(failing(LOST), 'nothing');
    await vi.waitFor(() => expect(screen.queryByText('one is loading')).toBeNull());
    expect(document.body.textContent).toBe('');
  });
});
