import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { deploymentFiles } from '../../../scripts/lib/deployment-files.mjs';

const PAGE = '<script src="/assets/a.js"></script><link href="/favicon.svg" />';
const isInstalled = spawnSync('nginx', ['-v']).status === 0;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

it.skipIf(!isInstalled)('nginx serves the shell below a path, and the workspace in embedded mode alone', async () => {
  const example = JSON.parse(readFileSync('deploy/config.example.json', 'utf8')) as object;
  await served(example, async (get) => {
    const under = `200 ${PAGE.replaceAll('="/', '="/own/signals/')}`;
    expect(await get('/')).toBe(`200 ${PAGE}`);
    expect(await get('/data/1')).toBe(`200 ${PAGE}`);
    expect(await get('/data/1', '/own/signals')).toBe(under);
    expect(await get('/', '/own/signals/')).toBe(under);
    expect(await get('/', '//other.example')).toBe(`200 ${PAGE}`);
    expect(await get('/', '/"><script>')).toBe(`200 ${PAGE}`);
    expect(await get('/assets/a.js', '/own/signals')).toBe('200 a()');
    expect(await get('/assets/gone.js', '/own/signals')).toMatch(/^404/);
    expect(await get('/config.json', '/own/signals')).toContain('"mode": "live"');
    expect(await get('/workspace.json')).toMatch(/^404/);
    expect(await get('/workspace.json.gz')).toMatch(/^404/);
  });
  await served({ mode: 'embedded', workspaceUrl: '/workspace.json' }, async (get) => {
    expect(await get('/workspace.json')).toBe('200 {}');
    expect(await get('/favicon.svg')).toMatch(/^404/);
  });
});

type Get = (address: string, prefix?: string) => Promise<string>;

/** A nginx with the files of this configuration, until the work is done. */
async function served(config: object, work: (get: Get) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  // The worker of nginx is another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const files = {
    ...deploymentFiles(config),
    'root/index.html': PAGE,
    'root/index.html.gz': gzipSync(PAGE),
    'root/assets/a.js': 'a()',
    'root/workspace.json': '{}',
    'root/workspace.json.gz': gzipSync('{"of":"the sample"}'),
    'nginx.conf': `daemon off; error_log stderr; pid ${folder}/pid; events {}
      http {
        access_log off; default_type text/html;
        ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
        include ${folder}/nginx/maps.conf;
        server {
          listen 127.0.0.1:${port};
          root ${folder}/root;
          set $platform_config_dir ${folder}/nginx;
          include ${folder}/nginx/headers.conf;
          include ${path.resolve('deploy/nginx/locations.conf')};
        }
      }`,
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  const nginx = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', path.join(folder, 'nginx.conf')]);
  let said = '';
  nginx.stderr.on('data', (text) => (said += String(text)));
  const ended = new Promise((resolve) => nginx.once('exit', resolve));
  const get: Get = async (address, prefix) => {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
      headers: prefix === undefined ? {} : { 'x-forwarded-prefix': prefix },
    });
    return `${answer.status} ${await answer.text()}`;
  };
  try {
    await expect.poll(() => get('/health').catch(() => said), { timeout: 10_000 }).toBe('200 ok');
    await work(get);
  } finally {
    nginx.kill();
    await ended;
    rmSync(folder, { recursive: true });
  }
}
