import type { ModuleManifest } from '../module-manifest';

/** Opening own files as projects, in embedded mode. */
export const ownData: ModuleManifest = { provides: ['own-data'] };
