import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LONGEST_SHOWN } from '../../../src/domain/shared/long-texts';
import { Prose } from '../../../src/ui/kit/media/prose';

/** A browser that has laid out what is observed, and tells of it. */
class LaidOut {
  readonly #report: () => void;
  #isWatching = true;
  constructor(report: () => void) {
    this.#report = report;
  }
  observe(): void {
    queueMicrotask(() => this.#isWatching && act(() => this.#report()));
  }
  disconnect(): void {
    this.#isWatching = false;
  }
}

/** Four lines fit, and there are more. */
function overflowing(): void {
  vi.stubGlobal('ResizeObserver', LaidOut);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(240);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(96);
}

describe('prose', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('shows plain words at once, in paragraphs', () => {
    const { container } = render(<Prose text={'One.\n\nTwo.'} />);
    expect([...container.querySelectorAll('p')].map((paragraph) => paragraph.textContent)).toEqual(['One.', 'Two.']);
  });

  it('never puts HTML on the page', async () => {
    const { container } = render(
      <Prose text={'<p>One <b>two</b></p><img src=x onerror="alert(1)"><script>x</script>'} />,
    );
    expect(await screen.findByText('One two')).toBeTruthy();
    expect(container.querySelector('b, img, script')).toBeNull();
  });

  it("shows the beginning of a very long text, and the whole with 'Show all'", async () => {
    const user = userEvent.setup();
    const text = Array.from({ length: 30_000 }, (_, index) => `word${index}`).join(' ');
    const { container } = render(<Prose text={text} />);
    const longest = () => Math.max(...[...container.querySelectorAll('p')].map((each) => each.textContent.length));
    expect(container.textContent.length).toBeLessThan(LONGEST_SHOWN + 100);
    expect(container.textContent).toContain('The text has 288,889 characters.');
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(container.textContent).toBe(text);
    expect(longest()).toBeLessThanOrEqual(LONGEST_SHOWN);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has many paragraphs up to a limit together', () => {
    const { container } = render(
      <Prose text={Array.from({ length: 900 }, () => 'Twenty characters...').join('\n\n')} />,
    );
    expect(container.querySelectorAll('p').length).toBe(LONGEST_SHOWN / 20 + 1);
    expect(screen.getByRole('button', { name: 'Show all' })).toBeTruthy();
  });

  it('reads no more of markup than it shows, until all is asked for', async () => {
    const user = userEvent.setup();
    const markup = `<a href="https://example.com/${'x'.repeat(1000)}">word</a> `;
    const { container } = render(<Prose text={`<p>${markup.repeat(12)}end</p>`} />);
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(container.textContent).toMatch(/word end$/);
    expect(container.textContent).not.toContain('<a');
  });

  it("offers no 'Read more' where everything is to be seen", () => {
    render(<Prose text="Short." lines={4} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it("clamps a long text, with 'Read more' and 'Read less'", async () => {
    overflowing();
    const user = userEvent.setup();
    render(<Prose text="Long." lines={4} />);
    const more = await screen.findByRole('button', { name: 'Read more' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await user.click(more);
    const less = screen.getByRole('button', { name: 'Read less' });
    expect(less.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(less);
    await user.click(less);
    expect(await screen.findByRole('button', { name: 'Read more' })).toBeTruthy();
  });

  it('starts closed again with another text', async () => {
    overflowing();
    const user = userEvent.setup();
    const { rerender } = render(<Prose text="One." lines={4} />);
    await user.click(await screen.findByRole('button', { name: 'Read more' }));
    rerender(<Prose text="Two." lines={4} />);
    expect(await screen.findByRole('button', { name: 'Read more' })).toBeTruthy();
  });
});
