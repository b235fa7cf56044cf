import { act, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCarousel, type ScrollMemory } from '../../../src/ui/kit/lists/use-carousel';
import { settle } from '../../fakes/settle';

const swipers: { destroyed: number; updated: number }[] = [];

vi.mock('swiper', () => ({
  Swiper: class {
    readonly #own = { destroyed: 0, updated: 0 };
    constructor(readonly wrapperEl: HTMLElement) {
      swipers.push(this.#own);
    }
    slideTo(): void {}
    update = (): void => void (this.#own.updated += 1);
    destroy = (): void => void (this.#own.destroyed += 1);
  },
}));

function Carousel({ memory, slides = 3 }: { readonly memory: ScrollMemory; readonly slides?: number }) {
  const track = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { next } = useCarousel(track, list, slides, memory);
  return (
    <div ref={track}>
      <ul ref={list} data-testid="list">
        {Array.from({ length: slides }, (_, index) => (
          <li key={index}>{index}</li>
        ))}
      </ul>
      <button onClick={next}>Next</button>
    </div>
  );
}

function show(memory: ScrollMemory) {
  const view = render(<Carousel memory={memory} />);
  const list = view.getByTestId('list');
  const scroll = (left: number, width: number): void => {
    Object.defineProperty(list, 'clientWidth', { value: width, configurable: true });
    list.scrollLeft = left;
    fireEvent.scroll(list);
  };
  return { ...view, scroll };
}

beforeEach(() => void swipers.splice(0));

describe('the place of a carousel', () => {
  it('is remembered, and not while its screen is hidden: there it has no place', () => {
    const memory = { left: 0 };
    const { scroll } = show(memory);
    scroll(390, 800);
    expect(memory.left).toBe(390);
    scroll(0, 0);
    expect(memory.left).toBe(390);
  });
});

describe('the library that turns the pages of a carousel', () => {
  it('is attached once with the first turn, told of more slides, and removed with the carousel', async () => {
    const { getByRole, rerender, unmount } = show({ left: 0 });
    expect(swipers).toHaveLength(0);
    fireEvent.click(getByRole('button', { name: 'Next' }));
    fireEvent.click(getByRole('button', { name: 'Next' }));
    await vi.waitFor(() => expect(swipers).toHaveLength(1));
    await act(settle);
    rerender(<Carousel memory={{ left: 0 }} slides={5} />);
    expect(swipers[0]?.updated).toBe(1);
    unmount();
    expect(swipers).toEqual([{ destroyed: 1, updated: 1 }]);
  });

  it('is not attached to a carousel that is gone when it comes', async () => {
    const { getByRole, unmount } = show({ left: 0 });
    fireEvent.click(getByRole('button', { name: 'Next' }));
    unmount();
    await act(settle);
    expect(swipers).toHaveLength(0);
  });
});
