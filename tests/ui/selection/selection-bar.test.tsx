import { act } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, it } from 'vitest';
import { SelectionStore } from '../../../src/application/selection/selection.store';
import { SetStatusForMany } from '../../../src/application/decisions/set-status-for-many';
import { ToastStore } from '../../../src/application/shared/toast.store';
import { entityId } from '../../../src/domain/shared/entity-id';
import { SelectionBar } from '../../../src/ui/selection/selection-bar';
import { aTopic } from '../../builders/topic-mother';
import { renderScreen } from '../render-screen';

it('says that the statuses of another project are still being saved', async () => {
  const topic = aTopic();
  const { user, screen, platform } = await renderScreen(SelectionBar, '/homepage/:sowId', {
    path: '/homepage/1',
    prepare: (it) => (it.signals.everyTopic = [topic]),
  });
  const bulk = platform.get(SetStatusForMany);
  act(() => {
    platform.get(SelectionStore).toggle(topic.id);
    runInAction(() => {
      const progress = { total: 2, done: 0, failed: [], held: 0 };
      bulk.latest = { sowId: entityId('2'), status: 3, isUndo: false, isRunning: true, ...progress };
    });
  });
  await user.click(screen.getByRole('button', { name: 'Set status' }));
  await user.click(await screen.findByRole('menuitem', { name: /Monitor/ }));
  const texts = platform.get(ToastStore).shown.map(({ toast }) => toast.text);
  expect(texts).toEqual(['Other topics are still being saved. Try again in a moment.']);
});
