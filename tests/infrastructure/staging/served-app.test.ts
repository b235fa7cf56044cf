import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createGuardedServer } from '../../../scripts/lib/guarded-server.mjs';
import { securityHeaders } from '../../../scripts/lib/security-headers.mjs';
import { serveApp, type ServedApp } from '../../../scripts/lib/serve-app.mjs';
import { isByDay } from '../../setup/by-day';

const distDir = mkdtempSync(path.join(tmpdir(), 'dist-'));
let app: ServedApp;

beforeAll(async () => {
  for (const folder of ['assets', 'experiments']) mkdirSync(path.join(distDir, folder));
  writeFileSync(path.join(distDir, 'index.html'), 'the shell');
  writeFileSync(path.join(distDir, 'assets', 'index-abc.js'), 'plain');
  writeFileSync(path.join(distDir, 'assets', 'index-abc.js.gz'), 'packed');
  writeFileSync(path.join(distDir, 'assets', 'gone-soon.js'), 'soon gone');
  writeFileSync(path.join(distDir, 'experiments', 'one.html'), 'an experiment');
  for (const name of ['config.json', 'config.json.gz', 'workspace.json', 'workspace.json.gz'])
    writeFileSync(path.join(distDir, name), 'the sample');
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
  server: ServedApp = app,
): Promise<[number, string, Record<string, unknown>]> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(server.url);
    request({ hostname: '127.0.0.1', port, path: address, headers }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += String(chunk)));
      response.on('error', reject);
      response.on('end', () => resolve([response.statusCode ?? 0, body, response.headers]));
    })
      .on('error', reject)
      .end();
  });
}

const page = { accept: 'text/html' };

describe('the server of the app', () => {
  it('says that it is there, to a load balancer and to a browser', async () => {
    expect((await get('/health')).slice(0, 2)).toEqual([200, 'ok']);
    expect((await get('/health', page)).slice(0, 2)).toEqual([200, 'ok']);
  });

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

  it('refuses host names of other machines, also where it is open to them, but those that it was given', async () => {
    expect((await get('/', { ...page, host: 'attacker.test' }))[0]).toBe(421);
    expect((await get('/', { ...page, host: `localhost:${new URL(app.url).port}` }))[0]).toBe(200);
    const open = await serveApp({
      distDir,
      config: { mode: 'embedded' },
      port: 0,
      host: '0.0.0.0',
      hostNames: ['Platform.test', 'other.test'],
    });
    const { port } = new URL(open.url);
    for (const host of [
      'platform.test',
      `PLATFORM.test:${port}`,
      'platform.test.',
      'other.test',
      new URL(open.url).host,
      `localhost:${port}`,
    ])
      expect([host, (await get('/', { ...page, host }, open))[0]]).toEqual([host, 200]);
    for (const host of ['attacker.test', 'platform.test.attacker.test', '192.0.2.77', 'xplatform.test'])
      expect([host, (await get('/', { ...page, host }, open))[0]]).toEqual([host, 421]);
    await open.close();
  });

  it('answers an impossible range with 416 and goes on', async () => {
    for (const range of ['bytes=5-1', 'bytes=-', 'bytes=a-b', 'bytes=-3'])
      expect((await get('/assets/index-abc.js', { range }))[0], range).toBe(416);
    expect((await get('/assets/index-abc.js', { range: 'bytes=1-2' })).slice(0, 2)).toEqual([206, 'la']);
    expect((await get('/', page))[0]).toBe(200);
  });

  it('answers any range of bytes and goes on', async () => {
    const digits = fc.oneof(
      fc.nat().map(String),
      fc.stringMatching(/^\d{1,24}$/),
      fc.constantFrom('9007199254740991', '9007199254740992', '', '0x5', '-1', '1e9'),
    );
    await fc.assert(
      fc.asyncProperty(digits, digits, async (first, last) => {
        const [status, body] = await get('/assets/index-abc.js', { range: `bytes=${first}-${last}` });
        expect([206, 416]).toContain(status);
        if (status === 206) expect('plain').toContain(body);
        expect((await get('/', page))[0]).toBe(200);
      }),
      { numRuns: 60 },
    );
    expect((await get('/assets/index-abc.js', { range: 'bytes=0-9007199254740992' }))[1]).toBe('plain');
    expect((await get('/assets/index-abc.js', { range: `bytes=${'9'.repeat(20)}-` }))[0]).toBe(416);
  });

  it('answers 500 and goes on whatever the answer to a request throws', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const server = createGuardedServer(({ url }, response) => {
      if (url === '/late') return Promise.reject(new Error('late'));
      if (url === '/now') throw new Error('at once');
      if (url === '/half') {
        response.writeHead(200);
        response.write('half');
        throw new Error('in the middle');
      }
      return response.end('fine');
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
    const served = {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      close: () => Promise.resolve(),
    };
    expect((await get('/late', {}, served)).slice(0, 2)).toEqual([500, 'Internal error']);
    expect((await get('/now', {}, served))[0]).toBe(500);
    await expect(get('/half', {}, served)).rejects.toThrow();
    expect((await get('/', {}, served))[1]).toBe('fine');
    expect(logged).toHaveBeenCalledTimes(3);
    server.close();
  });

  it('serves its own configuration under every spelling, and none of the build', async () => {
    expect((await get('/config%2ejson'))[1]).toBe('{"mode":"embedded"}');
    expect((await get('/config.json.gz'))[0]).toBe(404);
    expect((await get('/%E0%A4%A'))[0]).toBe(400);
  });

  it('leads a user who has mistyped an address to the page that says so', async () => {
    const [status, , headers] = await get('/homepage/%', page);
    expect([status, headers['location']]).toEqual([302, '/404']);
  });

  it('serves the sample workspace in embedded mode only', async () => {
    expect((await get('/workspace.json'))[1]).toBe('the sample');
    const live = await serveApp({ distDir, config: { mode: 'live' }, port: 0 });
    for (const file of ['/workspace.json', '/workspace%2Ejson', '/workspace.json.gz'])
      expect((await get(file, page, live))[0], file).toBe(404);
    expect((await get('/config%2ejson', {}, live))[1]).toBe('{"mode":"live"}');
    await live.close();
  });

  it('closes connections that send their request too slowly', async () => {
    expect(createGuardedServer(() => {}).requestTimeout).toBe(10_000);
    const server = createGuardedServer(() => {}, { timeoutMs: 40 });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHo');
    const closed = new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (chunk) => (text += String(chunk)));
      socket.on('close', () => resolve(text));
    });
    expect(await closed).toContain('408');
    server.close();
  });

  it.skipIf(isByDay)('closes connections whose client reads nothing, and no other', async () => {
    expect(createGuardedServer(() => {}).timeout).toBe(60_000);
    const server = createGuardedServer((_request, response) => response.end(Buffer.alloc(64 * 1024 * 1024)), {
      unreadMs: 2000,
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
    const { port } = server.address() as AddressInfo;
    const closed = new Promise((resolve) => server.once('connection', (socket) => socket.once('close', resolve)));
    const socket = connect(port, '127.0.0.1').pause();
    socket.on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await closed;
    socket.destroy();
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    expect((await answer.arrayBuffer()).byteLength).toBe(64 * 1024 * 1024);
    server.closeAllConnections();
    server.close();
  });

  it('lets no other site frame it, and its own experiments only itself', async () => {
    expect((await get('/', page))[2]['content-security-policy']).toContain("frame-ancestors 'none'");
    expect((await get('/experiments/one.html', page))[2]['content-security-policy']).toContain(
      "frame-ancestors 'self'",
    );
  });

  it('asks for https to stay only where https is', async () => {
    expect((await get('/', page))[2]).not.toHaveProperty('strict-transport-security');
    const overHttps = { ...page, 'x-forwarded-proto': 'https' };
    expect((await get('/', overHttps))[2]['strict-transport-security']).toBe('max-age=63072000');
    expect((await get('/', { ...overHttps, 'x-forwarded-prefix': '/radar' }))[2]).not.toHaveProperty(
      'strict-transport-security',
    );
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
    assets: { baseUrl: 'http://assets.test/bucket', allowedHosts: ['images.test', '*.pictures.test:8443'] },
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
  });

  it('shows pictures of the asset storage and of the allowed hosts alone', () => {
    const images = (assets: object | null): unknown =>
      directive({ ...live, analytics: null, supportChat: null, assets }, 'img-src');
    const own = "img-src 'self' data: blob:";
    expect(directive(live, 'img-src')).toBe(
      `${own} http://assets.test https://images.test https://*.pictures.test:8443 https://app.charts.test https://chat.test`,
    );
    expect(images(null)).toBe(own);
    expect(images({ allowedHosts: ['*'] })).toBe(`${own} https:`);
    expect(() => images({ allowedHosts: ["a.test; script-src 'unsafe-inline'"] })).toThrow('assets.allowedHosts');
  });

  it('never allows inline script, nor evaluated text', () => {
    expect(directive(live, 'script-src')).not.toMatch(/unsafe|eval/);
    expect(directive(live, 'style-src')).toBe("style-src 'self'");
  });
});
