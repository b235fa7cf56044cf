import { afterEach, describe, expect, it, vi } from 'vitest';
import { configAnswers, loadConfig } from '../../../src/composition/start/load-config';

afterEach(() => vi.unstubAllGlobals());

const fails = () => Promise.reject(new TypeError('Failed to fetch'));

describe('a configuration that cannot be had now', () => {
  it.each([
    ['no server', fails, true],
    ['a server that is being restarted', () => Promise.resolve(new Response('', { status: 502 })), true],
    ['no such file', () => Promise.resolve(new Response('', { status: 404 })), false],
    ['no JSON', () => Promise.resolve(new Response('<html>')), false],
  ])('%s', async (_, answer, isPassing) => {
    vi.stubGlobal('window', { configAnswer: answer() });
    await expect(loadConfig()).rejects.toMatchObject({ isPassing });
  });

  it('is asked for again with growing pauses, until it is there', async () => {
    const answers = [fails, () => Promise.resolve(new Response('', { status: 503 })), fails];
    vi.stubGlobal('window', { basePath: '/signals' });
    const asked: string[] = [];
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address);
      return (answers.shift() ?? (() => Promise.resolve(Response.json({}))))();
    });
    const pauses: number[] = [];
    await configAnswers(async (milliseconds) => void pauses.push(milliseconds));
    expect(pauses).toEqual([2000, 4000, 8000, 16_000]);
    expect(new Set(asked)).toEqual(new Set(['/signals/config.json']));
  });
});
