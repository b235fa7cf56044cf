import { describe, expect, it } from 'vitest';
import { smallProject } from './ask-project';
import {
  answered,
  withoutRead,
  readingOfModel,
  segment,
  type AskReading,
  type AskSpan,
  type ModelPart,
  type OpenQuestion,
  type ReadChip,
} from '../../../src/domain/ask/segment';
import { proposalsAt } from '../../../src/domain/ask/proposals';
import type { AskProposal } from '../../../src/domain/ask/ask-proposal';
import type { AskEffect } from '../../../src/domain/ask/effects';
import type { ProposalKind } from '../../../src/domain/ask/part-words';
import type { TextRange } from '../../../src/domain/ask/tokens';
import { chipOf, type AskChip, type ChipSign } from '../../../src/domain/ask/chips';
import { askProject } from '../../../src/domain/ask/project';
import type { AskSource } from '../../../src/domain/ask/ask-source';
import { NO_FACTS } from '../../../src/domain/query/query-facts';
import { EVERY_TOPIC } from '../../../src/domain/query/query';

const SOURCE: AskSource = {
  facts: NO_FACTS,
  loaded: new Set(),
  platforms: [],
  publishers: [],
  sourceClasses: [],
  today: '2026-10-01',
};

describe('what a text may mean', () => {
  it('is at least a search in the texts', () => {
    const project = askProject(SOURCE);
    const proposals: readonly AskProposal[] = proposalsAt('water', EVERY_TOPIC, project);
    const kinds: readonly ProposalKind[] = proposals.map(({ kind }) => kind);
    const effects: readonly AskEffect[] = proposals.map(({ effect }) => effect);
    const ranges: readonly TextRange[] = proposals.map(({ replaces }) => replaces);
    expect([kinds, effects.length]).toEqual([['text', 'text'], 2]);
    expect(ranges[0]).toEqual({ from: 0, to: 5 });
  });

  it.each([
    ['food', 'Shift Food redesigned'],
    ['heat', 'Heat pumps'],
    ['about food', 'About “food”'],
    ['-food', 'Not shift Food redesigned'],
    ['-about food', 'Not about “food”'],
    ['-strong', 'Not quadrant Strong Signal'],
    ['-undecided', 'Not status Undefined'],
  ])('is a name before its words are searched for, and what is excluded is said in lower case: %s', (text, words) => {
    expect(proposalsAt(text, EVERY_TOPIC, smallProject())[0]?.words).toBe(words);
  });

  it('is a reading of the whole sentence', () => {
    const project = askProject(SOURCE);
    const parts: readonly ModelPart[] = [];
    const reading: AskReading = readingOfModel('water', parts, EVERY_TOPIC, project);
    expect(answered(reading, 0, 0, project)).toEqual(segment('water', EVERY_TOPIC, project));
    expect(withoutRead(reading, 0, project)).toEqual(reading);
    const spans: readonly AskSpan[] = reading.spans;
    const chips: readonly ReadChip[] = reading.chips;
    const questions: readonly (OpenQuestion | null)[] = chips.map(({ question }) => question);
    const subject: AskChip = chipOf({ kind: 'subject', subject: 'topics' }, EVERY_TOPIC, project, -1);
    const signs: readonly (ChipSign | null)[] = [subject.sign];
    expect([spans.length, questions, signs]).toEqual([1, [], [null]]);
  });
});
