import { expect, it } from 'vitest';
import { ComparedWith } from '../../../src/application/workspace/compared-with';
import { FakeNavigator } from '../../fakes/fake-navigator';

const at = (path: string) => {
  const navigator = new FakeNavigator(path);
  return { navigator, compared: new ComparedWith(navigator) };
};

it('is what the address says, and stays on screens whose address does not say it', () => {
  const { navigator, compared } = at('/homepage/1?since=2025-03-12');
  expect(compared.since).toBe('2025-03-12');
  navigator.go('/data/1?tab=opportunityMap');
  expect(compared.since).toBe('2025-03-12');
  compared.say();
  expect(navigator.path).toBe('/data/1?tab=opportunityMap&since=2025-03-12');
});

it('is written into the address without another entry of the history, and taken out for the newest', () => {
  const { navigator, compared } = at('/data/1?tab=opportunityMap&since=2024-01-01');
  compared.choose({ since: '2025-03-12.2', until: null });
  expect([navigator.path, navigator.historyLength]).toEqual(['/data/1?tab=opportunityMap&since=2025-03-12.2', 0]);
  compared.choose({ since: null, until: null });
  expect([navigator.path, compared.since]).toEqual(['/data/1?tab=opportunityMap', null]);
  compared.say();
  navigator.go('/homepage/1');
  expect([navigator.path, compared.since]).toEqual(['/homepage/1', null]);
});

it('is of one project', () => {
  const { navigator, compared } = at('/data/1?since=2025-03-12');
  navigator.go('/data/2');
  expect(compared.since).toBeNull();
  compared.say();
  expect(navigator.path).toBe('/data/2');
  navigator.go('/homepage/1');
  expect(compared.since).toBe('2025-03-12');
  compared.clear();
  expect(compared.since).toBeNull();
});

it('ends with earlier data only on screens that can show them, and finds that again on the next of these', () => {
  const { navigator, compared } = at('/data/1?since=2024-01-01&until=2025-03-12');
  expect([compared.since, compared.until]).toEqual(['2024-01-01', '2025-03-12']);
  navigator.go('/homepage/1');
  expect([compared.since, compared.until]).toEqual(['2024-01-01', null]);
  compared.say();
  expect(navigator.path).toBe('/homepage/1?since=2024-01-01');
  navigator.go('/data/1');
  compared.say();
  expect(navigator.path).toBe('/data/1?since=2024-01-01&until=2025-03-12');
  compared.choose({ since: null, until: '2025-03-12' });
  expect(navigator.path).toBe('/data/1?until=2025-03-12');
  navigator.go('/homepage/1');
  expect([compared.since, compared.until]).toEqual([null, null]);
});
