import { expect, test } from 'vitest';
import { isNetworkError } from './watch-errors.mjs';
import { foreignNames, projectsOf } from './workspace-facts.mjs';

const document = {
  sows: [{ id: 1 }, { id: 2 }],
  shifts: [
    { sow_id: 1, name: 'Circular materials' },
    { sow_id: 2, name: 'Electric everything' },
  ],
  trends: [{ sow_id: 2, trend_name: 'Cars' }],
  topics: [
    { tid: 11, sow_id: 1, topic_name: 'Seaweed films', topic_status: 2 },
    { tid: 12, sow_id: 1, topic_name: 'Untracked topic', topic_status: -1 },
    { tid: 21, sow_id: 2, topic_name: 'Solid-state batteries', topic_description: 'Beside Seaweed films.' },
  ],
};

test('names of other projects are foreign, unless they are short or the project itself uses them', () => {
  const projects = projectsOf(document);
  const [first, second] = projects;
  expect(first && foreignNames(projects, first)).toEqual(['Electric everything', 'Solid-state batteries']);
  expect(second && foreignNames(projects, second)).toEqual(['Circular materials', 'Untracked topic']);
});

test('only trackable topics are picked', () => {
  expect(projectsOf(document)[0]?.picked.map(({ id }) => id)).toEqual([11]);
});

test('a failed request may be logged; an error of the product may not', () => {
  expect(isNetworkError('Failed to load resource: net::ERR_FAILED')).toBe(true);
  expect(isNetworkError('Dashboard error: Unreachable')).toBe(true);
  expect(isNetworkError('Failed to fetch topic: HttpFailure: GET /api/topics/1/: status 500')).toBe(true);
  expect(isNetworkError('The page crashed: Error: Unable to preload CSS for http://127.0.0.1/a.css')).toBe(false);
  expect(isNetworkError('The page crashed: TypeError: x is undefined')).toBe(false);
  expect(isNetworkError('Failed to fetch topic: TypeError: x is undefined')).toBe(false);
  expect(isNetworkError('Refused to load the script because of the Content Security Policy')).toBe(false);
});
