import { act, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PickTopicStatus } from '../../../src/application/decisions/pick-topic-status';
import { Keep } from '../../../src/application/keep/keep';
import { OpenLibrary } from '../../../src/application/personal/open-library';
import { DecisionLog } from '../../../src/application/the-year/decision-log';
import { YearRecordsViewModel } from '../../../src/application/the-year/year-records.view-model';
import { ReviewScreen } from '../../../src/ui/review/review-screen';
import { topics } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';
import { renderScreen } from '../render-screen';

const THREE = topics(3, (index) => ({ status: index === 2 ? 0 : 3 }));
const PREFIX = ['org_northwind', 'auth|maya', '1', 'recorded'] as const;

async function renderJudged() {
  const rendered = await renderScreen(ReviewScreen, '/review/:sowId', {
    path: '/review/1?tab=judged',
    prepare: (platform) => {
      platform.signals.everyTopic = THREE;
      platform.topics.add(...THREE);
      platform.get(OpenLibrary).start();
      platform.get(DecisionLog).start();
    },
  });
  await act(settle);
  const section = await rendered.screen.findByRole('region', { name: 'Decisions of the year' });
  return { ...rendered, section: () => within(section) };
}

it('what is decided is recorded without a team, read, compared with now, and corrected by a further record', async () => {
  const { screen, user, section, platform } = await renderJudged();
  await user.click(section().getByRole('button', { name: 'Record the decision' }));
  await act(settle);
  const first = section().getByRole('listitem');
  expect(first.textContent).toContain('2 Important');
  expect(await platform.get(Keep).all(PREFIX)).toHaveLength(1);

  platform.clock.advance(24 * 60 * 60 * 1000);
  await act(async () => {
    await platform.get(PickTopicStatus).pickQuietly(THREE[0]!, 4);
    await settle();
  });
  await user.click(within(first).getByRole('button', { name: /^Decision of/ }));
  const page = screen.getByRole('article', { name: /^Decision of/ });
  // It is in the address, and is read from its heading.
  expect(platform.navigator.location.query.map(([name]) => name)).toEqual(['tab', 'record']);
  expect(document.activeElement).toBe(within(page).getByRole('heading', { level: 2 }));
  expect(page.textContent).toContain('Since then, 1 is decided differently');
  expect(within(page).getAllByRole('row')).toHaveLength(3);
  await user.click(within(page).getByRole('button', { name: 'Correct it' }));
  await user.click(within(page).getByRole('button', { name: 'Record the correction' }));
  await act(settle);
  const { all, last } = platform.get(YearRecordsViewModel);
  expect(all.map(({ corrects }) => corrects)).toEqual([all[1]?.id, null]);
  expect(last).toBe(all[0]);
  // The first one is as it was recorded.
  expect(all[1]?.topics.map(({ status }) => status)).toEqual([3, 3]);
  expect(all[0]?.topics.map(({ status }) => status)).toEqual([4, 3]);
  expect(screen.getByText(/corrected by a later one/)).toBeTruthy();
  expect(platform.navigator.path).toBe('/review/1?tab=judged');
  expect(document.activeElement?.textContent).toMatch(/^Decision of/);
});
