import { LoadOwnData } from '../../../application/own-data/own-projects';
import { KeptStatuses } from '../../../application/decisions/kept-statuses';
import { DeviceStorage } from '../../../application/shared/browser-ports';
import { OwnDataEntry } from '../../../application/workspace/own-data-entry';
import { assetResolver } from '../../../infrastructure/wire/asset-urls';
import type { EmbeddedConfig } from '../../app-config';
import type { BindOptions } from '../../module-manifest';
import { provide } from '../../provide';
import { lazyOwnData, OfferedOwnData } from './lazy-own-data';

export function embedded(options: BindOptions, { assets }: EmbeddedConfig): void {
  const resolve = assetResolver(assets?.baseUrl ?? null, assets?.allowedHosts);
  provide(options, OfferedOwnData, (...from) => lazyOwnData(...from, resolve), [
    DeviceStorage,
    OwnDataEntry,
    KeptStatuses,
  ]);
  provide(options, LoadOwnData, (own) => own?.load ?? null, [OfferedOwnData]);
}
