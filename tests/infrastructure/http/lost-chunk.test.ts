import { expect, it, vi } from 'vitest';
import { HttpClient } from '../../../src/infrastructure/http/http-client';

const loads = vi.hoisted(() => ({ failing: true }));
vi.mock('axios', () => {
  if (loads.failing) throw new TypeError('Failed to fetch dynamically imported module');
  return { default: { create: () => ({ request: async () => ({ status: 200, data: '{"sows":[]}' }) }) } };
});

it('says that the network failed when the code of the calls does not arrive, and gets it with the next call', async () => {
  const waits: number[] = [];
  const client = new HttpClient({
    baseUrl: 'https://api.test',
    timeoutMs: 1000,
    credentials: { orgId: async () => 'org_a', accessToken: async () => null, refused: () => {} },
    wait: async (milliseconds) => void waits.push(milliseconds),
    random: () => 0.5,
  });
  await expect(client.get('/api/sows/')).rejects.toMatchObject({ name: 'RequestFailure', kind: 'network' });
  expect(waits).toHaveLength(2);
  loads.failing = false;
  await expect(client.get('/api/sows/')).resolves.toEqual({ sows: [] });
});
