import { describe, expect, it } from 'vitest';
import { BoardViewModel } from '../../../src/application/board/board.view-model';
import { CompareViewModel } from '../../../src/application/compare/compare.view-model';
import { teamColumns } from '../../../src/application/team/team-sheet';
import { sheetOf } from '../../../src/domain/shared/csv';
import { ProjectFacts } from '../../../src/application/query/project-facts';
import { TeamLoader } from '../../../src/application/team/team-loader';
import { matchingRows } from '../../../src/domain/query/evaluate-query';
import type { TeamSays } from '../../../src/domain/topic/agreement';
import { entityId } from '../../../src/domain/shared/entity-id';
import { topicId } from '../../builders/team-mother';
import { FakeDirectory } from '../../fakes/fake-directory';
import { settle } from '../../fakes/settle';
import { TeamBrowser } from './team-browser';
import { suggestedAction } from '../../../src/application/brief/brief-data';

async function split() {
  const directory = new FakeDirectory('Packaging council');
  const maya = await TeamBrowser.joined('Maya', directory);
  const anna = await TeamBrowser.joined('Anna', directory);
  await anna.decide(1, 3, 'A third of trade spend.');
  await anna.decide(2, 1);
  await maya.decide(1, 4);
  await maya.refresh();
  await maya.platform.get(TeamLoader).load();
  return { maya, anna };
}

/** From here on, what colleagues say of a topic is hidden until the user has decided it. */
const decideFirst = (maya: TeamBrowser): void => maya.acts.decideFirst(true);

describe("the team's line of a topic", () => {
  it('says where each one stands, and the open date', async () => {
    const { maya, anna } = await split();
    maya.acts.assign(topicId(1), { who: anna.store.you?.id ?? null, task: 'pilot', due: '2027-01-15', isDone: false });
    expect(maya.store.lineOf(topicId(1))).toBe(
      'One of two says Important; one says Disregard. They are 3 steps apart. Anna: pilot by Jan 15, 2027.',
    );
  });
});

describe('a step of a recommendation', () => {
  it('is taken from the open task, else from the reason of the decision, and from nothing of a colleague', async () => {
    const { maya, anna } = await split();
    const step = () => suggestedAction(maya.store, topicId(1));
    expect(step()).toEqual({ what: '', by: '', who: '' });
    const task = { who: anna.store.you?.id ?? null, task: 'Ask two retailers', due: '2027-01-15' };
    maya.acts.assign(topicId(1), { ...task, isDone: false });
    expect(step()).toEqual({ what: 'Ask two retailers', by: 'Jan 15, 2027', who: 'Anna' });
    maya.acts.assign(topicId(1), { ...task, isDone: true });
    expect(step()).toEqual({ what: '', by: '', who: '' });
    expect(suggestedAction(maya.store, topicId(2))).toEqual({ what: '', by: '', who: '' });
  });
});

describe('questions', () => {
  it('find where a colleague disagrees with the user, and know nothing of what is hidden', async () => {
    const { maya } = await split();
    const facts = () => maya.platform.get(ProjectFacts).picked;
    const found = (says: TeamSays) =>
      matchingRows({ subject: 'topics', conditions: [{ kind: 'team', says: [says], not: false }] }, facts()).map(
        (row) => row.type === 'topic' && row.topic.name,
      );
    expect([found('apart'), found('one')]).toEqual([['T1'], ['T2']]);
    decideFirst(maya);
    expect([found('apart'), found('one'), found('none')]).toEqual([['T1'], [], []]);
  });
});

describe('the board', () => {
  it('of a colleague is read only, and says how much of it is hidden', async () => {
    const { maya, anna } = await split();
    maya.platform.navigator.go('/review/1?tab=board');
    const board = maya.platform.get(BoardViewModel);
    const columnOf = (id: number) =>
      board.columns.find(({ topics }) => topics.some((each) => each.id === topicId(id)))?.status;
    expect([board.whose.isReadOnly, columnOf(1), columnOf(2)]).toEqual([false, 4, 0]);
    const [, member] = board.whose.members;
    if (member !== undefined) board.whose.show(member);
    expect(maya.platform.navigator.location.query).toContainEqual(['board', anna.store.you?.id]);
    expect([board.whose.isReadOnly, columnOf(1), columnOf(2)]).toEqual([true, 3, 1]);
    expect(board.whose.colleagues(maya.topic(1)).map(({ name, isYou }) => [name, isYou])).toEqual([['Maya', true]]);
    expect(board.whose.isSplit(maya.topic(1))).toBe(true);
    await board.move(maya.topic(1), 2);
    expect(maya.shown(1)).toBe('Anna Important, Maya Disregard');
    decideFirst(maya);
    expect([columnOf(1), columnOf(2), board.hiddenCount]).toEqual([3, 0, 5]);
  });

  it('of a member who has left is your own', async () => {
    const { maya } = await split();
    maya.platform.navigator.go('/review/1?tab=board&board=tom-8c31');
    expect(maya.platform.get(BoardViewModel).whose.isReadOnly).toBe(false);
  });
});

describe('a comparison', () => {
  it('says where the members stand', async () => {
    const { maya } = await split();
    maya.platform.navigator.go('/compare/1?topic=1&topic=2');
    const view = maya.platform.get(CompareViewModel);
    const leave = view.enter(entityId('1'));
    await settle();
    expect(view.columns.map(({ says }) => says?.standings.map(({ name }) => name))).toEqual([
      ['Maya', 'Anna'],
      ['Anna'],
    ]);
    leave();
  });
});

describe('a CSV file of topics', () => {
  it('has a column for each member, and says what is hidden', async () => {
    const { maya } = await split();
    const rows = () =>
      sheetOf(
        teamColumns(maya.store),
        [1, 2, 3].map((id) => maya.topic(id)),
      );
    expect(rows()).toEqual([
      ['Steps apart', 'Maya', 'Anna'],
      [3, 'Disregard', 'Important'],
      [null, null, 'Analyze'],
      [null, null, null],
    ]);
    decideFirst(maya);
    expect(rows().slice(1, 3)).toEqual([
      [3, 'Disregard', 'Important'],
      [null, null, 'Hidden until you decide'],
    ]);
  });
});
