import { makeAutoObservable } from 'mobx';
import type { SowId } from '../../domain/shared/entity-id';
import { availableVersions, CURRENT_DATA, type SowVersion, type VersionName } from '../../domain/workspace/explore-tab';
import type { SessionStore } from '../session/session.store';
import { BY_REFERENCE } from '../shared/by-reference';
import type { ProductSettings } from '../shared/product-settings';
import type { FailurePolicy } from '../shared/request-failure';
import { Resource } from '../shared/resource';
import type { SowCatalogue } from '../workspace/catalogues';

export const CURRENT_ONLY: readonly VersionName[] = [CURRENT_DATA];

/** The versions of the data that the project has, and those of them that the user may see. */
export class SowVersions {
  readonly request: Resource<SowId, readonly SowVersion[]>;

  constructor(
    catalogue: SowCatalogue,
    private readonly session: SessionStore,
    private readonly settings: ProductSettings,
    failures: FailurePolicy,
  ) {
    this.request = new Resource(
      (sow, cancellation) => catalogue.versions(sow, cancellation),
      (failure) => failures.handle('Failed to fetch versions:', failure),
    );
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  get offered(): readonly VersionName[] {
    const { member } = this.session;
    if (member === null || this.request.value === null) return CURRENT_ONLY;
    return availableVersions(this.request.value, member.orgId, this.settings.previousDataExcludedOrgIds);
  }
}
