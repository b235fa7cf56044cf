import { describe, expect, it } from 'vitest';
import { entityId } from '../../../src/domain/shared/entity-id';
import { OwnWorkspaces } from '../../../src/infrastructure/own-data/projects/own-workspaces';
import { Workspace } from '../../../src/infrastructure/workspace-file/workspace';
import { WorkspaceRouter } from '../../../src/infrastructure/workspace-file/workspace-router';
import { aWorkspaceDocument } from '../../builders/workspace-document-mother';

const bundled = new Workspace(aWorkspaceDocument({ meta: { title: 'Bundled' } }), () => null);
const OWN = entityId<'sow'>('own-00000001');

function router() {
  const read: string[] = [];
  const own = new OwnWorkspaces(
    {
      fileOf: async (id) => {
        read.push(id);
        return id === OWN ? aWorkspaceDocument({ meta: { title: 'Bundled' } }) : null;
      },
    },
    () => null,
  );
  return {
    read,
    own,
    source: new WorkspaceRouter({ load: async () => bundled }, [{ workspace: (id) => own.load(id) }]),
  };
}

describe('the workspace of a project', () => {
  it('is the bundled one, unless the id is of an own project', async () => {
    const { source, read } = router();
    expect(await source.load()).toBe(bundled);
    expect(await source.load('1203')).toBe(bundled);
    expect(await source.load('own')).toBe(bundled);
    expect(read).toEqual([]);
  });

  it('is found by the id of any of its rows, and read once until it changes', async () => {
    const { source, own, read } = router();
    const workspace = await source.load('7000000010000003');
    expect(workspace).not.toBe(bundled);
    expect(await source.load(OWN)).toBe(workspace);
    own.forget(OWN);
    expect(await source.load(OWN)).not.toBe(workspace);
    expect(read).toEqual([OWN, OWN]);
  });

  it('stores statuses apart from a workspace of the same title', async () => {
    const { source } = router();
    expect((await source.load(OWN)).key).toBe(OWN);
    expect(bundled.key).toBe('Bundled');
  });

  it('is the bundled one where the own project is gone, so that the project is not found there', async () => {
    expect(await router().source.load('own-99999999')).toBe(bundled);
  });
});
