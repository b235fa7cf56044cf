import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisionHistory, whatStands, type DatedDecision } from '../../../src/domain/the-year/decision-history';
import { TOPIC_STATUSES, type TopicStatus } from '../../../src/domain/topic/topic-status';
import { aDatedDecision } from '../../builders/decision-mother';

const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60 * 1000;

type Act =
  | { readonly do: 'decide'; readonly status: TopicStatus }
  | { readonly do: 'take back' | 'confirm' | 'confirm and take back' };
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.constantFrom(...TOPIC_STATUSES).map((status): Act => ({ do: 'decide', status })),
  fc.constantFrom('take back', 'confirm', 'confirm and take back').map((what): Act => ({ do: what as 'confirm' })),
);

/** What a user does, one act a day; taking back follows its decision by a minute. */
function played(acts: readonly Act[]) {
  const written: DatedDecision[] = [];
  const standing: DatedDecision[] = [];
  acts.forEach((each, day) => {
    const at = (later: number): string => new Date(Date.UTC(2025, 0, 1) + day * DAY + later).toISOString();
    const now = standing.at(-1)?.status ?? 0;
    if (each.do === 'confirm' || each.do === 'confirm and take back') {
      if (standing.length === 0) return;
      const entry = aDatedDecision({ status: now, at: at(0), isConfirmed: true });
      written.push(entry);
      if (each.do === 'confirm') standing.push(entry);
      else written.push({ ...aDatedDecision({ status: now, at: at(MINUTE), figures: null }), takesBack: true });
      return;
    }
    const status = each.do === 'decide' ? each.status : (((now + 1) % 5) as TopicStatus);
    if (status === now) return;
    const entry = aDatedDecision({ status, at: at(0) });
    written.push(entry);
    if (each.do === 'decide') standing.push(entry);
    else written.push(aDatedDecision({ status: now, at: at(MINUTE) }));
  });
  return { written, standing };
}

describe('the decisions on a topic that count', () => {
  it('are those that were not taken back, whatever places they were written in', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), fc.boolean(), fc.integer(), (acts, isTwice, seed) => {
        const { written, standing } = played(acts);
        // The file of a team has the same, written a moment later.
        const later = (at: string): string => new Date(Date.parse(at) + 400).toISOString();
        // What takes a confirmation back is in the file alone.
        const copied = written.filter(({ takesBack }) => takesBack !== true);
        const copies = isTwice ? copied.map((each) => ({ ...each, at: later(each.at ?? ''), figures: null })) : [];
        const shuffled = [...written, ...copies].toSorted((one, other) => hash(one, seed) - hash(other, seed));
        expect(decisionHistory(shuffled)).toEqual(standing);
      }),
    );
  });

  it('have the reason that only one of two places has', () => {
    const own = aDatedDecision({ at: '2025-10-01T09:00:00.000Z' });
    const logged = aDatedDecision({ at: '2025-10-01T09:00:01.000Z', figures: null, reason: 'Half of the market' });
    expect(decisionHistory([logged, own])).toEqual([{ ...own, reason: 'Half of the market' }]);
  });

  it('are not taken back by going back later', () => {
    const [one, two] = [aDatedDecision(), aDatedDecision({ status: 4, at: '2025-11-01T09:00:00.000Z' })];
    const back = aDatedDecision({ at: '2025-11-01T09:11:00.000Z' });
    expect(decisionHistory([one, two, back]).map(({ status }) => status)).toEqual([3, 4, 3]);
    expect(decisionHistory([one, two, { ...back, at: '2025-11-01T09:09:00.000Z' }])).toEqual([one]);
  });
});

describe('what stands', () => {
  it('is the last decision where the topic has its status', () => {
    const one = aDatedDecision();
    expect(whatStands([one], 3, null)).toBe(one);
    expect(whatStands([one], 0, null)).toBeNull();
    expect(whatStands([one], null, null)).toBeNull();
  });

  it('has no figures where the status was set where none were kept', () => {
    const found = whatStands([aDatedDecision()], 2, '2025-12-01T09:00:00.000Z');
    expect(found).toMatchObject({ status: 2, at: '2025-12-01T09:00:00.000Z', figures: null });
    expect(whatStands([], 2, null)).toMatchObject({ status: 2, at: null, figures: null });
  });
});

function hash({ at }: DatedDecision, seed: number): number {
  return Math.sin(Date.parse(at ?? '') + seed);
}
