import { MyLibrary } from '../../application/library/my-library';
import { EnterProject } from '../../application/own-data/enter-project';
import { MappingMemory } from '../../application/own-data/mapping-memory';
import { OpenFile } from '../../application/own-data/open-file';
import { LoadOwnData } from '../../application/own-data/own-data';
import { PersonalPart } from '../../application/own-data/personal-part';
import type { RefreshProject } from '../../application/own-data/refresh-project';
import { ShowOpened } from '../../application/own-data/show-opened';
import { SessionStore } from '../../application/session/session.store';
import { DeviceStorage } from '../../application/shared/key-value-store';
import { Logger } from '../../application/shared/logger';
import { Navigator } from '../../application/shared/navigator';
import { ToastStore } from '../../application/shell/toast.store';
import type { Resolver } from '../di/resolver';

/** Created here and not bound at the start, because few visits need it. */
export function createOpenFile(resolver: Resolver, refresh: RefreshProject): OpenFile {
  const enter = new EnterProject(resolver.get(SessionStore), resolver.get(Navigator));
  const show = new ShowOpened(refresh, enter, createPersonalPart(resolver), resolver.get(ToastStore));
  const memory = new MappingMemory(resolver.get(DeviceStorage), resolver.get(SessionStore));
  return new OpenFile(resolver.get(LoadOwnData), show, resolver.get(Logger), memory);
}

export function createPersonalPart(resolver: Resolver): PersonalPart {
  return new PersonalPart(resolver.get(MyLibrary), resolver.get(SessionStore), resolver.get(Logger));
}
