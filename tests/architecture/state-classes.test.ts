import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** What the address bar says cannot be observed. */
const READS_THE_WINDOW = 'ui/app/router-navigator.ts';
/** Nothing, values that end what follows from them when they are equal, or a start whose reactions run at once. */
const EQUALS =
  /^(?:\{\}|equal|\{ start: false \}|\{ \w+: (?:computedStruct|computed\(\{ equals: compareStructural \}\)) \})$/;

it('the state of a class is observable in one way, and only what equals is said for each', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const calls = files.flatMap((file) => {
    const text = readFileSync(path.join('src', file), 'utf8');
    return [...text.matchAll(/makeAutoObservable\(([^;]*)\);/g)].map(([, call = '']) => [file, call] as const);
  });
  expect(calls.length).toBeGreaterThan(60);
  const others = calls.filter(([, call]) => {
    const [, equals = ''] = /^this, (.*), BY_REFERENCE$/s.exec(call) ?? [];
    return !EQUALS.test(equals);
  });
  expect(others.map(([file]) => file)).toEqual([READS_THE_WINDOW]);
});
