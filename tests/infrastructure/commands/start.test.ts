import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
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
