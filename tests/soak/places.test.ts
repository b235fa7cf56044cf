import { expect, test } from 'vitest';
import { listScreens } from '../../scripts/lib/screen-list.mjs';
import { everyPlace, placeOf } from './places.mjs';
import { WEIGHTS } from './plan.mjs';
import { projectIn } from './random-user.mjs';

const topic = (id: number) => ({ id, sow: '7', name: `Topic ${id}`, status: 0 });
const project = { id: '7', names: [], texts: '', topics: [], picked: [topic(1), topic(2), topic(3), topic(4)] };

test('every screen of the registry that a project has is among the places, and a card is the last', () => {
  const places = everyPlace(project);
  for (const { name, path } of listScreens())
    expect([name, places.some((place) => place.startsWith(`/${name}/7`))]).toEqual([
      name,
      /^\/[^/]+\/:sowId$/.test(path),
    ]);
  expect(places.at(-1)).toBe('/homepage/7?topic_id=1');
});

test('every action has a place in the project', () => {
  for (const action of Object.keys(WEIGHTS)) expect(placeOf(action, project)).toMatch(/^\/[\w-]+\/7/);
});

test('the project of an address is known on every screen of a project, and on no other', () => {
  for (const place of everyPlace(project)) expect([place, projectIn(`http://localhost${place}`)]).toEqual([place, '7']);
  expect(projectIn('http://localhost/sow/7/experiments/horizon-timeline')).toBe('7');
  expect(projectIn('http://localhost/login')).toBeUndefined();
});
