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
  'not in winter',
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
    const daysOf = (of: string) => [...of.matchAll(/(\w{3}) \d+, \d{4}/g)].map(([, month]) => month);
    expect(new Set(daysOf(text.replace(/From the data.*/, '')))).toEqual(new Set(['Aug']));
    expect((await workspace.ask('insights of august 2019')).text).toMatch(/^None of 8 insights matches/m);
    expect((await workspace.ask('Insights aus dem August')).rows).toEqual(
      (await workspace.ask('insights from august')).rows,
    );
    const mentioning = (await workspace.ask('which insights mention packaging')).rows;
    const others = (await workspace.ask('which insights do not mention packaging')).rows;
    expect(mentioning.length).toBeGreaterThan(0);
    expect([...mentioning, ...others].sort()).toEqual([...(await workspace.ask('all insights')).rows].sort());
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
