import { expect, it } from 'vitest';
import { entityId } from '../../../src/domain/shared/entity-id';
import { ShowOpened, type RefreshProject } from '../../../src/application/own-data/show-opened';
import type { PersonalPart } from '../../../src/application/own-data/personal-part';
import type { SessionStore } from '../../../src/application/session/session.store';
import type { Navigator } from '../../../src/application/shared/navigator';
import { ToastStore } from '../../../src/application/shared/toast.store';
import { anOpenedProject } from '../../builders/own-data-mother';
import { aWorkspaceDocument } from '../../builders/workspace-document-mother';
import { TestPlatform } from '../../fakes/test-platform';

const nothing = async (): Promise<true> => true;

function shown(member: object | null, toasts: ToastStore, gone: string[] = []): ShowOpened {
  const session = {
    member,
    rememberLocation: ({ pathname }: { pathname: string }) => void gone.push(`remembers ${pathname}`),
    signIn: async () => void gone.push('signs in'),
  } as unknown as SessionStore;
  const navigator = { go: (path: string) => void gone.push(path) } as unknown as Navigator;
  const personal = { restore: nothing } as unknown as PersonalPart;
  return new ShowOpened({ run: nothing } as unknown as RefreshProject, session, navigator, personal, toasts);
}

it('does not say of a file that its projects stay, where one of them could not be stored', async () => {
  const toasts = new TestPlatform().get(ToastStore);
  const opened = [anOpenedProject(), anOpenedProject({ isStored: false })];
  await shown({}, toasts).run(opened, aWorkspaceDocument(), false);
  expect(toasts.shown.at(-1)?.toast).toMatchObject({
    tone: 'error',
    text: expect.stringContaining('cannot be stored in this browser'),
  });
});

it.each([
  ['goes to the project for a signed-in user, who is not signed in again', {}, ['/homepage/1']],
  ['remembers the project for a visitor, and signs in', null, ['remembers /homepage/1', 'signs in']],
])('%s', async (_, member, expected) => {
  const gone: string[] = [];
  const opened = [anOpenedProject({ id: entityId(1), topicCount: 0 })];
  await shown(member, new TestPlatform().get(ToastStore), gone).run(opened, aWorkspaceDocument(), false);
  expect(gone).toEqual(expected);
});

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
