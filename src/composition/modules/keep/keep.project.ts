import { KeepChannel, KeepJournal, LoadKeepStorage, type KeepNews } from '../../../application/keep/keep-storage';
import { TabLocks } from '../../../application/keep/tab-locks';
import { BrowserKeepJournal } from '../../../infrastructure/browser/browser-keep-journal';
import { BrowserTabLocks } from '../../../infrastructure/browser/browser-tab-locks';
import { TabChannel } from '../../../infrastructure/browser/tab-channel';
import { openKeep } from '../../../infrastructure/keep/open-keep';
import { Keep } from '../../../application/keep/keep';
import { Clock, ErrorReporter, PageLifecycle } from '../../../application/shared/browser-ports';
import type { ProjectPart } from '../../module-manifest';
import { provide, provideClass } from '../../provide';

export const project: ProjectPart = {
  classes(options) {
    provideClass(options, Keep, [LoadKeepStorage, KeepJournal, KeepChannel, PageLifecycle, Clock, ErrorReporter]);
  },
  tasks: [Keep],
  adapters(options) {
    provide(options, LoadKeepStorage, () => openKeep, []);
    provide(options, KeepJournal, () => new BrowserKeepJournal(() => window.localStorage, newPageId()), []);
    provide(options, TabLocks, () => new BrowserTabLocks(), []);
    provide(options, KeepChannel, () => new TabChannel<KeepNews>('keep'), []);
  },
};

/** Without crypto.randomUUID, which needs https. */
function newPageId(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(36);
}
