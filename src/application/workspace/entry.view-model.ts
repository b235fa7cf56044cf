import { paths } from '../../domain/shared/routes';
import type { SowId } from '../../domain/shared/entity-id';
import type { Navigator } from '../shared/navigator';
import type { WorkspaceStore } from './workspace.store';
import type { SessionStore } from '../session/session.store';

/** The entry router at / and /router (specification, section 2): leads to the login, an error page or a project. */
export class EntryViewModel {
  constructor(
    private readonly session: SessionStore,
    private readonly workspace: WorkspaceStore,
    private readonly navigator: Navigator,
  ) {}

  /**
   * - out-of-reach: the service of the projects does not answer, and is asked again
   * - failed: its answer is no list
   * - choose: the first project cannot be opened
   */
  get state(): 'entering' | 'out-of-reach' | 'no-projects' | 'failed' | 'choose' {
    const { sows, rejectedId, outage } = this.workspace;
    if (sows.state.kind !== 'ready' && outage.sinceOf('sows') !== null) return 'out-of-reach';
    if (sows.state.kind === 'failed') return 'failed';
    if (sows.state.kind !== 'ready') return 'entering';
    const first = sows.state.value[0];
    if (first === undefined) return 'no-projects';
    // A project that has just failed leads back to this router, in an endless loop.
    return rejectedId === first.id ? 'choose' : 'entering';
  }

  open(id: SowId): void {
    this.navigator.go(paths.homepage(id));
  }

  async enter(): Promise<void> {
    await this.session.start();
    if (this.session.state.kind === 'anonymous') return this.navigator.replace(paths.login);
    if (this.session.member === null) return this.navigator.replace(paths.forbidden);
    await this.workspace.loadSows();
    this.#goToFirst();
  }

  readonly retry = async (): Promise<void> => {
    await this.workspace.retrySows();
    this.#goToFirst();
  };

  #goToFirst(): void {
    const { state } = this.workspace.sows;
    if (state.kind === 'failed' && state.failure.kind === 'forbidden') return this.navigator.replace(paths.forbidden);
    const first = this.workspace.sows.value?.[0];
    if (first !== undefined && this.state === 'entering') this.navigator.replace(paths.homepage(first.id));
  }
}
