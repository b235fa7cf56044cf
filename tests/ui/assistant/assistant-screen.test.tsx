import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ChartState } from '../../../src/application/filters/chart-frame';
import { RequestFailure } from '../../../src/application/shared/request-failure';
import { AssistantScreen } from '../../../src/ui/assistant/assistant-screen';
import { withExternalChat } from '../../fakes/assistant.fakes';
import { renderScreen } from '../render-screen';

it('gives its box to the external chat where that answers, and a way out when that cannot load', async () => {
  let report: (state: ChartState) => void = () => {};
  const reloads: number[] = [];
  const { user } = await renderScreen(AssistantScreen, '/reneAI/:sowId', {
    path: '/reneAI/1',
    prepare: (platform) =>
      withExternalChat(platform, {
        mount: (_element, _sow, onState) => {
          report = onState;
          return { reload: () => reloads.push(1), dispose: () => {} };
        },
      }),
  });
  expect(screen.queryByRole('combobox')).toBeNull();
  act(() => report({ kind: 'failed', failure: new RequestFailure('network', 'gone') }));
  await user.click(await screen.findByRole('button', { name: /^Try again/ }));
  expect(reloads).toEqual([1]);
});
