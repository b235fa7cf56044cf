import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const textsIn = (folder: string): readonly (readonly [string, string])[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]);

it('no component makes an object of the application: the container does', () => {
  const classes = new Set(
    textsIn('src/application').flatMap(([, text]) =>
      [...text.matchAll(/^export class (\w+)/gm)].map(([, name]) => name),
    ),
  );
  expect(classes.size).toBeGreaterThan(50);
  // A failure is a value.
  classes.delete('RequestFailure');
  const made = textsIn('src/ui').flatMap(([file, text]) =>
    [...text.matchAll(/\bnew (\w+)\(/g)].filter(([, name]) => classes.has(name)).map(([made]) => `${file}: ${made}`),
  );
  expect(made).toEqual([]);
});
