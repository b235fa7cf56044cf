import { act, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { preloadable } from '../../../src/ui/app/preloadable';
import { settle } from '../../fakes/settle';

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;

const shown = (Part: (props: { name: string }) => ReactNode) =>
  render(
    <Suspense fallback={<p>wait</p>}>
      <Part name="Maya" />
    </Suspense>,
  );

describe('a part that can be fetched ahead', () => {
  it('shows the fallback until it is here', async () => {
    const Part = preloadable(async () => ({ default: Hello }));
    shown(Part);
    expect(screen.getByText('wait')).toBeTruthy();
    await act(settle);
    expect(screen.getByText('Hello Maya')).toBeTruthy();
  });

  it('shows itself at once when it has been fetched ahead', async () => {
    const Part = preloadable(async () => ({ default: Hello }));
    await Part.preload();
    shown(Part);
    expect(screen.getByText('Hello Maya')).toBeTruthy();
  });

  it('keeps its elements when it is rendered again after it came', async () => {
    const Part = preloadable(async () => ({ default: Hello }));
    const { rerender } = shown(Part);
    await act(settle);
    const node = screen.getByText('Hello Maya');
    rerender(
      <Suspense fallback={<p>wait</p>}>
        <Part name="Ana" />
      </Suspense>,
    );
    expect(screen.getByText('Hello Ana')).toBe(node);
  });

  it('may be asked for again when it did not come, and keeps that to itself until it is shown', async () => {
    const load = vi.fn(async () => ({ default: Hello }));
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const Part = preloadable(load);
    await expect(Part.preload()).resolves.toBeUndefined();
    shown(Part);
    await act(settle);
    expect(screen.getByText('Hello Maya')).toBeTruthy();
  });
});
