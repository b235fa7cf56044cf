import type { OwnData } from '../../../application/own-data/own-projects';
import type { OwnDataEntry } from '../../../application/workspace/own-data-entry';
import type { SowId } from '../../../domain/shared/entity-id';
import { textHash } from '../../../domain/shared/fold';
import type { SowSummary } from '../../../domain/workspace/sow';
import { OwnWorkspaces } from '../../../infrastructure/own-data/projects/own-workspaces';
import { WorkerOwnDataReader } from '../../../infrastructure/own-data/worker-own-data-reader';
import type { KeptStatuses } from '../../../application/decisions/kept-statuses';
import { IndexedDbOwnProjects } from '../../../infrastructure/own-data/projects/indexed-db-own-projects';
import type { ResolveAsset } from '../../../infrastructure/wire/asset-urls';

interface OwnDataServices extends OwnData {
  readonly workspaces: OwnWorkspaces;
  list(): Promise<readonly SowSummary[]>;
}

/**
 * Own projects in this browser.
 * @param remember how many there are, after each change
 */
export function ownDataServices(
  resolve: ResolveAsset,
  remember: (count: number) => void,
  entry: OwnDataEntry,
  statuses: KeptStatuses,
): OwnDataServices {
  const projects = new IndexedDbOwnProjects({ now: () => new Date(), randomId, idOf }, onAnyChange);
  const workspaces = new OwnWorkspaces(projects, resolve);
  async function list(): Promise<readonly SowSummary[]> {
    const own = await projects.list();
    remember(own.length);
    return own.map(({ id, name }) => ({ id, name, isOwn: true }));
  }
  function onAnyChange(id: SowId): void {
    workspaces.forget(id);
    // At once, because the list of projects is read next; the count corrects it.
    remember(1);
    void list();
  }
  projects.onChange((id) => entry.askLater({ kind: 'changed', id }));
  const forgetStatuses = (id: SowId) => statuses.forget(id);
  const statusesOf = async (id: SowId) => Object.fromEntries(await statuses.of(id));
  return { projects, reader: new WorkerOwnDataReader(), forgetStatuses, statusesOf, workspaces, list };
}

/** Eight digits. */
function idOf(text: string): string {
  return String(textHash(text) % 1e8).padStart(8, '0');
}

/** Eight digits. Without crypto.randomUUID, which needs https. */
function randomId(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number % 1e8).padStart(8, '0');
}
