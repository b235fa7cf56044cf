import { expect, it } from 'vitest';
import { type EnterProject, ShowOpened, type RefreshProject } from '../../../src/application/own-data/show-opened';
import type { PersonalPart } from '../../../src/application/own-data/personal-part';
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
  const personal = { isReady, restore: step('restore') } as unknown as PersonalPart;
  const refresh = { run: step('refresh') } as unknown as RefreshProject;
  const enter = { enter: step('enter') } as unknown as EnterProject;
  await new ShowOpened(refresh, enter, personal, new TestPlatform().get(ToastStore)).run(
    [anOpenedProject()],
    aWorkspaceDocument(),
    false,
  );
  expect(steps).toEqual(expected);
});
