import { reaction, when } from 'mobx';
import type { SowId } from '../../domain/shared/entity-id';
import type { ProjectSignalsStore } from './project-signals.store';
import type { WorkspaceStore } from './workspace.store';
import type { SowSummary } from '../../domain/workspace/sow';
import { paths } from '../../domain/shared/routes';
import type { Screen } from '../../domain/shared/screen';
import { pathInProject, type ScreenAddress } from '../../domain/shared/screen-address';
import { isolated } from '../../domain/shared/words';
import type { ToastStore } from '../shared/toast.store';
import type { Navigator } from '../shared/navigator';
import type { RecordUsage } from '../tracking/record-usage';

/** Opens the project that the address names. */
export class OpenProject {
  constructor(
    private readonly workspace: WorkspaceStore,
    private readonly signals: ProjectSignalsStore,
    private readonly navigator: Navigator,
  ) {}

  /**
   * Leaves the open project as soon as the address names another one, and not when the router has rendered that: nothing
   * may be asked for in the old one any more. @returns stops watching
   */
  start(): () => void {
    return reaction(
      () => this.navigator.address?.sowId,
      (sow) => {
        if (sow !== undefined && this.workspace.currentId !== null) this.#enter(sow);
      },
    );
  }

  /**
   * The topics and trends are loaded only after the check of the project, so that a project that does not exist leads to
   * /router, and not to /404 by the request that fails first.
   * @param later calls back when the screen has loaded its own data; @returns cancels it
   * @returns stops waiting
   */
  open(sow: SowId, later: (callback: () => void) => () => void): () => void {
    this.#enter(sow);
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

  #enter(sow: SowId): void {
    if (this.workspace.currentId !== sow) this.signals.clear();
    this.workspace.open(sow);
  }
}

/**
 * Goes to the same screen type of another project (specification, section 2). Whether the project has that screen is known
 * when its features are; where it has not, its home opens, and one line says why.
 */
export class SwitchProject {
  /** The address that the last choice of a project led to. */
  #chosen: { readonly path: string; readonly name: string } | null = null;

  constructor(
    private readonly navigator: Navigator,
    private readonly usage: RecordUsage,
    private readonly toasts: ToastStore,
  ) {}

  switchTo(sow: SowSummary): void {
    this.usage.record({ name: 'clicked_on_project', payload: { sow_id: sow.id, sow_name: sow.name } });
    const screen = this.navigator.address?.screen;
    const samePath = screen === undefined ? null : pathInProject(screen, sow.id);
    if (samePath === null && screen !== undefined) this.#say(screen, sow.name);
    const path = samePath ?? paths.homepage(sow.id);
    this.#chosen = { path, name: sow.name };
    this.navigator.go(path);
  }

  /** The open project does not have the screen of its address: its home where the user chose the project, else a 404. */
  readonly leave = ({ screen, sowId }: ScreenAddress): void => {
    const { pathname } = this.navigator.location;
    const chosen = this.#chosen?.path === pathname ? this.#chosen : null;
    this.#chosen = null;
    if (chosen !== null) this.#say(screen, chosen.name);
    this.navigator.replace(chosen === null ? paths.notFound : paths.homepage(sowId));
  };

  #say({ headerTitle }: Screen, project: string): void {
    const text = `${isolated(project)} does not have the page that was open (${headerTitle}): its home page is shown.`;
    this.toasts.show({ kind: 'project', tone: 'success', text });
  }
}
