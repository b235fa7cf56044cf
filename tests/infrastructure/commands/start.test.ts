import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, type NetworkInterfaceInfo } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { reachableHost } from '../../../scripts/lib/serve-app.mjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

describe('npm start with a build whose workspace was replaced', () => {
  let dist: string;
  let server: ChildProcess;
  let url: string;

  beforeEach(async () => {
    dist = mkdtempSync(path.join(tmpdir(), 'published-'));
    writeFileSync(path.join(dist, 'index.html'), 'the shell');
    writeFileSync(path.join(dist, 'workspace.json'), '"of our own"');
    writeFileSync(path.join(dist, 'workspace.json.gz'), gzipSync('"the sample"'));
    writeFileSync(path.join(dist, 'workspace.json.br'), brotliCompressSync('"the sample"'));
    server = spawn(process.execPath, ['scripts/start.mjs', '--dist', dist, '--port', '0'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [printed] = (await once(server.stdout ?? server, 'data')) as [Buffer];
    url = String(printed).trim();
  });

  afterEach(async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
    rmSync(dist, { recursive: true, force: true });
  });

  it.each(['gzip', 'br', 'gzip, deflate, br', 'identity'])(
    'sends the new one to a browser that takes %s',
    async (takes) => {
      const answer = await fetch(`${url}/workspace.json`, { headers: { 'accept-encoding': takes } });
      expect([answer.status, await answer.json()]).toEqual([200, 'of our own']);
    },
  );
});

describe('the address that npm start prints', () => {
  const inet = (address: string, internal: boolean, family: 'IPv4' | 'IPv6' = 'IPv4') =>
    ({ address, internal, family, netmask: '', mac: '', cidr: null, scopeid: 0 }) as NetworkInterfaceInfo;
  const machine = {
    lo: [inet('127.0.0.1', true), inet('::1', true, 'IPv6')],
    eth0: [inet('fe80::1', false, 'IPv6'), inet('192.0.2.7', false)],
  };

  it.each([
    ['0.0.0.0', machine, '192.0.2.7'],
    ['::', machine, '192.0.2.7'],
    ['0.0.0.0', { lo: machine.lo }, '127.0.0.1'],
    ['127.0.0.1', machine, '127.0.0.1'],
    ['::1', machine, '[::1]'],
    ['signals.example.org', machine, 'signals.example.org'],
  ])('of a server on %s is one that a browser can open', (host, interfaces, expected) => {
    expect(reachableHost(host, interfaces)).toBe(expected);
  });
});
