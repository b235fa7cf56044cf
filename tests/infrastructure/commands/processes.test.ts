import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isByDay } from '../../setup/by-day';

let folder: string;
const at = (name: string): string => path.join(folder, name);
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'commands-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): string {
  writeFileSync(at(name), text);
  return at(name);
}

/** A program as its user starts it. @returns its exit code, and all that it prints */
async function run(program: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}
const script = (name: string, ...args: readonly string[]) => run(process.execPath, [`scripts/${name}.mjs`, ...args]);

describe('npm run convert', () => {
  it('writes a file that can be read, and ends with 0', async () => {
    const file = write('signals.csv', 'Name,Trend,Growth (%),Size (%)\nA,T,10,20\nB,T,30,40\n');
    expect(await script('convert', file, '--out', at('workspace.json'))).toMatchObject({ code: 0 });
    expect(JSON.parse(readFileSync(at('workspace.json'), 'utf8'))).toMatchObject({ meta: { title: 'Signals' } });
  });

  it.skipIf(isByDay)('replaces no file by nothing, and ends with 1', async () => {
    const before = '{"meta":{"title":"Before"},"sows":[]}';
    write('workspace.json', before);
    expect((await script('convert', write('none.csv', ''), '--out', at('workspace.json'))).code).toBe(1);
    expect(readFileSync(at('workspace.json'), 'utf8')).toBe(before);
  });

  it.skipIf(isByDay).each([
    ['no file', []],
    ['a day that is none', ['signals.csv', '--out', 'out.json', '--date', '2026-02-30']],
    ['a file that is not there', ['no-such.csv', '--out', 'out.json']],
  ])('says what is wrong with %s, and ends with 1', async (_, args) => {
    const { code, output } = await script('convert', ...args);
    expect(code).toBe(1);
    expect(output.trim()).not.toBe('');
    expect(output).not.toMatch(/^\s+at /m);
    expect(existsSync('out.json')).toBe(false);
  });
});

describe('npm run validate', () => {
  it.skipIf(isByDay).each([
    [
      'a configuration that the product starts with',
      'config.json',
      '{"mode":"embedded","workspaceUrl":"/workspace.json"}',
      0,
    ],
    ['a configuration that it cannot start with', 'config.json', '{"mode":"live"}', 1],
    ['a workspace without projects', 'workspace.json', '{"meta":{"title":"x"},"sows":[]}', 1],
    ['a spreadsheet with topics', 'signals.csv', 'Name,Growth (%)\nA,10\nB,20\n', 0],
  ])('ends for %s in a code that a script can act on', async (_, name, text, code) => {
    const result = await script('validate', write(name, text));
    expect(result).toMatchObject({ code });
    expect(result.output.trim()).not.toBe('');
  });

  it.skipIf(isByDay)('ends with 1 without a file', async () => {
    expect((await script('validate', at('none.json'))).code).toBe(1);
  });
});

describe("the container's start script", () => {
  /** With a program of the name node that prints what it is called with, as the script itself cannot be told where it is. */
  async function started(env: Record<string, string>): Promise<{ code: number | null; args: readonly string[] }> {
    mkdirSync(at('bin'), { recursive: true });
    write('bin/node', '#!/bin/sh\nprintf "%s\\n" "$@"\nexit "${ANSWER:-0}"\n');
    chmodSync(at('bin/node'), 0o755);
    const { code, output } = await run('sh', ['deploy/container/40-platform.sh'], {
      ...env,
      PATH: `${at('bin')}:${process.env['PATH']}`,
    });
    return { code, args: output.trim().split('\n').slice(1) };
  }
  const usual = ['--config', '/config/config.json', '--out', '/tmp/platform'];

  it('enforces the policy unless it is told not to, and reports where it is told to', async () => {
    expect(await started({})).toEqual({ code: 0, args: usual });
    expect(await started({ PLATFORM_CSP_REPORT_ONLY: '' })).toEqual({ code: 0, args: usual });
    expect(await started({ PLATFORM_CSP_REPORT_ONLY: '1' })).toEqual({ code: 0, args: [...usual, '--report-only'] });
    expect(await started({ PLATFORM_CSP_REPORT_URI: 'https://reports.test/a b' })).toEqual({
      code: 0,
      args: [...usual, '--report-uri', 'https://reports.test/a b'],
    });
    expect((await started({ PLATFORM_CONFIG: '/etc/own config.json' })).args.slice(0, 2)).toEqual([
      '--config',
      '/etc/own config.json',
    ]);
  });

  it('ends where the configuration cannot be used', async () => {
    expect((await started({ ANSWER: '1' })).code).toBe(1);
  });
});
