import { when } from 'mobx';
import type { SowId } from '../../domain/shared/entity-id';
import type { ProjectSignalsStore } from './project-signals.store';
import type { WorkspaceStore } from './workspace.store';
import type { SowSummary } from '../../domain/workspace/sow';
import { paths } from '../../domain/shell/routes';
import { pathInProject } from '../../domain/shell/screen';
import type { Navigator } from '../shared/navigator';
import type { RecordUsage } from '../tracking/record-usage';

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

/** Goes to the same screen type of another project (specification, section 2). */
export class SwitchProject {
  constructor(
    private readonly navigator: Navigator,
    private readonly usage: RecordUsage,
  ) {}

  switchTo(sow: SowSummary): void {
    this.usage.record({ name: 'clicked_on_project', payload: { sow_id: sow.id, sow_name: sow.name } });
    const screen = this.navigator.address?.screen;
    const samePath = screen === undefined ? null : pathInProject(screen, sow.id);
    this.navigator.go(samePath ?? paths.homepage(sow.id));
  }
}
