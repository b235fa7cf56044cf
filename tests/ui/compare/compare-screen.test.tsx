import { act, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { entityId } from '../../../src/domain/shared/entity-id';
import { QUADRANTS } from '../../../src/domain/topic/quadrant';
import { CompareViewModel } from '../../../src/application/compare/compare.view-model';
import { TopicStatusStore } from '../../../src/application/decisions/topic-status.store';
import { TopicColumns } from '../../../src/application/workspace/topic-columns';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { sheetOfSignals } from '../../../src/ui/charts/export/signal-sheet';
import { CompareScreen } from '../../../src/ui/compare/compare-screen';
import { aDeepdive } from '../../builders/deepdive-mother';
import { aTopic } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';
import type { TestPlatform } from '../../fakes/test-platform';
import { renderScreen } from '../render-screen';

const kelp = aTopic({ id: entityId('1'), name: 'Kelp', growth: 0.24, quadrant: QUADRANTS[3] });
const refill = aTopic({ id: entityId('2'), name: 'Refill', growth: 0.06, quadrant: QUADRANTS[1], driverCount: 4 });
const deposit = aTopic({ id: entityId('3'), name: 'Deposit return', growth: 0.12 });
const shared = { title: 'Packaging law', url: 'https://eur-lex.europa.eu/1', internalClassification: 'Regulation' };

async function render(query = '?topic=1&topic=2', prepare: (platform: TestPlatform) => void = () => {}) {
  return renderScreen(CompareScreen, '/compare/:sowId', {
    path: `/compare/1${query}`,
    prepare: (platform) => {
      platform.signals.everyTopic = [kelp, refill, deposit];
      platform.topics.add(kelp, refill, deposit);
      platform.topics.deepdives.set(kelp.id, aDeepdive());
      platform.topics.topicSources.set(kelp.id, { sources: [shared], lastUpdated: '2026-05-18' });
      platform.topics.topicSources.set(refill.id, { sources: [shared], lastUpdated: null });
      prepare(platform);
    },
  });
}

describe('the compare screen', () => {
  it('is a table with a column for each topic, and says what differs', async () => {
    const { screen } = await render();
    const table = screen.getByRole('table', { name: '2 topics side by side' });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map((head) => within(head).getByText(/^(Kelp|Refill)$/).textContent)).toEqual(['Kelp', 'Refill']);
    expect(screen.getByRole('heading', { name: /^Kelp grows four times as fast as Refill/ })).toBeTruthy();
    const growth = within(table).getByRole('row', { name: /^Growth/ });
    expect(within(growth).getByRole('rowheader').textContent).toBe('Growth2 places apart, the most');
    expect(growth.textContent).toContain('+24\u00A0%');
    expect(growth.textContent).toContain('3rd of 3');
    expect(within(table).getByText('Laboratories cast the first films.')).toBeTruthy();
    expect(within(table).getByText('list updated May 18, 2026')).toBeTruthy();
    expect(table.textContent).toContain('One source stands behind both: Packaging law');
  });

  it('explains the marks of figures', async () => {
    const { screen } = await render();
    expect(screen.getByText(/^Each tick is one of the 3 topics/)).toBeTruthy();
  });

  it('says that no figure is known, and explains no marks then', async () => {
    const nothing = { average: null, averageLabel: null, consumer: null, industry: null, society: null };
    const { screen } = await render(undefined, ({ signals }) => {
      signals.everyTopic = [kelp, refill].map((topic) => ({
        ...topic,
        growth: null,
        sizing: nothing,
        driverCount: null,
      }));
    });
    expect(screen.getByRole('table', { name: '2 topics side by side' })).toBeTruthy();
    expect(screen.queryByText(/^Each tick/)).toBeNull();
    expect(screen.getByText(/^Growth and sizing of these topics are unknown/)).toBeTruthy();
  });

  it('walks the cells with arrow keys, opens a card with Enter and removes a column with Delete', async () => {
    const { screen, user, platform } = await render('?topic=1&topic=2&topic=3');
    const heads = screen.getAllByRole('columnheader');
    heads[0]?.focus();
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.getAttribute('data-column')).toBe('2');
    expect(document.activeElement?.closest('tr')?.textContent).toMatch(/^Average sizing/);
    await user.keyboard('{Delete}');
    expect(platform.navigator.path).toBe('/compare/1?topic=1&topic=3');
    expect(document.activeElement?.getAttribute('data-column')).toBe('3');
    await user.keyboard('{Enter}');
    expect(platform.navigator.path).toBe('/compare/1?topic=1&topic=3&topic_id=3');
  });

  it('sets a status in the head of a column, which S opens', async () => {
    const { screen, user, platform } = await render();
    screen.getAllByRole('columnheader')[1]?.focus();
    await user.keyboard('s');
    await user.click(await screen.findByRole('menuitemradio', { name: /^Important/ }));
    await act(settle);
    expect(platform.topics.saved).toEqual([{ id: refill.id, status: 3 }]);
    expect(screen.getByRole('button', { name: 'Status of Refill: Important' })).toBeTruthy();
  });

  it('adds a topic by search', async () => {
    const { screen, user, platform } = await render();
    await user.keyboard('a');
    const search = screen.getByRole('combobox', { name: 'Search topics' });
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Deposit return']);
    await user.type(search, 'dep{Enter}');
    expect(platform.navigator.path).toBe('/compare/1?topic=1&topic=2&topic=3');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it("leaves the head and the figures of a column that could not be loaded, with 'Try again'", async () => {
    const { screen, user } = await render(undefined, ({ topics }) => topics.answers.fail('deepdive'));
    expect(screen.getByRole('button', { name: 'Kelp' })).toBeTruthy();
    expect(screen.getByText('Could not be loaded.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again: deepdive of Kelp' }));
    await act(settle);
    expect(screen.getByText('Laboratories cast the first films.')).toBeTruthy();
    expect(screen.queryByText('Could not be loaded.')).toBeNull();
  });

  it('names an id that is not in the project, and lets it be removed', async () => {
    const { screen, user, platform } = await render('?topic=1&topic=2&topic=99');
    expect(screen.getByText('No. 99 is not in this project.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove No. 99' }));
    expect(platform.navigator.path).toBe('/compare/1?topic=1&topic=2');
  });

  it('says what to do with fewer than two', async () => {
    const { screen } = await render('?topic=1');
    expect(screen.getByRole('region', { name: 'Add a second topic' })).toBeTruthy();
    expect(screen.getByRole('table', { name: '1 topic side by side' })).toBeTruthy();
  });

  it("says that the topics could not be loaded, and shows the table after 'Try again'", async () => {
    const { screen, user } = await render(undefined, ({ signals }) => {
      signals.answers.fail('topics', 'malformed');
    });
    expect(screen.getByRole('region', { name: 'The topics could not be loaded' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await act(settle);
    expect(screen.getByRole('table', { name: '2 topics side by side' })).toBeTruthy();
  });
});

describe('the CSV file of a comparison', () => {
  it('has a row for each topic, with the columns of the list and of movement', async () => {
    const previous = { topics: [{ ...kelp, growth: 0.2 }], trends: [] };
    const { platform } = await render(undefined, ({ signals, sows }) => {
      sows.versionsOfSow.set(entityId('1'), [
        { name: 'Current Data', date: '2026-09-30' },
        { name: 'Previous Data', date: '2025-09-30' },
      ]);
      signals.versions.set('Previous Data', previous);
    });
    const view = platform.get(CompareViewModel);
    const [titles = [], ...rows] = sheetOfSignals('topic', view.exported, view.previous, {
      statuses: platform.get(TopicStatusStore),
      workspace: platform.get(WorkspaceStore),
      columns: platform.get(TopicColumns),
    });
    const column = (title: string) => rows.map((row) => row[titles.indexOf(title)]);
    expect(column('Name')).toEqual(['Kelp', 'Refill']);
    expect(column('Growth, 3-year CAGR (%)')).toEqual([24, 6]);
    expect(column('Status')).toEqual(['Monitor', 'Monitor']);
    expect(column('Previous growth, 3-year CAGR (%)')).toEqual([20, null]);
  });
});
