import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { OUR_STYLE, type HouseStyle } from '../../../src/domain/shared/house-style';
import { isLight } from '../../../src/ui/art/draw-logo';
import { HousePanel } from '../../../src/ui/house/house-panel';
import { HousePreview } from '../../../src/ui/house/house-preview';

let style: HouseStyle = OUR_STYLE;

function Owned() {
  const [house, setHouse] = useState(OUR_STYLE);
  const onChange = (changed: HouseStyle): void => {
    style = changed;
    setHouse(changed);
  };
  return <HousePanel house={house} onChange={onChange} />;
}

describe('the look of documents', () => {
  it('takes colours and fonts, and says what texts have where a colour is too light', async () => {
    render(<Owned />);
    fireEvent.change(screen.getByLabelText('Colour'), { target: { value: '#FFCC00' } });
    expect(screen.getByText(/^1\.5 : 1 on white is too light for text/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Second colour'), { target: { value: '#0a5c8f' } });
    expect(screen.getByText(/^\d\.\d : 1 on white, which is enough for text as well\./)).toBeTruthy();
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Fonts'), 'Arial; }');
    await user.tab();
    expect(screen.getByText('Write names of fonts, with commas between them.')).toBeTruthy();
    await user.clear(screen.getByLabelText('Fonts'));
    await user.type(screen.getByLabelText('Fonts'), 'Verdana, sans-serif');
    await user.tab();
    expect(style).toEqual({ logo: null, main: '#ffcc00', accent: '#0a5c8f', fonts: 'Verdana, sans-serif' });
    await user.click(screen.getByRole('button', { name: 'Remove: Colour' }));
    expect(style.main).toBeNull();
  });

  it('refuses a file that is no picture, or too large', async () => {
    render(<Owned />);
    const user = userEvent.setup({ applyAccept: false });
    const field = screen.getByLabelText('Choose an SVG or PNG');
    for (const file of [new File(['x'], 'logo.html'), new File([new Uint8Array(2_000_001)], 'logo.png')]) {
      await user.upload(field, file);
      expect(await screen.findByText(/^The logo must be an SVG or PNG/)).toBeTruthy();
    }
    expect(style.logo).toBeNull();
  });

  it('is shown on a title and a recommendation, with its colours and fonts', async () => {
    const house = { logo: null, main: '#6b1f45', accent: '#ffcc00', fonts: 'Verdana, sans-serif' };
    const { container, rerender } = render(<HousePreview house={house} />);
    expect(await screen.findByRole('heading', { name: 'A brief of your team', hidden: true })).toBeTruthy();
    const slides = () => [...container.querySelectorAll<HTMLElement>('[data-slide-picture]')];
    expect(slides()).toHaveLength(2);
    for (const slide of slides()) {
      expect(slide.style.fontFamily).toBe('Verdana, sans-serif');
      expect(slide.innerHTML).toContain('rgb(107, 31, 69)');
    }
    rerender(<HousePreview house={OUR_STYLE} />);
    await waitFor(() => expect(container.innerHTML).not.toContain('rgb(107, 31, 69)'));
  });

  it('gives a dark ground to a logo that is light where it is drawn, and to no other', () => {
    const pixels = (...of: readonly (readonly [value: number, alpha: number])[]) =>
      new Uint8ClampedArray(of.flatMap(([value, alpha]) => [value, value, value, alpha]));
    expect(isLight(pixels([250, 255], [0, 0], [240, 255]))).toBe(true);
    expect(isLight(pixels([20, 255], [0, 0], [240, 255]))).toBe(false);
    // With a ground of its own, and with nothing that is drawn.
    expect(isLight(pixels([250, 255], [240, 255]))).toBe(false);
    expect(isLight(pixels([250, 0]))).toBe(false);
  });
});
