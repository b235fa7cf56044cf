import { expect, it } from 'vitest';
import { ShowOpened, type RefreshProject } from '../../../src/application/own-data/show-opened';
import type { PersonalPart } from '../../../src/application/own-data/personal-part';
import type { SessionStore } from '../../../src/application/session/session.store';
import type { Navigator } from '../../../src/application/shared/navigator';
import { ToastStore } from '../../../src/application/shared/toast.store';
import { anOpenedProject } from '../../builders/own-data-mother';
import { aWorkspaceDocument } from '../../builders/workspace-document-mother';
import { TestPlatform } from '../../fakes/test-platform';

// A reload right after the project is shown must not lose the notes of the file.
it.each([
  ['a signed-in user', true, ['restore', 'refresh', 'enter']],
  ['a visitor, whom entering signs in', false, ['refresh', 'enter', 'restore']],
])('restores what the user did, for %s', async (_, isReady, expected) => {
  const steps: string[] = [];
  const step = (name: string) => async (): Promise<true> => {
    await Promise.resolve();
    steps.push(name);
    return true;
  };
  const personal = { restore: step('restore') } as unknown as PersonalPart;
  const refresh = { run: step('refresh') } as unknown as RefreshProject;
  const enter = step('enter');
  const session = { member: isReady ? {} : null, rememberLocation: () => {}, signIn: enter } as unknown as SessionStore;
  const navigator = { go: () => void enter() } as unknown as Navigator;
  await new ShowOpened(refresh, session, navigator, personal, new TestPlatform().get(ToastStore)).run(
    [anOpenedProject()],
    aWorkspaceDocument(),
    false,
  );
  expect(steps).toEqual(expected);
});
