import { act, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeDrawings } from '../../fakes/fake-drawing-worker';

type Report = (entries: Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>[]) => void;

const observed = new Set<Element>();
let report: Report = () => {};

class FakeObserver {
  constructor(callback: Report) {
    report = callback;
  }
  observe(element: Element): void {
    observed.add(element);
  }
  unobserve(element: Element): void {
    observed.delete(element);
  }
}

function comeNear(element: Element | null): void {
  if (element) act(() => report([{ target: element, isIntersecting: true }]));
}

// The studio and the observer are shared by a page: each test gets a page of its own.
async function loadCover() {
  vi.resetModules();
  return (await import('../../../src/ui/art/cover')).Cover;
}

let urls = 0;
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  fakeDrawings();
  URL.createObjectURL = () => `blob:${++urls}`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(URL, 'createObjectURL');
  observed.clear();
});

describe('Cover', () => {
  it('holds its place at once and draws when it comes near', async () => {
    const Cover = await loadCover();
    const { container } = render(<Cover name="Plastic rules" quadrant="mature" theme="light" className="thumb" />);
    const place = container.firstElementChild;
    expect(place).toHaveProperty('className', expect.stringContaining('thumb'));
    expect(container.querySelector('img')).toBeNull();

    comeNear(place);
    await waitFor(() => expect(container.querySelector('img')).not.toBeNull());
    const picture = container.querySelector('img');
    expect(picture?.alt).toBe('');
    expect(picture?.src).toMatch(/^blob:/);
    expect(observed.size).toBe(0);
  });

  it('shows a picture drawn before without waiting', async () => {
    const Cover = await loadCover();
    const first = render(<Cover name="Longer lives" quadrant="mature" theme="light" />);
    comeNear(first.container.firstElementChild);
    await waitFor(() => expect(first.container.querySelector('img')).not.toBeNull());

    const second = render(<Cover name="Longer lives" quadrant="mature" theme="light" />);
    expect(second.container.querySelector('img')?.src).toBe(first.container.querySelector('img')?.src);
  });

  it('keeps the picture of the old theme until the new one is drawn, but never another item’s', async () => {
    const Cover = await loadCover();
    const { container, rerender } = render(<Cover name="Skin biology" quadrant="disruptor" theme="light" />);
    comeNear(container.firstElementChild);
    await waitFor(() => expect(container.querySelector('img')).not.toBeNull());
    const light = container.querySelector('img')?.src;

    rerender(<Cover name="Skin biology" quadrant="disruptor" theme="dark" />);
    expect(container.querySelector('img')?.src).toBe(light);
    await waitFor(() => expect(container.querySelector('img')?.src).not.toBe(light));

    rerender(<Cover name="New proteins" quadrant="disruptor" theme="dark" />);
    expect(container.querySelector('img')).toBeNull();
    await waitFor(() => expect(container.querySelector('img')).not.toBeNull());
  });
});
