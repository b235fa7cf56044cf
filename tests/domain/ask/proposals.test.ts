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
  type ReadChip,
} from '../../../src/domain/ask/segment';
import { proposalsAt } from '../../../src/domain/ask/proposals';
import type { AskProposal, ProposalKind } from '../../../src/domain/ask/ask-proposal';
import type { OpenQuestion } from '../../../src/domain/ask/amber';
import type { AskEffect } from '../../../src/domain/ask/effects';
import type { TextRange } from '../../../src/domain/ask/tokens';
import { chipOf, type AskChip, type ChipSign } from '../../../src/domain/ask/chips';
import { askProject, type AskSource } from '../../../src/domain/ask/project';
import { NO_FACTS } from '../../../src/domain/query/query-facts';
import { EVERY_TOPIC } from '../../../src/domain/query/query';

const SOURCE: AskSource = {
  facts: NO_FACTS,
  loaded: new Set(),
  publishers: [],
  sourceClasses: [],
  members: [],
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
    ['-food', 'Shift not Food redesigned'],
    ['-about food', 'Not about “food”'],
    ['-strong', 'Quadrant not Strong Signal'],
    ['-undecided', 'Status not Undefined'],
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
