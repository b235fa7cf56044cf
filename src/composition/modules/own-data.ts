import { OwnDataGate } from '../../ui/own-data/own-data-gate';
import type { ModuleManifest } from '../module-manifest';

/** Opening own files as projects, in embedded mode. */
export const ownData: ModuleManifest = {
  provides: ['own-data'],
  abovePages: { Gate: OwnDataGate, load: () => import('./own-data/host') },
  project: () => import('./own-data/own-data.project'),
  embedded: () => import('./own-data/own-data.embedded'),
  live: () => import('./own-data/own-data.live'),
};
