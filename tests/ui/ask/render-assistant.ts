import { screen, within } from '@testing-library/react';
import { PREVIOUS_DATA } from '../../../src/domain/workspace/explore-tab';
import { entityId } from '../../../src/domain/shared/entity-id';
import { QUADRANTS } from '../../../src/domain/topic/quadrant';
import type { Topic } from '../../../src/domain/topic/topic';
import { AskScreen } from '../../../src/ui/ask/ask-screen';
import { aSow } from '../../builders/sow-mother';
import { aTopic } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';
import type { TestPlatform } from '../../fakes/test-platform';
import { renderScreen } from '../render-screen';

const power = { id: entityId<'trend'>('101'), name: 'Clean power', shiftName: 'Energy' };
const proteins = { id: entityId<'trend'>('102'), name: 'New proteins', shiftName: 'Food' };

function topic(id: number, name: string, trend: NonNullable<Topic['trend']>, own: Partial<Topic>): Topic {
  return aTopic({ id: entityId(id), name, trend, status: 0, description: '', ...own });
}

const sizing = (average: number, consumer = average, industry = average) => ({
  average,
  averageLabel: null,
  consumer,
  industry,
  society: average,
});

const TOPICS: readonly Topic[] = [
  topic(1, 'Heat pumps', power, { quadrant: QUADRANTS[1], growth: 0.2, sizing: sizing(0.7) }),
  topic(2, 'Grid batteries', power, { quadrant: QUADRANTS[1], growth: 0.3, sizing: sizing(0.6, 0.4, 0.8) }),
  topic(3, 'Tidal turbines', power, { quadrant: QUADRANTS[3], growth: 0.25, sizing: sizing(0.1), status: 2 }),
  topic(4, 'Mycoprotein', proteins, { quadrant: QUADRANTS[4], growth: -0.05, sizing: sizing(0.2), status: 3 }),
];

/** The page of the built-in assistant over four topics, of which Heat pumps was an Uncertain Signal before. */
export const renderAssistant = (prepare?: (platform: TestPlatform) => void, path = '/reneAI/1') =>
  renderScreen(AskScreen, '/reneAI/:sowId', {
    path,
    prepare: (platform) => {
      platform.sows.sows = [aSow({ reneAI: true })];
      platform.signals.everyTopic = TOPICS;
      platform.signals.everyTrend = [power, proteins].map((trend) => aTrend(trend));
      const before = TOPICS.map((each) => (each.id === '1' ? { ...each, quadrant: QUADRANTS[4] } : each));
      platform.signals.versions.set(PREVIOUS_DATA, { topics: before, trends: [] });
      prepare?.(platform);
    },
  });

export function askBox(): HTMLInputElement {
  return screen.getByRole('combobox', { name: /type a part or a sentence/ });
}

/** The chips of the bar in words. */
export function parts(): readonly string[] {
  const list = screen.queryByRole('list', { name: 'Parts of the query' });
  return list === null
    ? []
    : [...list.querySelectorAll('[data-chip]')].map(({ textContent }) => (textContent ?? '').trim());
}

/** The cells of the rows, the name first. */
export function results(): readonly (readonly string[])[] {
  const [, ...rows] = within(screen.getByRole('table', { name: 'Results' })).getAllByRole('row');
  return rows.map((row) => {
    const cells = [...row.querySelectorAll('th, td')].map(({ textContent }) => (textContent ?? '').trim());
    return /^\d*$/.test(cells[0] ?? '') ? cells.slice(1) : cells;
  });
}
