import { describe, expect, it } from 'vitest';
import type { RecordedDecision } from '../../../src/domain/team/recorded-decision';
import { decisionContent, hasGoodSum, readDecisionContent } from '../../../src/infrastructure/team/decision-files';
import { memberId, START, topicId } from '../../builders/team-mother';
import { entityId } from '../../../src/domain/shared/entity-id';

const VOTE = { by: memberId('anna-19cd'), name: 'Anna', status: 3, reason: 'Half of the market.', at: START } as const;
const DECISION: Omit<RecordedDecision, 'sum'> = {
  id: 'd1',
  team: 'team-1',
  project: { id: entityId<'sow'>('1'), name: 'Consumer Goods 2035' },
  by: memberId('maya-7f3a'),
  byName: 'Maya',
  at: START,
  corrects: null,
  topics: [
    {
      id: topicId(1),
      name: 'Refill',
      status: 3,
      votes: [VOTE],
      responsible: { by: memberId('anna-19cd'), name: 'Anna', task: 'Pilot', due: '2027-01-15' },
      figures: { growth: 0.1 },
    },
    { id: topicId(2), name: 'Kelp', status: null, votes: [{ ...VOTE, reason: null }], responsible: null },
  ],
};

type Raw = Record<string, unknown> & { readonly topics: Record<string, unknown>[] };
/** The file as it comes from the disk. */
const file = async (): Promise<Raw> => JSON.parse(JSON.stringify(await decisionContent(DECISION))) as Raw;

describe('the file of a recorded decision', () => {
  it('is read as it was written, whatever the order of its parts', async () => {
    const raw = await file();
    expect(await hasGoodSum(raw)).toBe(true);
    expect(readDecisionContent(raw)).toEqual({ ...DECISION, sum: raw['sum'] });
    expect(await hasGoodSum(Object.fromEntries(Object.entries(raw).toReversed()))).toBe(true);
    // The key and the signature are of its device, and no part of what was decided.
    expect(await hasGoodSum({ ...raw, key: 'k', signature: 's' })).toBe(true);
  });

  it.each<[string, (raw: Raw) => object]>([
    ['another status', (raw) => ({ ...raw, topics: raw.topics.map((topic) => ({ ...topic, s: 'Monitor' })) })],
    ['a topic less', (raw) => ({ ...raw, topics: raw.topics.slice(1) })],
    ['another day', (raw) => ({ ...raw, at: '2026-11-02T09:00:00.000Z' })],
    ['another author', (raw) => ({ ...raw, byName: 'Tom' })],
    ['a further part', (raw) => ({ ...raw, note: 'x' })],
    ['no sum', ({ sum: _sum, ...raw }) => raw],
    ['a sum of something else', (raw) => ({ ...raw, sum: 'a'.repeat(64) })],
  ])('does not have its sum with %s', async (_what, change) => {
    expect(await hasGoodSum(change(await file()) as Record<string, unknown>)).toBe(false);
  });

  it.each<[string, (raw: Raw) => object]>([
    ['another format', (raw) => ({ ...raw, format: 'team/1' })],
    ['a status that there is not', (raw) => ({ ...raw, topics: [{ ...raw.topics[0], s: 'Perhaps' }] })],
    ['a topic without votes', (raw) => ({ ...raw, topics: [{ ...raw.topics[0], votes: null }] })],
    ['a day that is none', (raw) => ({ ...raw, at: 'yesterday' })],
    ['no id', (raw) => ({ ...raw, id: '' })],
  ])('is no decision with %s', async (_what, change) => {
    expect(readDecisionContent(change(await file()))).toBeNull();
  });
});
