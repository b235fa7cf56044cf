import { act } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { SessionStore } from '../../../src/application/session/session.store';
import { entityId } from '../../../src/domain/shared/entity-id';
import type { SwitchedOff } from '../../../src/domain/shared/modules';
import { MainLayout } from '../../../src/ui/shell/main-layout';
import { aSow } from '../../builders/sow-mother';
import { aTopic } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';
import { renderAt } from './render-at';

interface Options {
  readonly path?: string;
  readonly width?: number;
  readonly stored?: Readonly<Record<string, string>>;
  /** Functions that are switched off. */
  readonly off?: SwitchedOff;
  /** What is special about this platform. */
  readonly prepare?: (platform: TestPlatform) => void;
}

/** The shell around a page that says nothing. The first project has everything, the second nothing. */
export async function renderLayout({ path = '/homepage/1', width = 1440, stored = {}, off, prepare }: Options = {}) {
  const platform = new TestPlatform({ path, ...(off && { off }) });
  platform.sows.sows = [
    aSow({
      reneAI: true,
      experiments: [
        { id: entityId('horizon'), name: 'Horizon timeline' },
        { id: entityId('canvas'), name: 'Scenario canvas' },
      ],
    }),
    aSow({ id: entityId('2'), name: 'Mobility 2035' }),
  ];
  platform.signals.everyTopic = [aTopic()];
  platform.topics.add(aTopic());
  platform.viewport.resizeTo(width);
  for (const [key, value] of Object.entries(stored)) platform.device.set(key, value);
  prepare?.(platform);
  await platform.get(SessionStore).start();
  const rendered = renderAt(
    platform,
    <Routes>
      {['/login', '/router', '/404'].map((path) => (
        <Route key={path} path={path} element={null} />
      ))}
      <Route element={<MainLayout />}>
        <Route path="*" element={<p>page</p>} />
      </Route>
    </Routes>,
  );
  await act(settle);
  return { platform, ...rendered };
}
