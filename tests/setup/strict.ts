import fc from 'fast-check';
import { configure } from 'mobx';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

configure({ enforceActions: 'always' });

// A run says the same about the same code, so that a red one is of the change that it tests. The nightly run draws seeds, and more cases.
fc.configureGlobal({
  seed: Number(process.env['PROPERTY_SEED'] ?? 20),
  numRuns: Number(process.env['PROPERTY_RUNS'] ?? 30),
});

// A MobX warning or an unexpected console.error fails the test in whose time it was written.
const written: string[] = [];
const { warn } = console;

beforeEach(() => {
  written.length = 0;
  console.error = (...parts: unknown[]) => void written.push(parts.map(String).join(' '));
  console.warn = (...parts: unknown[]) => {
    if (String(parts[0]).startsWith('[MobX]') || String(parts[0]).startsWith('[mobx]'))
      written.push(parts.map(String).join(' '));
    else warn(...parts);
  };
});

afterEach(() => {
  expect(written, 'written to the console').toEqual([]);
});

// Files share their globals: a 'window' of one file would make another one's library take this for a browser.
afterAll(() => {
  vi.unstubAllGlobals();
});
