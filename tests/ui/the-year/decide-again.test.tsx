import { act, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OpenLibrary } from '../../../src/application/personal/open-library';
import { Keep } from '../../../src/application/keep/keep';
import { keptRecord } from '../../../src/application/keep/kept-record';
import { ProjectFacts } from '../../../src/application/query/project-facts';
import { DecisionLog } from '../../../src/application/the-year/decision-log';
import { QUADRANTS } from '../../../src/domain/topic/quadrant';
import type { SwitchedOff } from '../../../src/domain/shared/modules';
import { ReviewScreen } from '../../../src/ui/review/review-screen';
import { topics, someFigures } from '../../builders/topic-mother';
import { Deferred } from '../../fakes/deferred';
import { settle } from '../../fakes/settle';
import { renderScreen } from '../render-screen';

const THEN = '2025-10-01T09:00:00.000Z';
/** All decided; the first two have moved to another quadrant since. */
const FOUR = topics(4, (index) => ({
  growth: 0.1,
  quadrant: index < 2 ? QUADRANTS[1] : QUADRANTS[3],
  status: index % 2 === 0 ? 3 : 2,
}));
const PLACE = { organisationId: 'org_northwind', userId: 'auth|maya', project: '1' };

function decidedThen(id: string, status: number, overrides: object = {}) {
  const figures = someFigures({ growth: 0.29 });
  const value = { topic: id, sow: '1', name: 'Gone', status, at: THEN, figures, ...overrides };
  return keptRecord(PLACE, 'decided', JSON.stringify([id, THEN]), { at: THEN, value });
}

async function renderReview(path = '/review/1', off: SwitchedOff = new Set(), storageAnswers?: Promise<void>) {
  const rendered = await renderScreen(ReviewScreen, '/review/:sowId', {
    path,
    off,
    prepare: (platform) => {
      platform.signals.everyTopic = FOUR;
      platform.topics.add(...FOUR);
      const records = [
        ...FOUR.map(({ id, status }) => decidedThen(id, status ?? 0)),
        decidedThen('999', 4, { name: 'Paper straws' }),
      ];
      const { storage } = platform.library;
      for (const { key, ...row } of records) storage.rows.set(JSON.stringify(key), row);
      const all = storage.all.bind(storage);
      storage.all = async (prefix) => {
        await storageAnswers;
        return all(prefix);
      };
      platform.get(OpenLibrary).start();
      platform.get(DecisionLog).start();
    },
  });
  await act(settle);
  const { screen, user } = rendered;
  // The code of the function comes after that of the review.
  if (off.size === 0 && storageAnswers === undefined)
    await screen.findByRole('group', { name: 'Decisions to confirm' });
  return {
    ...rendered,
    name: () => screen.queryByRole('article')?.getAttribute('aria-label') ?? null,
    line: () => within(screen.getByRole('group', { name: 'Decisions to confirm' })),
    press: async (keys: string) => {
      await user.keyboard(keys);
      await act(settle);
    },
  };
}

describe('decisions to confirm', () => {
  it('are told in one line, and shown then and now in the queue', async () => {
    const { screen, line, user, name, platform } = await renderReview();
    expect(line().getByRole('status').textContent).toBe(
      '3 decisions to confirm: 2 changed quadrant, 1 is no longer in the data.',
    );
    expect(line().getByText(/Paper straws/).parentElement?.textContent).toContain('Disregard on Oct 1, 2025');
    const marks = platform.get(ProjectFacts).marks;
    expect(FOUR.map(({ id }) => marks.get(id))).toEqual([['to confirm'], ['to confirm'], undefined, undefined]);
    await user.click(line().getByRole('button', { name: 'Look at them' }));
    await act(settle);
    expect(name()).toBe('Topic 1');
    const row = (await screen.findByText('Decided')).parentElement;
    expect(row?.textContent).toContain('Important on Oct 1, 2025');
    expect(row?.textContent).toContain('no reason noted');
    // Why it is to be confirmed is read before what it is about.
    const isBefore = (list: HTMLElement): boolean =>
      Boolean((row?.compareDocumentPosition(list) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(isBefore(screen.getByRole('list', { name: 'Figures' }))).toBe(true);
    expect(row?.textContent).toContain('Potential Disruptor→Strong Signal');
    expect(row?.textContent).toContain('growth +29 % → +10 %');
    expect(screen.getByRole('button', { name: '2 to confirm' })).toBeTruthy();
    expect(screen.getByText(/^of \d+ confirmed$/, { selector: 'span' }).textContent).toBe('0 of 2 confirmed');
  });

  it('are confirmed with one key, and decided anew with another status', async () => {
    const { line, user, press, name, platform } = await renderReview('/review/1?list=to+confirm');
    expect(name()).toBe('Topic 1');
    await press('y');
    expect(name()).toBe('Topic 2');
    expect(platform.topics.saved).toEqual([]);
    const log = platform.get(DecisionLog).byTopic;
    expect(log.get(FOUR[0]!.id)?.map(({ status, isConfirmed }) => [status, isConfirmed])).toEqual([
      [3, false],
      [3, true],
    ]);
    await press('4');
    expect(platform.topics.saved.map(({ status }) => status)).toEqual([4]);
    expect(line().getByRole('status').textContent).toBe('1 decision to confirm: its topic is no longer in the data.');
    await user.click(line().getByRole('button', { name: /^Noted/ }));
    expect(line().getByRole('status').textContent).toBe('Nothing is left to confirm.');
  });

  it('are taken back by Undo, and are to be confirmed again', async () => {
    const { screen, press, name, line, platform, user } = await renderReview('/review/1?list=to+confirm');
    await press('y');
    expect(screen.getAllByText(/stays Important, decided again/)).toHaveLength(2);
    await press('z');
    expect(name()).toBe('Topic 1');
    expect(line().getByRole('status').textContent).toMatch(/^3 decisions to confirm/);
    expect(
      platform
        .get(DecisionLog)
        .byTopic.get(FOUR[0]!.id)
        ?.map(({ isConfirmed }) => isConfirmed),
    ).toEqual([false]);
    const kept = await platform.get(Keep).all([PLACE.organisationId, PLACE.userId, PLACE.project, 'decided']);
    expect(kept).toHaveLength(5);
    expect(screen.getByText('Topic 1 is to be confirmed again. 2 to confirm.')).toBeTruthy();
    await user.click(line().getByRole('button', { name: /^Noted/ }));
    await press('z');
    expect(line().getByRole('status').textContent).toMatch(/1 is no longer in the data\.$/);
  });

  it('come first in an order of the queue, before what is undecided', async () => {
    const { name, press, screen } = await renderReview('/review/1?order=confirm');
    expect(name()).toBe('Topic 1');
    expect(screen.getByText('To confirm first')).toBeTruthy();
    expect(screen.getAllByText('2 to decide or confirm').length).toBeGreaterThan(0);
    await press('y');
    expect(name()).toBe('Topic 2');
  });

  it('are no order where the function is switched off', async () => {
    const { screen } = await renderReview('/review/1?order=confirm', new Set(['the-year']));
    expect(screen.getByText('Fastest growth')).toBeTruthy();
  });

  it('are confirmed by the key of the status that they have', async () => {
    const { press, name, platform } = await renderReview('/review/1?list=to+confirm');
    await press('3');
    expect(name()).toBe('Topic 2');
    expect(platform.get(DecisionLog).byTopic.get(FOUR[0]!.id)?.length).toBe(2);
  });

  it('are not known where the function is switched off', async () => {
    const { screen } = await renderReview('/review/1', new Set(['the-year']));
    expect(screen.queryByRole('group', { name: 'Decisions to confirm' })).toBeNull();
    expect(screen.queryByText('Decided')).toBeNull();
  });
});

describe('the queue, which the line is above,', () => {
  it('comes with the line, so that nothing moves', async () => {
    const storage = new Deferred();
    const { screen } = await renderReview('/review/1', new Set(), storage.promise);
    const isQueueThere = (): boolean => screen.queryByText('All 4 topics are decided.') !== null;
    expect(screen.getByText('Loading ...')).toBeTruthy();
    expect(isQueueThere()).toBe(false);
    let withoutLine = 0;
    const watch = new MutationObserver(() => {
      const hasLine = screen.queryByRole('group', { name: 'Decisions to confirm' }) !== null;
      if (isQueueThere() && !hasLine) withoutLine += 1;
    });
    watch.observe(document.body, { childList: true, subtree: true });
    storage.resolve();
    await screen.findByText('All 4 topics are decided.');
    watch.disconnect();
    expect(screen.getByRole('group', { name: 'Decisions to confirm' })).toBeTruthy();
    expect(withoutLine).toBe(0);
  });

  it('does not wait for a storage that never answers', async () => {
    const { screen } = await renderReview('/review/1', new Set(), new Promise(() => {}));
    expect(screen.getByText('Loading ...')).toBeTruthy();
    expect(await screen.findByText('All 4 topics are decided.', {}, { timeout: 10_000 })).toBeTruthy();
  });
});

it('a tab that no function adds shows the queue', async () => {
  const { screen } = await renderReview('/review/1?tab=unknown');
  expect(screen.getByRole('tab', { name: 'Review queue', selected: true })).toBeTruthy();
});
