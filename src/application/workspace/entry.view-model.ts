import { paths } from '../../domain/shell/routes';
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

  get state(): 'entering' | 'no-projects' | 'failed' {
    const { sows, rejectedId } = this.workspace;
    if (sows.state.kind === 'failed') return 'failed';
    if (sows.state.kind !== 'ready') return 'entering';
    const first = sows.state.value[0];
    if (first === undefined) return 'no-projects';
    // A project that has just failed leads back to this router, in an endless loop.
    return rejectedId === first.id ? 'failed' : 'entering';
  }

  async enter(): Promise<void> {
    await this.session.start();
    if (this.session.state.kind === 'anonymous') return this.navigator.replace(paths.login);
    if (this.session.member === null) return this.navigator.replace(paths.forbidden);
    await this.workspace.loadSows();
    this.#goToFirst();
  }

  async retry(): Promise<void> {
    await this.workspace.retrySows();
    this.#goToFirst();
  }

  #goToFirst(): void {
    const { state } = this.workspace.sows;
    if (state.kind === 'failed' && state.failure.kind === 'forbidden') return this.navigator.replace(paths.forbidden);
    const first = this.workspace.sows.value?.[0];
    if (first !== undefined && this.state === 'entering') this.navigator.replace(paths.homepage(first.id));
  }
}
