import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leadChangeWords } from '../../../src/domain/team/lead-words';
import { leadOf, type LeadStep } from '../../../src/domain/team/team-lead';
import { followTeam, mergeTeams, withLead, type TeamRecord } from '../../../src/domain/team/team-record';
import { aTeam, memberId, someStep, START } from '../../builders/team-mother';

const MAYA = memberId('maya-7f3a');
const ANNA = memberId('anna-19cd');
const TOM = memberId('tom-22aa');

const step = (kind: LeadStep['kind'], n: number, by: LeadStep['by'], other: LeadStep['other']): LeadStep => ({
  kind,
  n,
  by,
  other,
  team: 'team-1',
  byName: by,
  otherName: other ?? '',
  at: START,
  key: '',
  signature: '',
});

const steps = fc.array(someStep, { maxLength: 10 });

describe('the lead of a team', () => {
  it('is the same in every browser that knows the same steps, in whatever order and parts they came', () => {
    const arrivals = steps.chain((all) =>
      fc.record({
        all: fc.constant(all),
        // Some come again.
        order: fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 }),
        size: fc.integer({ min: 1, max: 4 }),
      }),
    );
    fc.assert(
      fc.property(arrivals, ({ all, order, size }) => {
        const team = aTeam();
        const once = withLead(team, all);
        let later = team;
        for (let at = 0; at < order.length; at += size)
          later = followTeam(later, null, order.slice(at, at + size)).team;
        expect([later.owner, later.ownerName]).toEqual([once.owner, once.ownerName]);
        expect(leadOf(team.founder, later.lead)).toEqual(leadOf(team.founder, once.lead));
      }),
    );
  });

  it('is the same where two windows unite what each has read, whichever is first', () => {
    fc.assert(
      fc.property(steps, steps, fc.nat(3), fc.nat(3), (one, other, mine, theirs) => {
        const first = withLead(aTeam({ version: mine }), one);
        const second = withLead(aTeam({ version: theirs }), other);
        expect(mergeTeams(first, second)).toEqual(mergeTeams(second, first));
        expect(mergeTeams(first, second).owner).toBe(withLead(aTeam(), [...one, ...other]).owner);
      }),
    );
  });

  it('goes only from the owner, by a hand-over or a take-over from them', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const { owners, counted, owner } = leadOf(MAYA, all);
        let before: LeadStep['other'] = MAYA;
        for (const { kind, by, other } of counted) {
          if (kind === 'hand-over') expect(by).toBe(before);
          if (kind === 'take-over') expect(other).toBe(before);
          if (kind === 'objection') expect(by).toBe(before);
          before = kind === 'hand-over' ? other : kind === 'take-over' ? by : before;
        }
        expect([owner, owners.at(-1)]).toEqual([before, before]);
      }),
    );
  });

  it('of two who take over at once is that of one, and a hand-over of the owner comes before both', () => {
    const both = [step('take-over', 1, TOM, MAYA), step('take-over', 1, ANNA, MAYA)];
    expect(leadOf(MAYA, both).owner).toBe(ANNA);
    expect(leadOf(MAYA, [...both, step('hand-over', 1, MAYA, TOM)]).owner).toBe(TOM);
  });

  it('is put back by an objection, with all that followed from the take-over', () => {
    const taken = [step('take-over', 1, ANNA, MAYA), step('take-over', 1, TOM, MAYA), step('hand-over', 2, ANNA, TOM)];
    expect(leadOf(MAYA, taken).owner).toBe(TOM);
    const put = leadOf(MAYA, [...taken, step('objection', 3, MAYA, ANNA)]);
    expect([put.owner, put.counted.map(({ kind }) => kind)]).toEqual([MAYA, ['objection']]);
    // Only one from whom it was taken can object.
    expect(leadOf(MAYA, [...taken, step('objection', 3, TOM, ANNA)]).owner).toBe(TOM);
  });
});

describe('a file of the team', () => {
  it('that names one who has never led it is a stray, and one of an earlier owner is not', () => {
    const known = withLead(aTeam(), [step('hand-over', 1, MAYA, ANNA)]);
    expect(followTeam(known, aTeam({ owner: TOM }), []).stray).not.toBeNull();
    const earlier = followTeam(known, aTeam({ version: 5, decidesFirst: true }), []);
    expect([earlier.stray, earlier.team.owner, earlier.team.decidesFirst]).toEqual([null, ANNA, true]);
  });

  it.each([
    ['project', { project: { ...aTeam().project, id: 'another' } }],
    ['team', { id: 'another' }],
  ])('that is of another %s is a stray, and changes nothing', (_what, parts) => {
    const known = aTeam();
    const read = aTeam({ ...parts, version: 9, name: 'Another' } as Partial<TeamRecord>);
    expect(followTeam(known, read, [])).toEqual({ team: known, stray: read });
  });
});

describe('the words of a change of the lead', () => {
  const named = (name: string, isYou = false) => ({ name, isYou });
  const said = (kind: LeadStep['kind'], other: LeadStep['other'], by = named('Anna'), whom = named('Tom')) =>
    leadChangeWords(step(kind, 1, ANNA, other), by, whom, '~');

  it('say who has done what', () => {
    expect(said('take-over', TOM, named('Anna'), named('Tom', true))).toBe(
      'Anna has taken over the lead of the team from you on Nov 1, 2026.',
    );
    expect(said('take-over', null)).toBe('Anna has taken over the lead of the team on Nov 1, 2026.');
    expect(said('hand-over', TOM, named('Anna', true))).toBe(
      'You have handed the lead of the team to Tom on Nov 1, 2026.',
    );
    expect(said('hand-over', null)).toBe('Anna has given up the lead of the team on Nov 1, 2026.');
    expect(said('objection', TOM)).toBe('Anna has taken back the lead of the team from Tom on Nov 1, 2026.');
  });

  it('leave out a day of a clock that is certainly wrong', () => {
    expect(leadChangeWords(step('hand-over', 1, ANNA, null), named('Anna'), named(''), '2020-01-01~')).toBe(
      'Anna has given up the lead of the team.',
    );
  });
});
