import { reaction } from 'mobx';
import type { Keep } from '../keep/keep';
import { isSameOwner } from '../session/personal-keys';
import type { SessionStore } from '../session/session.store';
import { together } from '../shared/load-once';
import type { WorkspaceStore } from './workspace.store';

interface Followed {
  readonly keep: Keep;
  readonly session: SessionStore;
  readonly workspace: WorkspaceStore;
  /** The kinds of records that are read. */
  readonly kinds: ReadonlySet<string>;
}

/**
 * Reads records of the user in the open project at once, for each other user or project, and when another tab has stored one.
 * @returns stops
 */
export function followRecords({ keep, session, workspace, kinds }: Followed, read: () => void): () => void {
  return together([
    reaction(() => [session.owner, workspace.currentId] as const, read, { fireImmediately: true }),
    keep.onChange((news) => {
      if (kinds.has(news.kind) && isSameOwner(news, session.owner)) read();
    }),
  ]);
}
