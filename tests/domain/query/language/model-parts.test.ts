import { describe, expect, it } from 'vitest';
import { readingOfModel } from '../../../../src/domain/query/language/segment';
import { EVERY_TOPIC } from '../../../../src/domain/query/query';
import { smallProject } from './ask-project';

const PROJECT = smallProject();

describe('what a model proposes', () => {
  it('stands for its words, once each, and leaves the others grey', () => {
    const part = { kind: 'condition', condition: { kind: 'new', not: false } } as const;
    const reading = readingOfModel(
      'nouveaux sujets, nouveaux',
      [{ part, words: ['nouveaux', 'missing'] }],
      EVERY_TOPIC,
      PROJECT,
    );
    expect(reading.spans.filter(({ kind }) => kind !== 'gap').map(({ text, kind }) => `${kind} ${text}`)).toEqual([
      'chip nouveaux',
      'grey sujets',
      'grey nouveaux',
    ]);
    expect(reading.query.conditions).toEqual([part.condition]);
    expect(reading.spans.map(({ text }) => text).join('')).toBe('nouveaux sujets, nouveaux');
  });
});
