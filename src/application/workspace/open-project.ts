import { when } from 'mobx';
import type { SowId } from '../../domain/shared/entity-id';
import type { ProjectSignalsStore } from './project-signals.store';
import type { WorkspaceStore } from './workspace.store';

/** Opens the project that the address names. */
export class OpenProject {
  constructor(
    private readonly workspace: WorkspaceStore,
    private readonly signals: ProjectSignalsStore,
  ) {}

  /**
   * The topics and trends are loaded only after the check of the project, so that a project that does not exist leads to
   * /router, and not to /404 by the request that fails first.
   * @param later calls back when the screen has loaded its own data; @returns cancels it
   * @returns stops waiting
   */
  open(sow: SowId, later: (callback: () => void) => () => void): () => void {
    if (this.workspace.currentId !== sow) this.signals.clear();
    this.workspace.open(sow);
    let cancel = (): void => {};
    const stop = when(
      () => this.workspace.sow.state.kind === 'ready',
      () => (cancel = later(() => this.signals.loadIfIdle(sow))),
    );
    return () => {
      stop();
      cancel();
    };
  }
}
