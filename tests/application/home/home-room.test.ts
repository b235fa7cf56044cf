import { expect, it } from 'vitest';
import { HomeRoom } from '../../../src/application/home/home-room';
import { entityId } from '../../../src/domain/shared/entity-id';
import { libraryPlatform, openProject } from '../personal/library-platform';
import { SessionStore } from '../../../src/application/session/session.store';
import { DeviceStorage } from '../../../src/application/shared/browser-ports';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';

it('the room of the personal part is kept for one project and one width, until it is measured again', async () => {
  const platform = await libraryPlatform();
  const room = new HomeRoom(platform.get(WorkspaceStore), platform.get(SessionStore), platform.get(DeviceStorage));
  expect(room.at(1440)).toBe(0);
  room.note(1440, 360.4);
  expect([room.at(1440), room.at(390)]).toEqual([360, 0]);
  room.note(390, 720);
  expect([room.at(1440), room.at(390)]).toEqual([0, 720]);
  await openProject(platform, entityId('2'));
  expect(room.at(390)).toBe(0);
});
