import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { QUADRANTS, UNCLASSIFIED, type Quadrant } from '../../../src/domain/topic/quadrant';
import { Picture } from '../../../src/ui/signal/picture';

const props = (imageUrl: string | null, quadrant: Quadrant = QUADRANTS[3]) =>
  ({ of: { name: 'Seaweed films', imageUrl, quadrant } }) as const;

describe('a picture', () => {
  it('is shown without words: the name stands beside it', () => {
    const { container } = render(<Picture {...props('https://assets.example/a.jpg')} />);
    const image = container.querySelector('img');
    expect(image?.getAttribute('src')).toBe('https://assets.example/a.jpg');
    expect(image?.getAttribute('alt')).toBe('');
    expect(image?.getAttribute('loading')).toBe('lazy');
  });

  it('gives way to the initial where there is none, on the colour of the quadrant', () => {
    const { container } = render(<Picture {...props(null)} />);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('[data-quadrant="disruptor"] [data-initial="S"]')).not.toBeNull();
  });

  it('gives way to the initial when it is broken, and tries another one', () => {
    const { container, rerender } = render(<Picture {...props('https://assets.example/broken.jpg')} />);
    const image = container.querySelector('img');
    if (image === null) throw new Error('no picture');
    fireEvent.error(image);
    expect(container.querySelector('img')).toBeNull();
    rerender(<Picture {...props('https://assets.example/good.jpg')} />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('https://assets.example/good.jpg');
  });

  it('has a neutral colour for a signal without a quadrant', () => {
    const { container } = render(<Picture {...props(null, UNCLASSIFIED)} />);
    expect(container.querySelector('[data-quadrant="default"]')).not.toBeNull();
  });
});
