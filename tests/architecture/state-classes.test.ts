import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Its getters read `window.location`, which MobX cannot observe, so they must not be cached. */
const READS_THE_WINDOW = 'ui/app/router-navigator.ts';
/** None; getters that are compared by value; or a `start` that is no action, so that its reactions run at once. */
const OVERRIDES =
  /^(?:\{\}|equal|\{ start: false \}|\{ (?:start: false, )?\w+: (?:computedStruct|computed\(\{ equals: compareStructural \}\))(?:, \w+: computedStruct)* \})$/;

it('the state of each class is made observable in one way', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const calls = files.flatMap((file) => {
    const text = readFileSync(path.join('src', file), 'utf8');
    return [...text.matchAll(/makeAutoObservable(?:<[^(]*>)?\(([^;]*)\);/g)].map(
      ([, call = '']) => [file, call] as const,
    );
  });
  expect(calls.length).toBeGreaterThan(60);
  const others = calls.filter(([, call]) => {
    const [, overrides = ''] = /^this, (.*), BY_REFERENCE$/s.exec(call) ?? [];
    return !OVERRIDES.test(overrides);
  });
  expect(others.map(([file]) => file)).toEqual([READS_THE_WINDOW]);
});
