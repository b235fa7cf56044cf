import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { entityId } from '../../../src/domain/shared/entity-id';
import type { TopicStatus } from '../../../src/domain/topic/topic-status';
import { ListTeamCell, ListTeamHead } from '../../../src/ui/team/list-team-cell';
import { TeamListRows } from '../../../src/application/team/team-list-rows';
import { NO_COLLEAGUES } from '../../../src/application/decisions/colleagues';
import { agreementOf } from '../../../src/domain/topic/agreement';
import { aChartItem } from '../../builders/chart-item-mother';
import { aTopic } from '../../builders/topic-mother';

const TREND = entityId<'trend'>(7);
const topic = aTopic({ id: entityId(1), trend: { id: TREND, name: 'Data trust', shiftName: null } });
const item = aChartItem({ id: topic.id });
const trend = aChartItem({ type: 'trend', id: TREND });

interface Options {
  readonly names?: readonly string[];
  readonly isHidden?: boolean;
  /** Of each colleague, in their order. */
  readonly statuses?: readonly (TopicStatus | null)[];
  readonly hasTeams?: boolean;
}

function teamOf({ names = [], isHidden = false, statuses = [], hasTeams = true }: Options): TeamListRows {
  const colleagues = names.map((name) => ({ id: name, name, initials: name.slice(0, 2).toUpperCase() }));
  const counts = new Map(names.flatMap((name, at) => (statuses[at] == null ? [] : [[name, 1] as const])));
  const team = {
    isOffered: hasTeams,
    isShared: names.length > 0,
    colleagues,
    isHidden: () => isHidden,
    sentenceOf: () => (isHidden ? 'Hidden until you decide.' : 'One says Monitor.'),
    statusOf: ({ name }: { name: string }) => (isHidden ? null : (statuses[names.indexOf(name)] ?? null)),
    decidedByTrend: new Map(isHidden ? [] : [[TREND, counts]]),
  };
  const signals = { topicById: new Map([[topic.id as string, topic]]) };
  const workspace = { sow: { value: { id: entityId<'sow'>(1) } } };
  return new TeamListRows(team as unknown as ConstructorParameters<typeof TeamListRows>[0], signals, workspace);
}

const cell = (team: TeamListRows, of = item): HTMLElement => render(<ListTeamCell team={team} row={of} />).container;

describe('the team in a list', () => {
  it('has a place for each colleague in the order of the head, and a dot for one who has not decided', () => {
    const team = teamOf({ names: ['Anna', 'Jonas', 'Tom'], statuses: [3, null, 2] });
    expect(team.heads).toEqual(['AN', 'JO', 'TO']);
    expect(team.statusesOf(item)).toEqual([3, null, 2]);
    const shown = cell(team);
    expect(shown.querySelectorAll('svg')).toHaveLength(2);
    expect(shown.querySelector('[data-none]')?.textContent).toBe('·');
    expect(shown.querySelector('[title]')?.getAttribute('title')).toBe(
      'Anna: Important\nJonas: undecided\nTom: Monitor',
    );
    expect(shown.textContent).toContain('One says Monitor.');
  });

  it('says of a trend how many of its topics each has decided', () => {
    const team = teamOf({ names: ['Anna', 'Jonas'], statuses: [3, null] });
    expect(team.countsOf(trend)).toEqual([1, 0]);
    expect(cell(team, trend).textContent).toBe('1·Anna decided 1 topic.');
  });

  it('is a lock where one decides first, whatever colleagues have said', () => {
    const texts = [[], [3, 4] as const].map((statuses) => {
      const team = teamOf({ names: ['Anna', 'Jonas'], isHidden: true, statuses });
      return [cell(team).innerHTML, cell(team, trend).innerHTML];
    });
    expect(texts[0]).toEqual(texts[1]);
    expect(texts[0]?.[0]).toContain('Hidden until you decide');
  });

  it('shows three of many, and how many more there are', () => {
    const names = Array.from({ length: 9 }, (_, at) => `${at}member`);
    expect(teamOf({ names }).heads).toEqual(['0M', '1M', '2M', '+6']);
    expect(teamOf({ names }).statusesOf(item)).toHaveLength(3);
    expect(teamOf({ names: names.slice(0, 6) }).heads).toHaveLength(6);
  });

  it('leads to how one begins where there is no colleague, and is nothing where there are no teams', () => {
    const alone = teamOf({});
    render(
      <MemoryRouter>
        <ListTeamHead team={alone} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Share with your team' }).getAttribute('href')).toBe('/review/1?tab=team');
    expect(teamOf({ hasTeams: false }).beginPath).toBeNull();
    expect(teamOf({ names: ['Anna'] }).beginPath).toBeNull();
  });

  it('is sorted by the topics that split the team, and last by those that fewer than two have decided', () => {
    const says: readonly (readonly TopicStatus[])[] = [[2, 2], [3, 4], [3], [3, 1, 4], [1, 3]];
    const agreement = (id: string) => agreementOf(says[Number(id)] ?? []);
    const rows = new TeamListRows(
      { ...NO_COLLEAGUES, agreementOf: agreement },
      { topicById: new Map() },
      { sow: { value: null } },
    );
    const disagreement = says.map((_, at) => rows.disagreementOn({ id: entityId(at) }));
    const order = [...says.keys()].toSorted((one, other) => (disagreement[other] ?? -1) - (disagreement[one] ?? -1));
    expect([order, disagreement[2]]).toEqual([[1, 3, 4, 0, 2], null]);
  });
});
