import { beforeEach, describe, expect, it } from 'vitest';
import { PickTopicStatus } from '../../../src/application/decisions/pick-topic-status';
import { Keep } from '../../../src/application/keep/keep';
import { deferred } from '../../../src/application/shared/deferred';
import { SessionStore } from '../../../src/application/session/session.store';
import { DecisionLog } from '../../../src/application/the-year/decision-log';
import { ProjectFacts } from '../../../src/application/query/project-facts';
import { evaluateQuery } from '../../../src/domain/query/evaluate-query';
import { EVERY_TOPIC } from '../../../src/domain/query/query';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import { StandingDecisions } from '../../../src/application/the-year/standing-decisions';
import type { BroughtDecision } from '../../../src/application/workspace/catalogues';
import type { KeptDecision } from '../../../src/domain/the-year/decision-history';
import { decisionsToConfirm } from '../../../src/domain/the-year/to-confirm';
import { dayFigures, readDayFigures } from '../../../src/domain/topic/day-figures';
import { entityId } from '../../../src/domain/shared/entity-id';
import { QUADRANTS } from '../../../src/domain/topic/quadrant';
import { aTopic } from '../../builders/topic-mother';
import { isWithout } from '../../fakes/is-without';
import { settle } from '../../fakes/settle';
import type { TestPlatform } from '../../fakes/test-platform';
import { libraryPlatform, ONE, openProject, TWO } from '../personal/library-platform';

const ID = entityId<'topic'>('1203');
const OWNER = { organisationId: 'org_northwind', userId: 'auth|maya' };

let platform: TestPlatform;
const log = (): DecisionLog => platform.get(DecisionLog);
const topic = () => platform.get(ProjectSignalsStore).topicById.get(ID)!;

async function decide(status: 1 | 2 | 3 | 4): Promise<void> {
  await platform.get(PickTopicStatus).pickQuietly(topic(), status);
  await settle();
}

beforeEach(async () => {
  platform = await libraryPlatform((it) => (it.signals.everyTopic = [aTopic({ status: 0 })]));
  platform.get(DecisionLog).start();
  await openProject(platform, ONE);
  await platform.get(ProjectSignalsStore).topics.load(ONE);
});

describe('the figures of the day', () => {
  it('are kept with each decision, and stay when the data changes', async () => {
    await decide(3);
    platform.signals.everyTopic = [aTopic({ status: 3, growth: 0.02, quadrant: QUADRANTS[4], driverCount: 2 })];
    await platform.get(ProjectSignalsStore).topics.reload();
    platform.clock.advance(60 * 60 * 1000);
    await decide(2);
    expect(
      log()
        .byTopic.get(ID)
        ?.map(({ status, figures }) => [status, figures?.growth, figures?.quadrant]),
    ).toEqual([
      [3, 0.246, 3],
      [2, 0.02, 4],
    ]);
    expect(log().byTopic.get(ID)?.[0]?.figures).toMatchObject({
      sizing: 0.21,
      consumer: 0.26,
      industry: 0.18,
      society: 0.19,
      drivers: 9,
    });
  });

  it('are shown while the storage cannot be read, and the reading ends', async () => {
    platform.library.storage.refusal = 'unavailable';
    await decide(3);
    platform.get(DecisionLog).clear();
    await openProject(platform, TWO);
    await openProject(platform, ONE);
    expect([[...log().byTopic.keys()], log().reading]).toEqual([[ID], 0]);
  });

  it('are those of the open project, also when the answer of the one before comes last', async () => {
    await decide(3);
    await openProject(platform, TWO);
    const late = deferred();
    platform.signals.broughtDecisions = async () => (await late.promise, []);
    await openProject(platform, ONE);
    platform.signals.broughtDecisions = async () => [];
    await openProject(platform, TWO);
    expect([log().isLoaded, [...log().byTopic.keys()]]).toEqual([true, []]);
    late.resolve();
    await settle();
    expect([log().isLoaded, [...log().byTopic.keys()]]).toEqual([true, []]);
  });

  it('are there after a reload, of the user and project alone', async () => {
    await decide(3);
    const records = await platform.get(Keep).all([OWNER.organisationId, OWNER.userId, ONE, 'decided']);
    expect(records.map(({ form, value }) => [form, value])).toMatchObject([[1, { topic: ID, status: 3 }]]);
    platform.get(DecisionLog).clear();
    await openProject(platform, TWO);
    expect([...log().byTopic.keys()]).toEqual([]);
    await openProject(platform, ONE);
    expect([...log().byTopic.keys()]).toEqual([ID]);
  });

  it('have a condition of the status of now, where another was set elsewhere meanwhile', async () => {
    const at = '2025-10-01T09:00:00.000Z';
    const key = [OWNER.organisationId, OWNER.userId, ONE, 'decided', 'earlier'] as const;
    await platform.get(Keep).putAll([{ key, at, form: 1, value: { topic: ID, status: 3, at } }]);
    platform.signals.everyTopic = [aTopic({ status: 2 })];
    await platform.get(ProjectSignalsStore).topics.reload();
    await settle();
    log().setCondition(topic(), 'growth under 5 %');
    expect(
      log()
        .byTopic.get(ID)
        ?.map(({ status, condition }) => [status, condition]),
    ).toEqual([
      [3, null],
      [2, 'growth under 5 %'],
    ]);
  });

  it('are not known of a decision from before, and of what is damaged', async () => {
    const place = [OWNER.organisationId, OWNER.userId, ONE, 'decided'] as const;
    const at = '2025-10-01T09:00:00.000Z';
    const rows = [
      { topic: ID, status: 3, at },
      { topic: ID, status: 9, at },
      { topic: ID, status: 3, at: '2025-10-02T09:00:00.000Z', figures: { growth: 'fast' } },
    ];
    await platform
      .get(Keep)
      .putAll(rows.map((value, index) => ({ key: [...place, String(index)], at, form: 1, value })));
    await settle();
    expect(
      log()
        .byTopic.get(ID)
        ?.map(({ status, figures }) => [status, figures]),
    ).toEqual([
      [3, null],
      [3, null],
    ]);
  });

  it('lose the names of topics at a log-out, and nothing else', async () => {
    await decide(3);
    await platform.get(SessionStore).signOut();
    await settle();
    const [record] = await platform.get(Keep).all([OWNER.organisationId, OWNER.userId, ONE, 'decided']);
    expect(record?.value).toMatchObject({ name: '', status: 3, figures: { growth: 0.246 } });
  });
});

describe('a decision of the year', () => {
  const recordsOf = () => platform.get(Keep).all([OWNER.organisationId, OWNER.userId, ONE, 'recorded']);
  const one = { topicId: ID, name: 'Heat pumps', status: 3, reason: 'Half of the market', figures: null } as const;

  it('is read as it was recorded, and is none where one topic of it is damaged', async () => {
    log().record([one], null);
    await settle();
    const [kept] = await recordsOf();
    const value = kept!.value as { readonly topics: readonly object[] };
    const at = '2026-01-01T09:00:00.000Z';
    const damaged = { ...value, at, topics: [...value.topics, { status: 9 }] };
    await platform.get(Keep).putAll([{ ...kept!, key: [...kept!.key.slice(0, 4), at] as never, value: damaged }]);
    await settle();
    expect(log().records).toMatchObject([{ corrects: null, topics: [one] }]);
  });

  it('is of one project, and loses the names of topics at a log-out', async () => {
    log().record([one], null);
    await settle();
    await openProject(platform, TWO);
    expect(log().records).toEqual([]);
    await platform.get(SessionStore).signOut();
    await settle();
    const [kept] = await recordsOf();
    expect(kept?.value).toMatchObject({ topics: [{ name: '', status: 3, reason: 'Half of the market' }] });
  });
});

it('a confirmation is a decision with a date of its own', async () => {
  await decide(3);
  platform.clock.advance(24 * 60 * 60 * 1000);
  log().confirm(topic(), 3);
  const decisions = log().byTopic.get(ID) ?? [];
  expect(decisions.map(({ isConfirmed }) => isConfirmed)).toEqual([false, true]);
  expect(new Set(decisions.map(({ at }) => at)).size).toBe(2);
});

it('figures are read as they were written, and never in part', () => {
  const figures = dayFigures(aTopic(), '2025-09-30');
  expect(readDayFigures(JSON.parse(JSON.stringify(figures)))).toEqual(figures);
  for (const wrong of [
    null,
    [],
    'x',
    { ...figures, growth: 'x' },
    { ...figures, quadrant: 9 },
    { ...figures, data: 3 },
  ])
    expect(readDayFigures(wrong)).toBeNull();
});

describe('where this browser stores the statuses itself', () => {
  const stored = async () =>
    (await platform.get(Keep).all([OWNER.organisationId, OWNER.userId, ONE, 'decided'])).map(
      ({ value }) => (value as KeptDecision).status,
    );
  const pick = (status: 1 | 2 | 3 | 4) => platform.get(PickTopicStatus).pickQuietly(topic(), status);

  beforeEach(async () => {
    platform = await libraryPlatform((it) => {
      it.signals.everyTopic = [aTopic({ status: 0 })];
      it.signals.isOwnStorage = true;
    });
    platform.get(DecisionLog).start();
    await openProject(platform, ONE);
    await platform.get(ProjectSignalsStore).topics.load(ONE);
  });

  it('a decision is kept with its figures before its status is stored: the page may end', async () => {
    const answer = platform.topics.answers.hold('saveStatus');
    const picked = pick(3);
    await settle();
    expect(await stored()).toEqual([3]);
    answer.resolve();
    await picked;
    await settle();
    expect(await stored()).toEqual([3]);
  });

  it('one that cannot be stored, or that another takes the place of before it is, is none', async () => {
    platform.topics.answers.fail('saveStatus', 'not-found');
    await pick(3);
    await settle();
    expect(await stored()).toEqual([]);
    await Promise.all([pick(1), pick(2)]);
    await settle();
    expect(await stored()).toEqual([2]);
  });
});

describe('decisions that came with the data', () => {
  const brought = (status: 1 | 2 | 3, year: number): BroughtDecision => ({
    topicId: ID,
    name: 'A topic',
    status,
    at: `${year}-10-08T12:00:00.000Z`,
    reason: `In ${year}`,
    figures: dayFigures(aTopic({ growth: 0.4 }), `${year}-09-30`),
  });

  async function openWith(decisions: readonly BroughtDecision[] | Error): Promise<void> {
    platform.signals.broughtDecisions = async (sow) => {
      if (decisions instanceof Error) throw decisions;
      return sow === ONE ? decisions : [];
    };
    platform.signals.everyTopic = [aTopic({ status: 3 })];
    await platform.get(ProjectSignalsStore).topics.reload();
    await openProject(platform, TWO);
    await openProject(platform, ONE);
    await settle();
  }
  const standing = () => platform.get(StandingDecisions).byTopic.get(ID);

  it('stand with their figures and are said to have come with it, in their project alone', async () => {
    await openWith([brought(3, 2025), brought(2, 2024)]);
    expect(standing()?.history.map(({ status, reason, cameWithData }) => [status, reason, cameWithData])).toEqual([
      [2, 'In 2024', true],
      [3, 'In 2025', true],
    ]);
    expect(standing()?.decision.figures?.data).toBe('2025-09-30');
    await openProject(platform, TWO);
    expect(log().broughtByTopic.size).toBe(0);
  });

  it('can be asked for with their day and reason, without a team', async () => {
    await openWith([brought(3, 2025)]);
    const { decisionsOf, decidedAt } = platform.get(ProjectFacts).picked;
    expect(decisionsOf(topic())).toEqual([
      { name: 'With the data', status: 3, decision: { at: '2025-10-08T12:00:00.000Z', reason: 'In 2025' } },
    ]);
    expect(decidedAt(topic())).toBe('2025-10-08T12:00:00.000Z');
    await decide(2);
    expect(
      platform
        .get(ProjectFacts)
        .picked.decisionsOf(topic())
        ?.map(({ name, status }) => [name, status]),
    ).toEqual([['You', 2]]);
  });

  // The reasons are texts that the function of the team offers, with or without a team.
  it.skipIf(isWithout('team'))('are found by the words of their reasons, without a team', async () => {
    await openWith([brought(3, 2025)]);
    const reasons = {
      ...EVERY_TOPIC,
      conditions: [{ kind: 'said', about: 'reasons', words: ['2025'], not: false }],
    } as const;
    expect(evaluateQuery(reasons, platform.get(ProjectFacts).picked).rows).toHaveLength(1);
  });

  it('are confirmed where a later one has the same status', async () => {
    await openWith([brought(3, 2024), brought(3, 2025)]);
    expect(standing()?.history.map(({ isConfirmed }) => isConfirmed)).toEqual([false, true]);
  });

  it('are never stored as the decisions of the user, who decides beside them', async () => {
    await openWith([brought(3, 2025)]);
    log().setCondition(topic(), 'growth under 5 %');
    await settle();
    const records = await platform.get(Keep).all([OWNER.organisationId, OWNER.userId, ONE, 'decided']);
    expect(records.map(({ value }) => (value as KeptDecision).at.slice(0, 4))).toEqual([
      platform.clock.now().getUTCFullYear().toString(),
    ]);
    expect(standing()?.decision).toMatchObject({
      condition: 'growth under 5 %',
      cameWithData: true,
      reason: 'In 2025',
    });
    platform.clock.advance(60 * 60 * 1000);
    await decide(1);
    expect(standing()?.decision).toMatchObject({ status: 1 });
    expect(standing()?.decision.cameWithData).toBeUndefined();
  });

  it('that cannot be read leave the decisions of the user', async () => {
    await decide(2);
    await openWith(new Error('damaged'));
    expect(log().byTopic.get(ID)).toHaveLength(1);
    expect(log().broughtByTopic.size).toBe(0);
  });

  it('need not be noted where their topic is gone', async () => {
    await openWith([{ ...brought(3, 2025), topicId: entityId<'topic'>('999') }]);
    const gone = platform.get(StandingDecisions).all.find(({ topic: found }) => found === null);
    expect(gone?.name).toBe('A topic');
    expect(decisionsToConfirm([gone!], () => false)).toEqual([]);
  });
});
