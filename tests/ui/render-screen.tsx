import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { SwitchedOff } from '../../src/domain/shared/modules';
import type { ScreenProps } from '../../src/ui/screens/project-screen';
import { ScreenOf } from '../../src/ui/app/app';
import { KeysHost } from '../../src/ui/keys/keys-host';
import { settle } from '../fakes/settle';
import { TestPlatform } from '../fakes/test-platform';
import { renderAt } from './shell/render-at';

interface RenderOptions {
  readonly path: string;
  readonly prepare?: (platform: TestPlatform) => void;
  /** Functions that are switched off. */
  readonly off?: SwitchedOff;
}

/** A screen at its own address, with its keys, without the shell around it, on the real stores. The project is open. */
export async function renderScreen(
  Screen: ComponentType<ScreenProps>,
  route: string,
  { path, prepare, off }: RenderOptions,
) {
  const platform = new TestPlatform({ path, ...(off && { off }) });
  prepare?.(platform);
  await platform.enter();
  const rendered = renderAt(
    platform,
    <>
      <Routes>
        <Route path={route} element={<ScreenOf Component={Screen} />} />
        <Route path="*" element={<p>another page</p>} />
      </Routes>
      <KeysHost />
    </>,
  );
  await act(settle);
  return { platform, ...rendered };
}
