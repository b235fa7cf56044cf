import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ExternalLink } from '../../../src/ui/kit/controls/external-link';

describe('a link out of the product', () => {
  it('opens a tab of its own, without a way back into ours, and says so', () => {
    render(<ExternalLink url="https://www.ons.gov.uk/economy" />);
    const link = screen.getByRole('link', { name: 'ons.gov.uk (opens in a new tab)' });
    expect(link.getAttribute('href')).toBe('https://www.ons.gov.uk/economy');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it.each(['javascript:alert(1)', 'data:text/html,hi', 'https://bank.com@evil.com', '//evil.com', 'mailto:a@b.c', ''])(
    'is plain text for %s',
    (url) => {
      const { container } = render(<ExternalLink url={url}>Click me</ExternalLink>);
      expect(screen.queryByRole('link')).toBeNull();
      expect(container.textContent).toBe(url);
    },
  );
});
