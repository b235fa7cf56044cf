import type { OwnData } from '../../../application/own-data/own-projects';
import { token } from '../../../application/shared/token';
import { loadOnce } from '../../../application/shared/load-once';
import type { OwnDataEntry } from '../../../application/workspace/own-data-entry';
import type { KeyValueStore } from '../../../application/shared/browser-ports';
import type { KeptStatuses } from '../../../application/decisions/kept-statuses';
import type { FurtherWorkspaces } from '../../../infrastructure/workspace-file/workspace-router';
import type { ResolveAsset } from '../../../infrastructure/wire/asset-urls';

/** Set while the browser has own projects: without any, a page does not load their code. Other tabs hear of it. */
const HAS_OWN_PROJECTS = 'own-projects';

export interface LazyOwnData extends FurtherWorkspaces {
  readonly load: () => Promise<OwnData>;
}

/** null where the product opens no files of the user, as in live mode. */
export type OfferedOwnData = LazyOwnData | null;
export const OfferedOwnData = token<OfferedOwnData>('OfferedOwnData');

export function lazyOwnData(
  storage: KeyValueStore,
  entry: OwnDataEntry,
  statuses: KeptStatuses,
  resolve: ResolveAsset,
): LazyOwnData {
  const remember = (count: number): void => {
    if (count > 0) storage.set(HAS_OWN_PROJECTS, 'yes');
    else storage.remove(HAS_OWN_PROJECTS);
  };
  let isLoaded = false;
  const load = loadOnce(async () => {
    const { ownDataServices } = await import('./own-data-services');
    isLoaded = true;
    return ownDataServices(resolve, remember, entry, statuses);
  });
  // Without own projects, this tab does not hear what the code of another tab says of them.
  addEventListener('storage', ({ key }) => {
    if (key === HAS_OWN_PROJECTS && !isLoaded) entry.askLater({ kind: 'changed', id: null });
  });
  return {
    load,
    list: async () => (storage.get(HAS_OWN_PROJECTS) === null ? [] : (await load()).list()),
    workspace: async (id) => (await load()).workspaces.load(id),
  };
}
