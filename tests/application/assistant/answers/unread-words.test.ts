import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { assembleWorkspace } from '../../../../scripts/lib/content/assemble-workspace.mjs';
import type { WorkspaceFile } from '../../../../src/infrastructure/workspace-file/workspace-file';
import { askWorkspace, type AskedWorkspace } from './ask-workspace';

let workspace: AskedWorkspace;

beforeAll(async () => {
  workspace = await askWorkspace((await assembleWorkspace()) as unknown as WorkspaceFile);
});

/** Questions of each kind that are answered as they are. */
const ANSWERED = [
  'growth of Heat pumps',
  'how large is Refill stations among consumers',
  'what quadrant is Refill stations in',
  'describe Refill stations',
  'what is Refill stations',
  'data points of Refill stations',
  'evolution of Refill stations',
  'sources of Refill stations',
  'what has changed',
  'what is new since the last update',
  'compare Refill stations and Deposit return',
  'weekly insights on Refill stations',
];
/** Words with a meaning that no part of the product reads; each is put behind an answered question. */
const CONTENT = [
  'pensioners',
  'spiritually',
  'in winter',
  'among nurses',
  'for submarines',
  'except growth',
  'not today',
  'without figures',
  'when it rained',
  'who invented it',
  'my team decided',
];

describe('a question with a word that is not read', () => {
  it('gets no answer of any kind, and is told the word', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ANSWERED), fc.constantFrom(...CONTENT), async (question, words) => {
        const { text } = await workspace.ask(`${question} ${words}`);
        const isTold = words
          .split(' ')
          .some((word) => text.includes(`‘${word}`) || text.includes(` ${word}’`) || text.includes(` ${word} `));
        expect(text, `${question} ${words}`).toMatch(/^I do not know about|is left out/m);
        expect(isTold, text).toBe(true);
      }),
      { numRuns: 132 },
    );
  });

  it('is answered without it', async () => {
    for (const question of ANSWERED)
      expect((await workspace.ask(question)).text).not.toMatch(/^I do not know|left out/m);
  });
});

describe('a question on how the product is used', () => {
  it.each([
    'how do i mark a topic as important',
    'how can i filter topics by growth',
    'how do I see only important topics',
    'where do i change my status',
    'how do i export the map',
    'how to share a view',
  ])('%s filters nothing', async (question) => {
    const { text, query } = await workspace.ask(question);
    expect(query).toBeNull();
    expect(text).toContain('That asks how this product is used');
  });
});

describe('insights of a month', () => {
  it('are those of that month', async () => {
    const { text } = await workspace.ask('insights from august');
    expect(text).toMatch(/weekly insights of August:/);
    expect([...text.matchAll(/\((\w{3}) \d+, \d{4}\)/g)].map(([, month]) => month)).toEqual(
      expect.arrayContaining(['Aug']),
    );
    expect(text).not.toMatch(/\(Sep|\(Jul/);
    expect((await workspace.ask('insights of august 2019')).text).toContain(
      'There are no weekly insights of August 2019',
    );
    expect((await workspace.ask('insights except packaging')).text).toMatch(/^I do not know about ‘except’/m);
    expect((await workspace.ask('which insights do not mention packaging')).text).toMatch(
      /^I do not know about ‘not’/m,
    );
  });
});

describe('a judgement, a forecast and the decisions of others', () => {
  it.each([
    ['which topics should we disregard', 'the data holds no such judgement'],
    ['topics my team marked', 'not those of others'],
    ['which topics will grow', 'no forecasts'],
    ['who rated Refill stations', 'I know only your own statuses'],
  ])('%s is not answered with a list', async (question, reason) => {
    const { text, query } = await workspace.ask(question);
    expect(query).toBeNull();
    expect(text).toContain(reason);
  });
});
