import { beforeAll, describe, expect, it } from 'vitest';
import { generateWorkspace } from '../../../../bench/generate-workspace.mjs';
import type { Topic } from '../../../../src/domain/topic/topic';
import { askWorkspace, type AskedWorkspace } from './ask-workspace';

const TOPICS = 1200;
let workspace: AskedWorkspace;

beforeAll(async () => {
  const file = {
    previous: {},
    opportunities: [],
    foresight: [],
    experiments: [],
    ...generateWorkspace({ topics: TOPICS }),
  };
  workspace = await askWorkspace(file);
});

const grows = (test: (value: number) => boolean) => (topic: Topic) => topic.growth !== null && test(topic.growth);
const sized = (test: (value: number) => boolean) => (topic: Topic) =>
  topic.sizing.average !== null && test(topic.sizing.average);

describe('questions on a generated workspace of 1,200 topics', () => {
  it.each<readonly [string | readonly string[], (topic: Topic) => boolean]>([
    ['How many topics are strong signals?', (topic) => topic.quadrant.code === 1],
    [
      'topics that are not disruptors with growth over 15 %',
      (topic) => topic.quadrant.code !== 3 && grows((v) => v > 0.15)(topic),
    ],
    ['topics with sizing between 20 and 40 %', sized((v) => v >= 0.2 && v <= 0.4)],
    [['mature signals', 'which of those do I monitor?'], (topic) => topic.quadrant.code === 2 && topic.status === 2],
    [
      ['topics with negative growth', 'without those I disregard'],
      (topic) => grows((v) => v < 0)(topic) && topic.status !== 4,
    ],
    [
      'topics where industry is ahead of consumers',
      ({ sizing }) => sizing.industry !== null && sizing.consumer !== null && sizing.industry > sizing.consumer,
    ],
    ['topcis with unkown growth', (topic) => topic.growth === null],
  ])('%s', async (ask, expected) => {
    const { rows, query } = await workspace.ask(ask);
    expect(query?.unread).toEqual([]);
    expect([...rows].sort()).toEqual(
      workspace.topics
        .filter(expected)
        .map(({ name }) => name)
        .sort(),
    );
  });

  it('finds the topics of every trend and shift by its name, and of every topic its own description', async () => {
    for (const trend of workspace.trends.slice(0, 10)) {
      const { rows } = await workspace.ask(`topics in ${trend.name}`);
      expect([...rows].sort()).toEqual(
        workspace.topics
          .filter((topic) => topic.trend?.name === trend.name)
          .map(({ name }) => name)
          .sort(),
      );
    }
    for (const topic of workspace.topics.slice(0, 10)) {
      const { text } = await workspace.ask(`What is ${topic.name} about?`);
      expect(text).toContain(`[${topic.name}]`);
    }
  });

  it('says that there is no previous data instead of an empty answer', async () => {
    const { text } = await workspace.ask('Which topics moved?');
    expect(text).toContain('no previous data');
    expect((await workspace.ask('What changed since the last update?')).text).toContain('no previous data');
  });
});
