import { SessionStore } from '../../application/session/session.store';
import { screenAt } from '../../domain/shared/screen-address';
import type { ProjectArea } from '../../ui/screens/project-screen';
import type { Resolver } from '../../ui/di/resolver';

/** In milliseconds. */
const LONGEST_WAIT_FOR_DATA = 100;

/**
 * Waits for the session, for the code of the address, and at most 100 ms for its first data, so that a screen is drawn
 * once and not as a spinner and a skeleton before. What fails here has failed for the screen, too,
 * which shows it.
 */
export async function loadFirstScreen(resolver: Resolver, area: ProjectArea, pathname: string): Promise<void> {
  const address = screenAt(area.screens, pathname);
  if (address === null) return;
  const session = resolver.get(SessionStore);
  await session.start();
  if (session.member === null) return;
  const parts = [area.layout, address.screen];
  const codes = await Promise.all(parts.map(({ load }) => load()));
  await Promise.all(parts.map(({ Component }) => Component.preload()));
  const data = Promise.all(codes.map(async ({ loadData }) => loadData?.(resolver, address.sowId)));
  await Promise.race([data, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_FOR_DATA))]);
}
