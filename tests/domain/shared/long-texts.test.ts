import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beginningOf,
  LONGEST_NAME,
  LONGEST_SHOWN,
  partsOfText,
  shortenedText,
  shownName,
  withWholeTexts,
} from '../../../src/domain/shared/long-texts';
import { deepdiveReader } from '../../../src/infrastructure/wire/deepdive.wire';
import { shiftReader } from '../../../src/infrastructure/wire/catalogue.wire';
import { insightReader } from '../../../src/infrastructure/wire/insight.wire';
import { topicReader, topicSourcesReader, trendReader } from '../../../src/infrastructure/wire/topic.wire';
import { checkWorkspace } from '../../../src/infrastructure/workspace-file/check-workspace';
import { read } from '../../infrastructure/wire/read-row';

/** Without a half of a pair of surrogates. */
const isWhole = (text: string): boolean => !/\p{Surrogate}/u.test(text);

const anyText = fc.string({ unit: 'binary', maxLength: 6000, size: 'max' });
/** With a letter at both ends, because the readers trim. */
const long = (word: string, length = 20_000) => `A${word.repeat(length / word.length)}Z`;

describe('a name', () => {
  it('is shown as it is, or with its beginning and its end', () => {
    expect(shownName('Kelp')).toBe('Kelp');
    const shown = shownName(`${'Kelp '.repeat(10_000)}at the coast`);
    expect(shown).toMatch(/^Kelp Kelp .* … .*at the coast$/);
    expect(shown.length).toBeLessThanOrEqual(LONGEST_NAME);
  });

  it('is never longer, and breaks no character', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const shown = shownName(text);
        expect(shown.length).toBeLessThanOrEqual(LONGEST_NAME);
        if (isWhole(text)) expect(isWhole(shown)).toBe(true);
        expect(shownName(shown)).toBe(shown);
      }),
    );
  });
});

describe('a long text', () => {
  it('has parts of limited length, which together are the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const parts = partsOfText(text);
        expect(parts.join('')).toBe(text);
        expect(parts.every((part) => part.length > 0 && part.length <= LONGEST_SHOWN)).toBe(true);
        expect(text.startsWith(beginningOf(text, 100))).toBe(true);
        expect(shortenedText(text, 100).length).toBeLessThanOrEqual(102);
      }),
    );
  });

  it('is cut between two words', () => {
    expect(beginningOf('one two three', 9)).toBe('one two');
    expect(shortenedText('one two three', 9)).toBe('one two …');
  });
});

describe('what is read', () => {
  it('has the whole of a long name and of a long label in its description', () => {
    const name = long('ab ');
    const label = long('xy');
    const topic = read(
      {
        tid: 1,
        topic_name: name,
        topic_description: 'What it is.',
        trend: { ssid: 2, trend_name: name },
        own: { Region: label },
      },
      topicReader,
    );
    for (const text of [topic.name, topic.trend?.name, topic.own?.['Region']])
      expect(text).toBe(shownName(text === topic.own?.['Region'] ? label : name));
    expect(topic.description).toBe(`What it is.\n\nWhole name: ${name}\n\nRegion: ${label}`);
    expect(read({ ssid: 2, trend_name: name }, trendReader)).toMatchObject({
      name: topic.trend?.name,
      description: `Whole name: ${name}`,
    });
    expect(read({ id: 1, name }, shiftReader).description).toBe(`Whole name: ${name}`);
    expect(read({ insight_title: name }, insightReader).description).toBe(`Whole title: ${name}`);
    const { manifestations, dataPoints } = read(
      {
        manifestations: [{ startup_names: name, startup_developed_product: label }],
        datapoints: [{ data_point_value: name }],
      },
      deepdiveReader,
    );
    expect(manifestations[0]?.description).toBe(`Whole name: ${name}\n\nWhole product: ${label}`);
    expect(dataPoints[0]?.description).toBe(`Whole text: ${name}`);
    const { sources } = read({ topic_sources: [{ title: name }] }, topicSourcesReader);
    expect(sources[0]?.title.length).toBeLessThanOrEqual(LONGEST_NAME);
  });

  it('is said by the check of a file', () => {
    const topics = [{ tid: 1, sow_id: 1, topic_name: long('ab ') }];
    expect(checkWorkspace({ sows: [{ id: 1, name: 'One' }], topics }).map(({ message }) => message)).toEqual([
      'has 20000 characters, of which 200 are shown; the whole is added to the description',
    ]);
  });

  it('stays as it is where nothing is long', () => {
    expect(
      withWholeTexts('A text.', [
        ['Whole name', 'Kelp'],
        ['Region', null],
      ]),
    ).toBe('A text.');
    expect(withWholeTexts(null, [])).toBe('');
  });
});
