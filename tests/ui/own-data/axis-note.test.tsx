import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OwnDataEntry } from '../../../src/application/workspace/own-data-entry';
import { entityId } from '../../../src/domain/shared/entity-id';
import type { Topic } from '../../../src/domain/topic/topic';
import { aSow } from '../../builders/sow-mother';
import { aTopic } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';
import { renderLayout } from '../shell/render-layout';

const SOW = entityId<'sow'>('own-00000001');
const NO_SIZE = { ...aTopic().sizing, average: null };

async function shown(topic: Partial<Topic>) {
  const result = await renderLayout({
    path: `/data/${SOW}`,
    prepare: (prepared) => {
      prepared.sows.sows = [aSow({ id: SOW, name: 'Mine' })];
      prepared.signals.everyTopic = [aTopic({ sizing: NO_SIZE, own: { TAM: 12 }, ...topic })];
    },
  });
  await act(settle);
  return result;
}

describe('an own project without a map', () => {
  it('leads back to the question for the missing column, with the same file', async () => {
    const { screen, user, platform } = await shown({ growth: 0.1 });
    expect(await screen.findByText('There is no map of growth by size: no column is the size.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Which column is the size?' }));
    expect(platform.get(OwnDataEntry).request).toEqual({ kind: 'open', replaces: SOW, isCorrection: true });
  });

  it.each<[string, Partial<Topic>]>([
    ['it has no column of numbers', { growth: 0.1, own: { Owner: 'Ann' } }],
    ['it is a radar', { growth: null, ring: 'Adopt' }],
    ['it has both', { growth: 0.1, sizing: { ...NO_SIZE, average: 0.3 } }],
  ])('says nothing where %s', async (_why, topic) => {
    const { screen } = await shown(topic);
    expect(screen.queryByText(/There is no map/)).toBeNull();
  });
});
