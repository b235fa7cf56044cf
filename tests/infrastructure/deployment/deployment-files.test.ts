import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';
import { deploymentFiles } from '../../../scripts/lib/deployment-files.mjs';
import { securityHeaders } from '../../../scripts/lib/security-headers.mjs';
import { parseAppConfig } from '../../../src/composition/app-config';
import { headersFor, matches, policyOf } from './served-headers';
import { isByDay } from '../../setup/by-day';

const run = promisify(execFile);
const outDir = mkdtempSync(path.join(tmpdir(), 'deployment-'));
const read = (file: string): string => readFileSync(file, 'utf8');
const readConfig = (file: string): Record<string, unknown> => JSON.parse(read(file)) as Record<string, unknown>;
const example = readConfig('deploy/config.example.json');
const files = deploymentFiles(example);
const file = (name: string, of: Record<string, string> = files): string => of[name] ?? '';

afterAll(() => rmSync(outDir, { recursive: true, force: true }));

/** As an operator calls it. */
const generate = (...args: string[]) => run(process.execPath, ['scripts/deployment-files.mjs', ...args]);

describe('the deployment files in the project', () => {
  it('are what the command makes of the example configuration', async () => {
    await generate('--config', 'deploy/config.example.json', '--out', outDir);
    const made = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(made.map((entry) => entry.name).sort()).toEqual(
      ['404.html', '_headers', '_redirects', 'config.json', 'config.json', 'headers.conf', 'maps.conf'].sort(),
    );
    for (const { parentPath, name } of made) {
      const own = path.relative(outDir, path.join(parentPath, name));
      expect(read(path.join('deploy', own)), own).toBe(read(path.join(outDir, own)));
    }
  });

  it('stand beside an example that the app accepts', () => {
    expect(parseAppConfig(example)).toMatchObject({ mode: 'live', analytics: { provider: 'luzmo' } });
  });

  it.skipIf(isByDay)(
    'are not made of a configuration without the host of a service, and the command names the key',
    async () => {
      const broken = path.join(outDir, 'broken.json');
      writeFileSync(broken, JSON.stringify({ ...example, auth: { clientId: 'x' } }));
      await expect(generate('--config', broken, '--out', outDir)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining('cannot be used: auth.domain is missing') as string,
      });
    },
  );

  it('are not made of an address that would say something of its own in a policy', () => {
    const config = { ...example, auth: { domain: "login.test;script-src'unsafe-inline'", clientId: 'x' } };
    expect(() => deploymentFiles(config)).toThrow('auth.domain');
  });
});

describe('the policy of the example configuration', () => {
  const policy = policyOf(securityHeaders(example)['content-security-policy'] ?? '');
  const hosts = (name: string): readonly string[] => (policy[name] ?? []).filter((source) => source !== "'self'");

  it('runs scripts of the chart service and the support chat alone: none inline, no evaluated text', () => {
    expect(hosts('script-src')).toEqual([
      'https://app.luzmo.com',
      'https://app.intercom.io',
      'https://widget.intercom.io',
      'https://js.intercomcdn.com',
    ]);
    expect(Object.values(policy).flat()).not.toContain("'unsafe-eval'");
    expect(policy['default-src']).toEqual(["'none'"]);
  });

  it('connects to the configured hosts, and to those that the vendor of the support chat lists', () => {
    expect(hosts('connect-src').filter((host) => !host.includes('intercom'))).toEqual([
      'https://api.example.com',
      'https://login.example.com',
      'https://o000000.ingest.de.sentry.io',
      'https://app.luzmo.com',
      'https://api.luzmo.com',
      'https://ayd.luzmo.com',
    ]);
    const without = { ...example, supportChat: null };
    expect(securityHeaders(without)['content-security-policy']).not.toContain('intercom');
  });

  it('allows style elements for the widget of the vendor alone', () => {
    const styles = (supportChat: object | null): unknown =>
      policyOf(securityHeaders({ ...example, supportChat })['content-security-policy'] ?? '')['style-src'];
    expect(policy['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
    expect(styles(null)).toEqual(["'self'"]);
    expect(styles({ appId: 'x', widgetUrl: 'https://chat.test/widget.js' })).toEqual(["'self'"]);
  });
});

describe('the files of a static host', () => {
  const sent = (address: string, of = files) => headersFor(file('static-host/_headers', of), address);

  it.each(['/', '/homepage/1', '/assets/index-abc.js', '/config.json', '/favicon.svg', '/experiments/one.html'])(
    'send every security header with %s, and none twice',
    (address) => {
      expect(sent(address)).toMatchObject(securityHeaders(example, { https: true }));
    },
  );

  it('let hashed files be kept for ever, the shell and the configuration be asked for each time', () => {
    expect(sent('/assets/index-abc.js')['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const address of ['/', '/index.html', '/config.json', '/workspace.json']) {
      expect(sent(address)['cache-control'], address).toBe('no-cache');
    }
    // Left to the host, whose own rule is to ask each time.
    expect(sent('/homepage/1')).not.toHaveProperty('cache-control');
  });

  it('have no line that is longer than hosts read', () => {
    const longest = Math.max(
      ...file('static-host/_headers')
        .split('\n')
        .map((line) => line.length),
    );
    expect(longest).toBeLessThanOrEqual(2000);
  });

  it('let the experiments of the embedded workspace stand in a frame of the product', () => {
    const embedded = deploymentFiles({ mode: 'embedded', workspaceUrl: '/workspace.json' });
    const policy = policyOf(sent('/experiments/one.html', embedded)['content-security-policy'] ?? '');
    expect(policy['frame-ancestors']).toEqual(["'self'"]);
  });

  it('answer the address of a screen with the shell, and a missing script with 404', () => {
    const rules = file('static-host/_redirects')
      .split('\n')
      .filter((line) => line.startsWith('/'))
      .map((line) => line.split(' '));
    const rule = (address: string) => rules.find(([pattern = '']) => matches(pattern, address))?.slice(1);
    expect(rule('/homepage/1')).toEqual(['/index.html', '200']);
    expect(rule('/assets/gone.js')).toEqual(['/assets/404.html', '404']);
    expect(files).toHaveProperty(['static-host/assets/404.html']);
  });
});

describe('a trial of the policy', () => {
  const trial = deploymentFiles(example, { reportOnly: true, reportUri: 'https://reports.test/csp?key=1' });

  it('is sent under the name that blocks nothing, by every kind of server', () => {
    const headers = headersFor(file('static-host/_headers', trial), '/');
    expect(headers).not.toHaveProperty('content-security-policy');
    const policy = policyOf(headers['content-security-policy-report-only'] ?? '');
    expect(policy['report-uri']).toEqual(['https://reports.test/csp?key=1']);
    const nginx = file('nginx/headers.conf', trial);
    expect(nginx).toContain('add_header content-security-policy-report-only $platform_policy always;');
    expect(nginx).not.toContain('add_header content-security-policy ');
  });
});
