import fc from 'fast-check';
import { expect, it } from 'vitest';
import { briefFrame, briefOf, type Brief } from '../../../src/domain/brief/brief';
import { briefChecks } from '../../../src/domain/brief/brief-checks';
import { EMPTY_BRIEF } from '../../../src/domain/personal/brief-content';
import { briefMarkdown } from '../../../src/domain/brief/brief-markdown';
import { figurePeers, reviewFigures } from '../../../src/domain/topic/review-figures';
import { isolated } from '../../../src/domain/shared/words';
import { greeting } from '../../../src/domain/shared/titles';
import { topicSentence } from '../../../src/domain/team/team-words';
import { mostDisagreementSentence, mostDriversSentence } from '../../../src/domain/topic/deepdive';
import type { Topic } from '../../../src/domain/topic/topic';
import { deckOf, HEAD } from '../../builders/brief-mother';
import { topics as someTopics } from '../../builders/topic-mother';

const WORDS = ['משאבות חום', 'مضخات الحرارة', 'ثلاث 3 مضخات', 'חום 2030', 'Heat pumps', 'پمپ‌های گرما', 'ތާނަ'];
const RIGHT_TO_LEFT = /[\u0590-\u07BF]/u;

const figure = fc.integer({ min: 1, max: 90 }).map((percent) => percent / 100);
const someNamed = fc
  .array(fc.record({ word: fc.constantFrom(...WORDS), growth: figure, average: figure, driverCount: fc.nat(3) }), {
    minLength: 2,
    maxLength: 5,
  })
  .map((all) =>
    someTopics(all.length, (index) => {
      const { word = '', growth = 0, average = 0, driverCount = 0 } = all[index] ?? {};
      const lenses = { consumer: average, industry: 1 - average, society: average / 2 };
      return {
        name: `${word} ${'אبa'.charAt(index % 3)}`,
        growth,
        driverCount,
        sizing: { average, averageLabel: null, ...lenses },
      };
    }),
  );

function briefOfTopics(topics: readonly Topic[]): Brief {
  const previous = { topics: new Map(topics.slice(1).map((topic) => [topic.id, topic])), since: 'Sep 30, 2025' };
  const peers = figurePeers(topics);
  return briefOf(briefFrame({ topics, previous, figuresOf: (topic) => reviewFigures(topic, null, peers) }), {
    statusOf: ({ status }) => status,
    noteOf: () => '',
    dossierOf: () => ({ isLoading: false, deepdive: null, sources: null }),
  });
}

/** Where right-to-left characters stand outside of isolates, the order of the figures beside them changes. */
function outside(text: string): string {
  return text.replaceAll(/\u2068[^\u2068\u2069]*\u2069/gu, '');
}

it('a name in a sentence is isolated, in the page, in Markdown and on slides', () => {
  fc.assert(
    fc.property(someNamed, (topics) => {
      const brief = briefOfTopics(topics);
      const plain = (text: string): string => text;
      const slides = deckOf(brief).slides.flatMap(({ items }) =>
        items.flatMap((item) =>
          item.kind === 'text' && item.runs.length > 1 && item.role === 'title'
            ? item.runs.map(({ text }) => text)
            : [],
        ),
      );
      const say = { isYou: false, reason: null, status: 3 as const };
      const sentences = [
        ...brief.summary.map(({ text }) => text),
        ...briefChecks(brief, EMPTY_BRIEF).map(({ subject, text }) => `${subject} ${text}`),
        briefMarkdown(brief, { ...HEAD, parts: ['title', 'summary', 'list', 'topics'] }, plain),
        mostDriversSentence(topics) ?? '',
        mostDisagreementSentence(topics) ?? '',
        ...topics.map(({ name }) => greeting(9, name)),
        topicSentence([{ ...say, name: topics[0]?.name ?? '' }]),
        ...slides,
      ];
      for (const sentence of sentences) expect(outside(sentence)).not.toMatch(RIGHT_TO_LEFT);
    }),
    { numRuns: 30 },
  );
});

it('names that are written from left to right stay as they are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (name) => {
      expect(isolated(name)).toBe(name);
    }),
  );
});
