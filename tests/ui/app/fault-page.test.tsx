import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FaultPage } from '../../../src/ui/app/pages';

it('a product that cannot start names each fault, and offers another try', () => {
  render(<FaultPage message="The configuration cannot be used." faults={['mode: missing', 'api.baseUrl: missing']} />);
  expect(screen.getByRole('alert').textContent).toContain('The configuration cannot be used.');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'mode: missing',
    'api.baseUrl: missing',
  ]);
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(/asked again automatically/)).toBeNull();
});

it('a server that does not answer is asked again, and the page says so', () => {
  render(<FaultPage message="It cannot be read." faults={['The server does not answer.']} isPassing />);
  expect(screen.getByText(/asked again automatically/)).toBeInstanceOf(HTMLElement);
});
