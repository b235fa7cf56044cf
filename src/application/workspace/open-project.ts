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
   * The topics and trends are asked for only when the project has passed its check: a project that is not there leads
   * to /router by that check alone, and not to /404 by whichever request fails first.
   * @param later calls back when the screen has what it needs itself; @returns calls it off
   * @returns stops waiting
   */
  open(sow: SowId, later: (callback: () => void) => () => void): () => void {
    if (this.workspace.currentId !== sow) this.signals.clear();
    this.workspace.open(sow);
    let callOff = (): void => {};
    const stop = when(
      () => this.workspace.sow.state.kind === 'ready',
      () => (callOff = later(() => this.signals.loadIfIdle(sow))),
    );
    return () => {
      stop();
      callOff();
    };
  }
}
