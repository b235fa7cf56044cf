import { describe, expect, it } from 'vitest';
import { smallProject } from './ask-project';
import { proposalsAt } from '../../../../src/domain/query/language/proposals';
import { askProject, type AskSource } from '../../../../src/domain/query/language/project';
import { NO_FACTS } from '../../../../src/domain/query/query-facts';
import { EVERY_TOPIC, type Query } from '../../../../src/domain/query/query';

const SOURCE: AskSource = {
  facts: NO_FACTS,
  loaded: new Set(),
  publishers: new Map(),
  sourceClasses: [],
  members: [],
  today: '2026-10-01',
};

describe('what a text may mean', () => {
  it('is at least a search in the texts', () => {
    const project = askProject(SOURCE);
    const proposals = proposalsAt('water', EVERY_TOPIC, project);
    expect(proposals.map(({ kind }) => kind)).toEqual(['text', 'text']);
    expect(proposals[0]?.replaces).toEqual({ from: 0, to: 5 });
  });

  it.each([
    ['food', 'Shift Food redesigned'],
    ['heat', 'Heat pumps'],
    ['about food', 'About “food”'],
    ['-food', 'Shift not Food redesigned'],
    ['-about food', 'Not about “food”'],
    ['-strong', 'Quadrant not Strong Signal'],
    ['-undecided', 'Status not Undefined'],
  ])('is a name before its words are searched for, and what is excluded is said in lower case: %s', (text, words) => {
    expect(proposalsAt(text, EVERY_TOPIC, smallProject())[0]?.words).toBe(words);
  });

  it.each([
    [',mature', [['quadrant']]],
    [',undecided', []],
    [',growth > 5', []],
    [',growth', []],
    [',top 5', []],
  ])('is one more value of the last part behind a comma, and nothing else: %s', (text, kinds) => {
    const query: Query = { ...EVERY_TOPIC, conditions: [{ kind: 'quadrant', codes: [1], not: false }] };
    const proposals = proposalsAt(text, query, smallProject());
    expect(proposals.map((each) => each.query?.conditions.map(({ kind }) => kind))).toEqual(kinds);
  });
});
