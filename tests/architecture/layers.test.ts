import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { toolPath } from '../../scripts/lib/run.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const planted: string[] = [];

/** Puts a file with this text into src for the time of one check: a guard that cannot fail is no guard. */
function plant(folder: string, text: string): string {
  const dir = path.join(root, 'src', folder, 'planted-violation');
  mkdirSync(dir, { recursive: true });
  planted.push(dir);
  const file = path.join(dir, 'planted.ts');
  writeFileSync(file, text);
  return file;
}

function lint(file: string): string {
  const { stdout, status } = spawnSync(process.execPath, [toolPath('oxlint'), file], { cwd: root, encoding: 'utf8' });
  return status === 0 ? '' : stdout;
}

afterAll(() => {
  for (const dir of planted) rmSync(dir, { recursive: true, force: true });
});

describe('the arrows between the floors', () => {
  it.each([
    ['domain', `import { Clock } from '../../application/shared/clock';\nexport const x = Clock;\n`],
    ['domain', `import { makeAutoObservable } from 'mobx';\nexport const x = makeAutoObservable;\n`],
    ['domain', `import type { Clock } from '../../application/shared/clock';\nexport type X = Clock;\n`],
    ['application', `import { provide } from '../../composition/provide';\nexport const x = provide;\n`],
    ['application', `import { useState } from 'react';\nexport const x = useState;\n`],
    ['application', `import { Button } from '../../ui/kit/controls/button';\nexport const x = Button;\n`],
    ['infrastructure', `import { Button } from '../../ui/kit/controls/button';\nexport const x = Button;\n`],
    ['ui', `import { provide } from '../../composition/provide';\nexport const x = provide;\n`],
    ['ui', `import { Container } from 'inversify';\nexport const x = Container;\n`],
    ['ui', `import axios from 'axios';\nexport const x = axios;\n`],
  ])('%s may not: %s', (folder, text) => {
    expect(lint(plant(folder, text))).toContain('no-restricted-imports');
  });

  it.each([
    ['domain', `import type { Query } from '../shared/query';\nexport type X = Query;\n`],
    ['application', `import { makeAutoObservable } from 'mobx';\nexport const x = makeAutoObservable;\n`],
    ['ui', `import { Clock } from '../../application/shared/clock';\nexport const x = Clock;\n`],
  ])('%s may: %s', (folder, text) => {
    expect(lint(plant(folder, text))).not.toContain('no-restricted-imports');
  });
});

describe('domain and application', () => {
  it('know no DOM, not even a timer', () => {
    const dir = path.join(root, 'src', 'domain', 'planted-violation');
    mkdirSync(dir, { recursive: true });
    planted.push(dir);
    writeFileSync(path.join(dir, 'planted.ts'), 'export const x = [document.title, setTimeout];\n');
    const config = path.join(dir, 'tsconfig.json');
    writeFileSync(config, JSON.stringify({ extends: '../../../tsconfig.core.json', include: ['planted.ts'] }));
    const { stdout } = spawnSync(process.execPath, [toolPath('typescript', 'tsc'), '-p', config], { encoding: 'utf8' });
    expect(stdout).toContain("Cannot find name 'document'");
    expect(stdout).toContain("Cannot find name 'setTimeout'");
  });
});
