import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { PickTopicStatus } from '../../../src/application/decisions/pick-topic-status';
import { PersonalOverview } from '../../../src/application/home/personal-overview';
import { VISIT_END, VisitStore } from '../../../src/application/personal/visit.store';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import { entityId } from '../../../src/domain/shared/entity-id';
import { quadrantOf } from '../../../src/domain/topic/quadrant';
import type { Topic } from '../../../src/domain/topic/topic';
import { twoVersions } from '../../builders/random-topics';
import { aTopic } from '../../builders/topic-mother';
import { isWithout } from '../../fakes/is-without';
import type { FakeLibrary } from '../../fakes/fake-library';
import { settle } from '../../fakes/settle';
import type { TestPlatform } from '../../fakes/test-platform';
import { libraryPlatform, ONE, openProject, scopeOf, TWO } from './library-platform';

const topic = (id: number, overrides: Partial<Topic> = {}): Topic => aTopic({ id: entityId(id), ...overrides });
const BEFORE = [topic(1), topic(2), topic(3), topic(4)];
const AFTER = [topic(1), topic(2, { quadrant: quadrantOf(1) }), topic(3, { growth: 0.9 }), topic(5)];
/** A little more than what is stored later. */
const MOMENT = 5000;

describe.skipIf(isWithout('library'))('what has changed since the last visit', () => {
  let platform: TestPlatform;

  /** Another page on the same storage, at a later time. */
  async function visit(topics: readonly Topic[], afterMilliseconds = 0, library?: FakeLibrary): Promise<VisitStore> {
    const now = platform?.clock.now().getTime();
    platform = await libraryPlatform((it) => {
      it.signals.everyTopic = topics;
      if (library !== undefined) Object.assign(it, { library });
      if (now !== undefined && library !== undefined) {
        it.clock.advance(now + afterMilliseconds - it.clock.now().getTime());
      }
    });
    const visits = platform.get(VisitStore);
    visits.start();
    platform.clock.advance(MOMENT);
    await settle();
    return visits;
  }

  const again = (topics: readonly Topic[], after: number) => visit(topics, after, platform.library);

  function leave(): string {
    platform.page.hide();
    return platform.clock.now().toISOString();
  }

  const kinds = (visits: VisitStore) => [...visits.byTopic].map(([id, { kind }]) => [id, kind]);

  beforeEach(() => visit(BEFORE));

  it('says nothing on the first visit', () => {
    const visits = platform.get(VisitStore);
    expect([visits.since, visits.changes, visits.hasChanges]).toEqual([null, null, false]);
  });

  it('tells the four kinds of change, and nothing else', async () => {
    const left = leave();
    const visits = await again(AFTER, VISIT_END);
    expect(visits.since).toBe(left);
    expect(kinds(visits)).toEqual([
      ['5', 'new'],
      ['2', 'movedQuadrant'],
      ['3', 'changed'],
      ['4', 'gone'],
    ]);
    expect(visits.changeOf(entityId(1))).toBeNull();
    expect(visits.hasChanges).toBe(true);
  });

  it('leads the home page to just the topics that it counts', async () => {
    const cases = fc.sample(twoVersions, { numRuns: 12, seed: 29 });
    for (const { before, now } of cases) {
      await visit(before);
      leave();
      await again(now, VISIT_END);
      const sameIn = (topic: Topic) => before.find(({ id }) => id === topic.id);
      const said = new Map(platform.get(PersonalOverview).sinceVisit?.links.map((link) => [link.kind, link]));
      const expected = {
        new: now.filter((topic) => sameIn(topic) === undefined),
        movedQuadrant: now.filter((topic) => (sameIn(topic) ?? topic).quadrant.code !== topic.quadrant.code),
        gone: before.filter((topic) => now.every(({ id }) => id !== topic.id)),
      };
      for (const [kind, topics] of Object.entries(expected)) {
        const link = said.get(kind as keyof typeof expected);
        expect(link?.count ?? 0).toBe(topics.length);
        if (link === undefined || kind === 'gone') continue;
        const opened = new URL(link.path, 'https://x.example').searchParams.getAll('topics');
        expect(opened.toSorted()).toEqual(topics.map(({ name }) => name).toSorted());
      }
    }
  });

  it('goes on with the same visit when the user was away for less than 8 hours', async () => {
    leave();
    const visits = await again(AFTER, VISIT_END - MOMENT - 1);
    expect(visits.changes).toBeNull();
  });

  it('still tells after a reload within the visit', async () => {
    leave();
    await again(AFTER, VISIT_END);
    leave();
    expect(kinds(await again(AFTER, 60_000))).toHaveLength(4);
  });

  it('compares with the last visit, not with the first', async () => {
    leave();
    await again(AFTER, VISIT_END);
    leave();
    const visits = await again(AFTER, VISIT_END);
    expect(visits.hasChanges).toBe(false);
    expect(visits.since).not.toBeNull();
  });

  it('counts from the last sign of the page when it ended without any event', async () => {
    platform.clock.advance(VISIT_END * 2);
    const visits = await again(AFTER, VISIT_END / 2);
    expect(visits.changes).toBeNull();
  });

  it('begins a new visit in a tab that was hidden for 8 hours', async () => {
    const visits = platform.get(VisitStore);
    leave();
    platform.clock.advance(VISIT_END);
    platform.page.show();
    await settle();
    expect(visits.since).not.toBeNull();
    platform.signals.everyTopic = AFTER;
    await platform.get(ProjectSignalsStore).topics.reload();
    expect(kinds(visits)).toHaveLength(4);
  });

  it('goes on with the visit when the user was here in another tab', async () => {
    const visits = platform.get(VisitStore);
    leave();
    await settle();
    platform.clock.advance(VISIT_END);
    const changedAt = platform.clock.now().toISOString();
    await platform.library.change(scopeOf(ONE), 'presence', { id: 'presence', changedAt });
    platform.clock.advance(MOMENT);
    platform.page.show();
    await settle();
    expect(visits.since).toBeNull();
  });

  it.each([1, 2, 3])('tells at the next visit of data that came during this one, which is visit %i', async (visits) => {
    for (let each = 1; each < visits; each += 1) {
      leave();
      await again(BEFORE, VISIT_END);
    }
    platform.signals.everyTopic = AFTER;
    await platform.get(ProjectSignalsStore).topics.reload();
    platform.clock.advance(MOMENT);
    await settle();
    leave();
    expect(kinds(await again(AFTER, VISIT_END))).toEqual([
      ['5', 'new'],
      ['2', 'movedQuadrant'],
      ['3', 'changed'],
      ['4', 'gone'],
    ]);
    leave();
    expect((await again(AFTER, VISIT_END)).hasChanges).toBe(false);
  });

  it('begins anew with Mark as seen', async () => {
    leave();
    const visits = await again(AFTER, VISIT_END);
    visits.markSeen();
    expect([visits.hasChanges, visits.since]).toEqual([false, platform.clock.now().toISOString()]);
    expect(platform.tracker.payloads('clicked_on_mark_as_seen')).toHaveLength(1);
    leave();
    expect(kinds(await again([...AFTER, topic(6)], 60_000))).toEqual([['6', 'new']]);
  });

  it('remembers no text of the data', async () => {
    leave();
    await settle();
    const rows = [...platform.library.storage.rows].filter(([key]) => key.includes('"visits"'));
    expect(rows).not.toEqual([]);
    expect(JSON.stringify(rows)).not.toContain(BEFORE[0]?.name);
    const visits = rows.map(([, row]) => (row as { value: { topics: readonly object[] } }).value);
    const values = visits.flatMap(({ topics }) => topics.flatMap((each) => Object.entries(each)));
    const figures = values.filter(([field]) => field !== 'id');
    expect(figures.filter(([, value]) => value !== null && typeof value !== 'number')).toEqual([]);
  });

  it('takes no status for a change, and remembers it', async () => {
    await platform.get(PickTopicStatus).pick(topic(1, { status: 2 }), 3);
    platform.clock.advance(MOMENT);
    await settle();
    const { visits } = await platform.library.read(scopeOf(ONE));
    expect(visits.find(({ id }) => id === 'latest')?.topics[0]?.status).toBe(3);
    leave();
    expect((await again(BEFORE, VISIT_END)).hasChanges).toBe(false);
  });

  it('holds the projects apart', async () => {
    leave();
    const visits = await again(AFTER, VISIT_END);
    platform.signals.topicsOfSow.set(TWO, [topic(8)]);
    await openProject(platform, TWO);
    platform.clock.advance(MOMENT);
    await settle();
    expect([visits.since, visits.changes]).toEqual([null, null]);
    const other = await platform.library.read(scopeOf(TWO));
    expect(other.visits.map(({ id, topics }) => [id, topics.length])).toEqual([['latest', 1]]);
    await openProject(platform, ONE);
    expect(kinds(visits)).toHaveLength(4);
  });
});
