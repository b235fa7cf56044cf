import type { SizeAxis } from '../../domain/topic/size-axis';
import { makeAutoObservable, runInAction, when } from 'mobx';
import type { SowId } from '../../domain/shared/entity-id';
import { paths } from '../../domain/shared/routes';
import {
  ownProjectOf,
  growthNameOf,
  sizeAxisOf,
  workspaceFeatures,
  type Sow,
  type SowSummary,
  type WorkspaceSettings,
} from '../../domain/workspace/sow';
import type { ModuleName, SwitchedOff } from '../../domain/shared/modules';
import { isScreenOffered, type WorkspaceFeatures } from '../../domain/shared/screen';
import type { GrowthName } from '../../domain/topic/signal';
import { carouselItemKey } from '../../domain/workspace/carousel-item';
import type { FailurePolicy, RequestFailure } from '../shared/request-failure';
import type { ScreenAddress } from '../../domain/shared/screen-address';
import type { Navigator } from '../shared/navigator';
import { Resource } from '../shared/resource';
import type { ToastStore } from '../shared/toast.store';
import type { SowCatalogue } from './catalogues';
import type { ServiceOutage } from './service-outage';
import { BY_REFERENCE } from '../shared/by-reference';

interface WorkspaceOptions {
  /** null: the product opens no files of the user. */
  readonly openFile: (() => void) | null;
  /** Functions that are switched off for every project. */
  readonly off: SwitchedOff;
}

/** The projects, and the one that is open. */
export class WorkspaceStore {
  readonly sows: Resource<'all', readonly SowSummary[]>;
  readonly sow: Resource<SowId, Sow>;
  readonly settings: Resource<SowId, WorkspaceSettings>;
  /** The project in the address. */
  currentId: SowId | null = null;
  /** The project whose check failed last; the entry router must not lead into it again by itself. */
  rejectedId: SowId | null = null;
  /** Why; null: a passing fault. */
  rejectedFor: string | null = null;

  constructor(
    catalogue: SowCatalogue,
    private readonly navigator: Navigator,
    private readonly failures: FailurePolicy,
    private readonly toasts: ToastStore,
    readonly outage: ServiceOutage,
    private readonly options: WorkspaceOptions = { openFile: null, off: new Set() },
  ) {
    this.sows = new Resource(
      (_all, cancellation) => outage.watch('sows', cancellation, () => catalogue.list(cancellation)),
      (failure) => failures.handle('Failed to get sows:', failure),
    );
    this.sow = new Resource(
      (id, cancellation) => outage.watch('sow', cancellation, () => catalogue.byId(id, cancellation)),
      (failure, id) => this.#refuse(failure, id),
    );
    this.settings = new Resource(
      (id, cancellation) => catalogue.settings(id, cancellation),
      (failure, id) => this.reportFailure('Failed to get permissions:', failure, id),
    );
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Whether {@link features} are final: the requests that they depend on have been answered, or have failed. */
  get areFeaturesKnown(): boolean {
    return [this.sow, this.settings].every(({ state }) => state.kind === 'ready' || state.kind === 'failed');
  }

  /** Whether the open project has this screen; null: not known yet. */
  isOffered({ screen, sowId }: ScreenAddress): boolean | null {
    if (this.sow.value?.id !== sowId) return null;
    if (screen.isOffered === undefined && (screen.module === undefined || this.has(screen.module))) return true;
    return this.areFeaturesKnown ? isScreenOffered(screen, this.features) : null;
  }

  get features(): WorkspaceFeatures {
    return workspaceFeatures(this.sow.value, this.settings.value, this.options.off);
  }

  /** Whether the open project has a function that can be switched off. */
  has(module: ModuleName): boolean {
    return !this.features.off.has(module);
  }

  /** What is new in the open project, by carouselItemKey: it is shown with a NEW badge everywhere. */
  get newKeys(): ReadonlySet<string> {
    return new Set((this.sow.value?.newDiscoveries ?? []).map(carouselItemKey));
  }

  /** How the growth of the open project is called. */
  get growthName(): GrowthName {
    return growthNameOf(this.sow.value);
  }

  /** The size of the open project in its own unit; null: as a share of 1. */
  get sizeAxis(): SizeAxis | null {
    return sizeAxisOf(this.sow.value);
  }

  /** The name of the open project, from the project or the list of projects, whichever is loaded first. */
  get currentName(): string | null {
    const listed = this.sows.value?.find((sow) => sow.id === this.currentId);
    return this.sow.value?.name ?? listed?.name ?? null;
  }

  /** Since when nothing of the project in the address can be shown, because its service does not answer; null: it can. */
  get outOfReachSince(): Date | null {
    return this.sow.state.kind === 'ready' ? null : this.outage.sinceOf('sow');
  }

  /** Checks that a project exists. @returns false, too, when another one has been opened meanwhile */
  async check(id: SowId): Promise<boolean> {
    await this.sow.load(id);
    return this.sow.value?.id === id;
  }

  loadSows(): Promise<void> {
    return this.sows.load('all');
  }

  retrySows(): Promise<void> {
    this.rejectedId = null;
    return this.sows.reload();
  }

  /** Asks again for what the open project needs and has not got. */
  async retryProject(): Promise<void> {
    const wanted = [this.sow, this.settings, this.sows].filter(({ state }) => state.kind === 'failed');
    await Promise.all(wanted.map((resource) => resource.reload()));
  }

  /** Opens a project: checks that it exists and loads its settings. The data of the previous one are dropped at once. */
  open(id: SowId): void {
    this.currentId = id;
    void this.sow.load(id);
    void this.settings.load(id);
    void this.loadSows();
  }

  /**
   * Handles the failure of a request in a project after the check of the project. Where the project does not exist, such a
   * request fails too, but only the check may navigate, to /router. In an open project the failure leads to its page.
   */
  reportFailure(message: string, failure: RequestFailure, of: SowId): void {
    when(
      () => this.currentId !== of || this.sow.state.kind !== 'loading',
      () => {
        const isOpen = this.currentId === of && this.sow.state.kind === 'ready';
        if (isOpen || this.currentId === null) this.failures.handle(message, failure);
        else this.failures.log(message, failure);
      },
    );
  }

  close(): void {
    this.currentId = null;
    this.rejectedId = null;
    for (const resource of [this.sow, this.settings, this.sows]) resource.clear();
  }

  // A failed check of the workspace goes to /router (specification, section 8), but for the failures of the whole site.
  // Without an answer nothing was checked: the address stays, and the page says which service it waits for.
  #refuse(failure: RequestFailure, id: SowId): void {
    if (failure.kind === 'network') {
      this.failures.log('Failed to get sow:', failure);
      return;
    }
    if (failure.kind === 'maintenance' || failure.kind === 'server') {
      this.failures.handle('Failed to get sow:', failure);
      return;
    }
    this.failures.log('Failed to get sow:', failure);
    const text = reasonOf(failure, id);
    const isOwn = ownProjectOf(id) !== null && this.options.openFile !== null;
    const action = isOwn ? { label: 'Open the file', run: () => this.options.openFile?.() } : undefined;
    if (text !== null) this.toasts.show({ kind: 'error', tone: 'error', text, ...(action && { action }) });
    runInAction(() => {
      this.rejectedId = id;
      this.rejectedFor = text;
      this.sow.clear();
    });
    this.navigator.replace(paths.router);
  }
}

/** Why the project of an address is not opened, for the user who is led to another one; null: a passing fault. */
function reasonOf({ kind }: RequestFailure, id: SowId): string | null {
  if (ownProjectOf(id) !== null)
    return 'The project of this link is not in this browser. Open its file first; its owner can give it to you.';
  if (kind !== 'not-found' && kind !== 'forbidden' && kind !== 'refused') return null;
  return 'The project of this link was not found: it does not exist, or you have no access to it.';
}
