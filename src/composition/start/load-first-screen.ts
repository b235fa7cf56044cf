import { SessionStore } from '../../application/session/session.store';
import type { ScreenAddress } from '../../domain/shell/screen';
import type { ProjectScreen } from '../../ui/app/project-screen';
import type { FirstScreen } from '../../ui/app/routes';
import type { Resolver } from '../../ui/di/resolver';

/** In milliseconds. */
const LONGEST_WAIT_FOR_DATA = 100;

/**
 * Waits for the session, for the code of an address, and at most 100 ms for its first data, so that the screen is drawn
 * once and not as a spinner and a skeleton before.
 * @returns null without a signed-in member of an organisation
 */
export async function loadFirstScreen(
  resolver: Resolver,
  { screen, sowId }: ScreenAddress<ProjectScreen>,
  loadFeatures: () => Promise<void>,
): Promise<FirstScreen | null> {
  const session = resolver.get(SessionStore);
  await session.start();
  if (session.member === null) return null;
  const layout = import('../../ui/shell/main-layout');
  const [{ MainLayout, loadProjectData }, code] = await Promise.all([layout, screen.load(), loadFeatures()]);
  const data = Promise.all([loadProjectData(resolver, sowId), code.loadData?.(resolver, sowId)]);
  await Promise.race([data, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_FOR_DATA))]);
  return { path: screen.path, Layout: MainLayout, Component: code.Component };
}
