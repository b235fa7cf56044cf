import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CrashScreen } from '../../../src/ui/app/app';
import { CrashBoundary } from '../../../src/ui/kit/layout/lost-code';

afterEach(() => vi.restoreAllMocks());

function crash(message: string): void {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = (): never => {
    throw new Error(message);
  };
  render(
    <CrashBoundary
      onCrash={() => {}}
      renderCrash={(error) => <CrashScreen error={error} home="https://platform.example" />}
    >
      <Broken />
    </CrashBoundary>,
  );
}

it('says that there may be a newer version where code is gone', () => {
  crash('Failed to fetch dynamically imported module: /assets/explore-12345678.js');
  expect(screen.getByRole('alert').textContent).toContain('There may be a newer version: reload the page.');
});

it('says nothing of a version after another fault', () => {
  crash('x is undefined');
  expect(screen.getByRole('alert').textContent).toMatch(/^An Error Occurredx is undefinedReload/);
});
