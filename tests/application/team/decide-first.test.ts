import { TopicColumns } from '../../../src/application/workspace/topic-columns';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { BoardViewModel } from '../../../src/application/board/board.view-model';
import { CompareViewModel } from '../../../src/application/compare/compare.view-model';
import { sheetOfSignals } from '../../../src/ui/charts/export/signal-sheet';
import { TopicStatusStore } from '../../../src/application/decisions/topic-status.store';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { CoverageViewModel } from '../../../src/application/coverage/coverage.view-model';
import { ProjectFacts } from '../../../src/application/query/project-facts';
import { TeamLoader } from '../../../src/application/team/team-loader';
import { TeamNewsLine } from '../../../src/application/team/team-news-line';
import { latestReason, teamColumns } from '../../../src/application/team/team-sheet';
import { TeamViewModel } from '../../../src/application/team/team.view-model';
import { matchingRows } from '../../../src/domain/query/evaluate-query';
import { sheetOf } from '../../../src/domain/shared/csv';
import { entityId } from '../../../src/domain/shared/entity-id';
import { TEAM_SAYS } from '../../../src/domain/topic/agreement';
import type { MemberRecord } from '../../../src/domain/team/member-record';
import type { TopicStatus } from '../../../src/domain/topic/topic-status';
import { memberFileText } from '../../builders/team-files';
import { aDecision, aMember, memberId, topicId } from '../../builders/team-mother';
import { FakeDirectory } from '../../fakes/fake-directory';
import { settle } from '../../fakes/settle';
import { TeamBrowser, TOPICS } from './team-browser';
import { suggestedAction } from '../../../src/application/brief/brief-data';
import { topicTimeline } from '../../../src/domain/team/seen-marks';

/** Decided by the user, who decides nothing else. */
const DECIDED = [1, 2];
const AT = '2026-11-20T09:00:00.000Z';

const status = fc.constantFrom<TopicStatus>(0, 1, 2, 3, 4);
const say = fc.record({
  status,
  reason: fc.option(fc.constantFrom('One.', 'Two.'), { nil: null }),
  comment: fc.boolean(),
});
const says = fc.array(say, { minLength: 8, maxLength: 8 });

/** Topic 7 is not in the project. */
function aColleague(
  id: string,
  said: readonly { status: TopicStatus; reason: string | null; comment: boolean }[],
  you: string,
): MemberRecord {
  const decisions = said.map((each, index) => [String(index + 1), [aDecision(each.status, AT, each.reason)]] as const);
  const comments = said.flatMap(({ comment }, index) =>
    comment
      ? [
          {
            id: `c${index}`,
            topicId: topicId(index + 1),
            at: AT,
            text: `@[${you}] why?`,
            changedAt: AT,
            n: 0,
            changedN: 0,
            isRemoved: false,
          },
        ]
      : [],
  );
  const responsibilities = [
    { topicId: topicId(4), who: memberId(id), task: 'asks sales', due: '2027-01-15', isDone: false, at: AT, n: 0 },
  ];
  return aMember(id, Object.fromEntries(decisions), { comments, responsibilities, seenAt: AT });
}

describe('a team that decides first', () => {
  let maya: TeamBrowser;
  let directory: FakeDirectory;

  beforeAll(async () => {
    directory = new FakeDirectory('Packaging council');
    maya = await TeamBrowser.joined('Maya', directory, { decidesFirst: true });
    for (const id of DECIDED) await maya.decide(id, 3);
    await maya.platform.get(TeamLoader).load();
  });

  /** Everything that is read of the team anywhere in the product. */
  async function shown(colleagues: readonly MemberRecord[]): Promise<unknown> {
    for (const record of colleagues) directory.put(`members/${record.id}.json`, memberFileText(record));
    await maya.refresh();
    const { store, platform } = maya;
    const view = platform.get(TeamViewModel);
    const board = platform.get(BoardViewModel);
    const facts = platform.get(ProjectFacts).picked;
    platform.navigator.go('/compare/1?topic=1&topic=3&topic=4');
    const compare = platform.get(CompareViewModel);
    const leave = compare.enter(entityId('1'));
    await settle();
    const sheet = [
      sheetOfSignals('topic', compare.exported, null, {
        statuses: platform.get(TopicStatusStore),
        workspace: platform.get(WorkspaceStore),
        columns: platform.get(TopicColumns),
      }),
      compare.columns.map(({ says }) => [says?.words, says?.standings.map(({ name, status }) => [name, status])]),
    ];
    leave();
    const boards = store.colleagues.map(({ id }) => {
      platform.navigator.go(`/review/1?tab=board&board=${id}`);
      return [board.hiddenCount, board.columns.map(({ topics }) => topics.map((topic) => topic.id))];
    });
    const ids = [...TOPICS.map((topic) => topic.id), topicId(7), topicId(8)];
    return structuredClone({
      sheet,
      boards,
      members: store.members.map((member) => [member.name, store.decidedCounts.get(member.id)]),
      view: [
        view.headline,
        view.counts,
        view.groups.map(({ name, rows }) => [name, rows.map(({ topic }) => topic.id)]),
      ],
      reasons: TOPICS.map((topic) => latestReason(store.standings(topic.id))?.reason ?? null),
      csv: [
        sheetOf(
          teamColumns(store),
          [1, 2, 3, 4, 5, 6].map((id) => maya.topic(id)),
        ),
      ],
      news: platform.get(TeamNewsLine).links.map(({ words, path }) => [words, path]),
      changed: [...maya.changes.topics.values()].flatMap((ids) => [...ids]),
      each: ids.map((id) => ({
        sentence: store.sentenceOf(id),
        line: store.lineOf(id),
        agreement: store.agreementOf(id),
        standings: store.standings(id).map(({ name, status: decided, reason }) => [name, decided, reason]),
        action: suggestedAction(store, id),
        isHidden: store.isHidden(id),
        timeline: topicTimeline(store.members, id, { marks: maya.changes.seen, isHidden: store.isHidden(id) }).map(
          ({ kind, at, member, isNew }) => [kind, at, member.name, isNew],
        ),
      })),
      topics: TOPICS.map((topic) => ({
        says: store.saysOf(topic),
        apart: store.apartFrom(topic).map(({ name }) => name),
        coverage: platform.get(CoverageViewModel).hasColleague(topic),
        split: board.whose.isSplit(topic),
      })),
      queries: [true, false].flatMap((not) =>
        TEAM_SAYS.map(
          (each) =>
            matchingRows({ subject: 'topics', conditions: [{ kind: 'team', says: [each], not }] }, facts).length,
        ),
      ),
    });
  }

  it('says the same whatever colleagues say of topics that the user has not decided', async () => {
    const you = maya.store.own?.id ?? '';
    await fc.assert(
      fc.asyncProperty(says, says, says, async (anna, tom, others) => {
        const mixed = (said: typeof anna) =>
          said.map((each, index) => (DECIDED.includes(index + 1) ? each : (others[index] ?? each)));
        const one = await shown([aColleague('anna-19cd', anna, you), aColleague('tom-22aa', tom, you)]);
        const other = await shown([aColleague('anna-19cd', mixed(anna), you), aColleague('tom-22aa', mixed(tom), you)]);
        expect(other).toEqual(one);
      }),
      { numRuns: 12 },
    );
  });

  it('shows all of a topic once it is decided, and hides it again where that is taken back', async () => {
    const you = maya.store.own?.id ?? '';
    const said = Array.from({ length: 8 }, () => ({ status: 4 as const, reason: 'Two.', comment: true }));
    await shown([aColleague('anna-19cd', said, you), aColleague('tom-22aa', said, you)]);
    const { store } = maya;
    expect(store.sentenceOf(topicId(1))).toBe('Anna and Tom say Disregard, you say Important.');
    expect(store.lineOf(topicId(4))).toBe('Tom: asks sales by Jan 15, 2027.');
    await maya.decide(5, 1);
    expect(maya.shown(5)).toBe('Anna Disregard, Maya Analyze, Tom Disregard');
    await maya.decide(5, 0);
    expect([maya.shown(5), store.sentenceOf(topicId(5))]).toEqual(['', 'Hidden until you decide.']);
    maya.acts.decideFirst(false);
    expect(maya.shown(5)).toBe('Anna Disregard, Tom Disregard');
    maya.acts.decideFirst(true);
  });

  it('is set by the owner only, for all', async () => {
    const anna = await TeamBrowser.joined('Anna', directory);
    anna.acts.decideFirst(false);
    await anna.pass(3000);
    await maya.refresh();
    expect([anna, maya].map(({ store }) => store.current?.stored.team.decidesFirst)).toEqual([true, true]);
    maya.acts.decideFirst(false);
    await maya.pass(3000);
    await anna.refresh();
    expect(anna.store.current?.stored.team.decidesFirst).toBe(false);
    maya.acts.decideFirst(true);
  });
});

it('the weights by which the team ranks are set by the owner only, for all', async () => {
  const directory = new FakeDirectory('Packaging council');
  const maya = await TeamBrowser.joined('Maya', directory);
  const anna = await TeamBrowser.joined('Anna', directory);
  const weightsOf = ({ store }: TeamBrowser) => store.current?.stored.team.weights;
  anna.acts.setWeights('growth,100');
  await anna.pass(3000);
  await maya.refresh();
  expect([maya, anna].map(weightsOf)).toEqual([undefined, undefined]);
  maya.acts.setWeights('growth,60;sizing,40');
  await maya.pass(3000);
  await anna.refresh();
  expect(weightsOf(anna)).toBe('growth,60;sizing,40');
});
