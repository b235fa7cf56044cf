import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '../../../scripts/lib/security-headers.mjs';
import { serveApp, type ServedApp } from '../../../scripts/lib/serve-app.mjs';

const distDir = mkdtempSync(path.join(tmpdir(), 'dist-'));
let app: ServedApp;

beforeAll(async () => {
  for (const folder of ['assets', 'experiments']) mkdirSync(path.join(distDir, folder));
  writeFileSync(path.join(distDir, 'index.html'), 'the shell');
  writeFileSync(path.join(distDir, 'assets', 'index-abc.js'), 'plain');
  writeFileSync(path.join(distDir, 'assets', 'index-abc.js.gz'), 'packed');
  writeFileSync(path.join(distDir, 'assets', 'gone-soon.js'), 'soon gone');
  writeFileSync(path.join(distDir, 'experiments', 'one.html'), 'an experiment');
  app = await serveApp({ distDir, config: { mode: 'embedded' }, port: 0 });
});

afterAll(async () => {
  await app.close();
  rmSync(distDir, { recursive: true, force: true });
});

/** Not by fetch, which unpacks bodies and tidies addresses. */
function get(
  address: string,
  headers: Record<string, string> = {},
): Promise<[number, string, Record<string, unknown>]> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(app.url);
    request({ hostname, port, path: address, headers }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += String(chunk)));
      response.on('end', () => resolve([response.statusCode ?? 0, body, response.headers]));
    })
      .on('error', reject)
      .end();
  });
}

const page = { accept: 'text/html' };

describe('the server of the app', () => {
  it('answers every navigation with the shell, and nothing else', async () => {
    expect((await get('/homepage/1', page)).slice(0, 2)).toEqual([200, 'the shell']);
    expect((await get(`/data/1?${'topics=%D0%A1%D0%B8%D0%B3&'.repeat(1500)}`, page))[0]).toBe(200);
    expect((await get('/homepage/1'))[0]).toBe(404);
    expect((await get('/assets/gone.js', page))[0]).toBe(404);
    expect((await get('//', page))[0]).toBe(200);
  });

  it('lets hashed files be kept for ever, packed, and the shell never', async () => {
    const [, body, headers] = await get('/assets/index-abc.js', { 'accept-encoding': 'gzip' });
    expect([body, headers['cache-control']]).toEqual(['packed', 'public, max-age=31536000, immutable']);
    expect((await get('/', page))[2]['cache-control']).toBe('no-cache');
    expect((await get('/config.json')).slice(0, 2)).toEqual([200, '{"mode":"embedded"}']);
  });

  it('outlives a file that is taken away', async () => {
    rmSync(path.join(distDir, 'assets', 'gone-soon.js'));
    await expect(get('/assets/gone-soon.js')).rejects.toThrow();
    expect((await get('/', page))[0]).toBe(200);
  });

  it('lets no other site frame it, and its own experiments only itself', async () => {
    expect((await get('/', page))[2]['content-security-policy']).toContain("frame-ancestors 'none'");
    expect((await get('/experiments/one.html', page))[2]['content-security-policy']).toContain(
      "frame-ancestors 'self'",
    );
  });

  it('asks for https to stay only where https is', async () => {
    expect((await get('/', page))[2]).not.toHaveProperty('strict-transport-security');
    expect((await get('/', { ...page, 'x-forwarded-proto': 'https' }))[2]).toHaveProperty('strict-transport-security');
  });
});

describe('the security policy', () => {
  const directive = (config: object, name: string): string | undefined => {
    const policy = securityHeaders(config)['content-security-policy'] ?? '';
    return policy.split('; ').find((each) => each.startsWith(`${name} `));
  };
  const live = {
    mode: 'live',
    api: { baseUrl: 'https://api.test/client_interface' },
    auth: { domain: 'login.test' },
    analytics: {
      provider: 'luzmo',
      appServer: 'https://app.charts.test',
      apiHost: 'https://api.charts.test',
      aydHost: 'https://ayd.charts.test',
    },
    supportChat: { appId: 'x', widgetUrl: 'https://chat.test/widget.js' },
    errorReporting: { dsn: 'https://key@reports.test/1' },
    assets: { baseUrl: 'http://assets.test/bucket' },
  };

  it('of the embedded mode reaches no other host', () => {
    expect(directive({ mode: 'embedded' }, 'connect-src')).toBe("connect-src 'self'");
    expect(directive({ mode: 'embedded' }, 'script-src')).toBe("script-src 'self'");
  });

  it('of the live mode reaches the configured hosts alone', () => {
    expect(directive(live, 'script-src')).toBe("script-src 'self' https://app.charts.test https://chat.test");
    expect(directive(live, 'connect-src')?.split(' ').slice(2)).toEqual([
      'https://api.test',
      'https://login.test',
      'https://reports.test',
      'https://app.charts.test',
      'https://api.charts.test',
      'https://ayd.charts.test',
      'https://chat.test',
    ]);
    expect(directive(live, 'img-src')).toBe("img-src 'self' data: blob: https: http://assets.test");
  });

  it('never allows inline script, nor evaluated text', () => {
    expect(directive(live, 'script-src')).not.toMatch(/unsafe|eval/);
    expect(directive(live, 'style-src')).toBe("style-src 'self'");
  });
});
