import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { checkConfig } from '../../src/composition/check-config';

const embedded = { mode: 'embedded', workspaceUrl: '/workspace.json' };
const live = {
  mode: 'live',
  api: { baseUrl: 'https://api.example.com' },
  auth: { domain: 'tenant.example.com', clientId: 'abc' },
  analytics: { provider: 'builtin' },
};

const said = (raw: unknown): readonly string[] =>
  checkConfig(raw).map(({ path: where, severity, message }) => `${severity} ${where.join('.')}: ${message}`);

describe('the check of a configuration', () => {
  it('finds nothing in one that is right', async () => {
    expect(said(embedded)).toEqual([]);
    expect(said(live)).toEqual([]);
    expect(said(JSON.parse(await readFile('deploy/config.example.json', 'utf8')))).toEqual([]);
  });

  it.each([
    ['no mode', {}, 'mode'],
    ['an unknown mode', { ...embedded, mode: 'demo' }, 'mode'],
    ['a list', [], ''],
    ['a text', 'embedded', ''],
    ['null', null, ''],
    ['no workspace', { mode: 'embedded' }, 'workspaceUrl'],
    ['a workspace on another host', { ...embedded, workspaceUrl: 'https://files.example.com/w.json' }, 'workspaceUrl'],
    [
      'a workspace on another host, without a scheme',
      { ...embedded, workspaceUrl: '//files.example.com/w.json' },
      'workspaceUrl',
    ],
    ['an empty workspace', { ...embedded, workspaceUrl: ' ' }, 'workspaceUrl'],
    ['no API', { ...live, api: undefined }, 'api'],
    ['an API without a scheme', { ...live, api: { baseUrl: 'api.example.com' } }, 'api.baseUrl'],
    ['a time-out that is a text', { ...live, api: { ...live.api, timeoutMs: '30' } }, 'api.timeoutMs'],
    [
      'a domain with a path',
      { ...live, auth: { ...live.auth, domain: 'https://tenant.example.com/login' } },
      'auth.domain',
    ],
    ['a domain with a slash', { ...live, auth: { ...live.auth, domain: 'tenant.example.com/' } }, 'auth.domain'],
    ['an unknown chart service', { ...live, analytics: { provider: 'other' } }, 'analytics'],
    ['a region that is none', { ...live, supportChat: { appId: 'a', region: 'mars' } }, 'supportChat.region'],
    ['a function that is none', { ...embedded, modules: { taem: false } }, 'modules.taem'],
    ['a switch that is none', { ...embedded, modules: { team: 'off' } }, 'modules.team'],
    ['a host that is none', { ...embedded, assets: { allowedHosts: ['https://x'] } }, 'assets.allowedHosts.0'],
    ['a colour that is none', { ...embedded, houseStyle: { main: 'blue' } }, 'houseStyle.main'],
  ])('names what is wrong: %s', (_name, raw, where) => {
    const [first, ...others] = checkConfig(raw).filter(({ severity }) => severity === 'fatal');
    expect(first?.path.join('.')).toMatch(new RegExp(`^${where}`));
    expect(first?.message).not.toBe('');
    expect(others).toEqual([]);
  });

  it('names each key that would be ignored, with the one that was probably meant', () => {
    expect(said({ ...embedded, module: {}, own: 1 })).toEqual([
      'warning module: is no key of the configuration; did you mean modules?',
      'warning own: is no key of the configuration',
    ]);
    expect(said({ ...live, auth: { ...live.auth, audiense: 'x' }, supportChat: { appId: 'a', reigon: 'eu' } })).toEqual(
      [
        'warning auth.audiense: is no key of the configuration; did you mean audience?',
        'warning supportChat.reigon: is no key of the configuration; did you mean region?',
      ],
    );
    // What is a key of one mode is none of the other.
    expect(said({ ...embedded, auth: {} })).toEqual(['warning auth: is no key of the configuration']);
  });

  it('is that of npm run validate, which ends with 1 where the product would not start', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'config-'));
    const run = async (text: string) => {
      const file = path.join(folder, 'config.json');
      await writeFile(file, text);
      return promisify(execFile)(process.execPath, ['scripts/validate.mjs', file]).then(
        ({ stdout }) => [0, stdout.replaceAll(file, 'config.json')],
        ({ code, stdout }: { code: number; stdout: string }) => [code, stdout.replaceAll(file, 'config.json')],
      );
    };
    try {
      // As some editors write it.
      expect(await run(`\uFEFF${JSON.stringify(embedded)}`)).toEqual([0, 'config.json: the product starts with it.\n']);
      expect(await run(JSON.stringify({ ...embedded, workspaceUrl: 'https://x.example/w.json' }))).toEqual([
        1,
        'config.json: cannot be used: workspaceUrl must be a path of this host, such as /workspace.json\nconfig.json: the product cannot start with it.\n',
      ]);
      expect(await run('{"mode":"embedded",}')).toEqual([1, expect.stringContaining('it is no JSON')]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
