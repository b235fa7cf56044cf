import type { ExploreTab } from '../../domain/workspace/explore-tab';
import { countOf } from '../../domain/shared/figures';
import { paths } from '../../domain/shared/routes';
import type { SessionStore } from '../session/session.store';
import type { Navigator } from '../shared/navigator';
import type { OwnProject, OpenedProject } from './own-projects';
import type { ToastStore } from '../shared/toast.store';
import type { PersonalPart } from './personal-part';
import type { WorkspaceDocument } from './own-data-reader';
import type { SowId } from '../../domain/shared/entity-id';
import type { DataComparison } from '../filters/data-comparison';
import type { ProjectListsStore } from '../workspace/project-lists.store';
import { MANY_ROWS, type ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';

/** The rows of a spreadsheet are topics, and often there are no trends. */
const TAB: ExploreTab = 'opportunityMap';

/** Goes to the first of the projects that were opened, and says whether they stay in the browser. */
export class ShowOpened {
  constructor(
    private readonly refresh: RefreshProject,
    private readonly session: SessionStore,
    private readonly navigator: Navigator,
    private readonly personal: PersonalPart,
    private readonly toasts: ToastStore,
  ) {}

  async run(opened: readonly OpenedProject[], content: WorkspaceDocument, isReplaced: boolean): Promise<void> {
    const [first] = opened;
    if (first === undefined) return;
    // Before the project is shown: the user may reload at once. A visitor is signed in by entering it.
    const early = this.session.member !== null ? await this.personal.restore(content, first) : null;
    await this.refresh.run(first.id);
    await this.#enter(first);
    const isRestored = early ?? (await this.personal.restore(content, first));
    const isStored = opened.every((project) => project.isStored);
    this.toasts.show({
      kind: 'own-data',
      tone: isStored ? 'success' : 'error',
      text: [
        opened.length === 1 ? textOf(first, isReplaced) : textOfMany(opened.length, isStored),
        first.gone > 0 && `${countOf(first.gone, 'earlier topic')} ${first.gone === 1 ? 'is' : 'are'} gone.`,
        first.kept.length > 0 && `Kept from before: ${first.kept.join(', ')}.`,
        !isRestored && 'Your notes and views in this file could not be read.',
      ]
        .filter(Boolean)
        .join(' '),
    });
  }

  /** Goes to the map of the project; on the login page, signs in first. */
  async #enter({ id, topicCount }: OwnProject): Promise<void> {
    const path = topicCount === 0 ? paths.homepage(id) : `${paths.data(id)}?tab=${TAB}`;
    if (this.session.member !== null) return this.navigator.go(path);
    this.session.rememberLocation({ pathname: path, query: [] });
    await this.session.signIn();
  }
}

function textOf({ name, isStored }: OwnProject, isReplaced: boolean): string {
  if (!isStored) return `‘${name}’ cannot be stored in this browser: it lasts until you close this page.`;
  return isReplaced ? `‘${name}’ has its newer data.` : `‘${name}’ is open and stays in this browser.`;
}

function textOfMany(count: number, isStored: boolean): string {
  if (isStored) return `${count} projects are open and stay in this browser.`;
  return `The ${count} projects cannot be stored in this browser: they last until you close this page.`;
}

/**
 * Reads the list of projects again, and the open project where it is the one that has changed. A project that is gone
 * is left.
 */
export class RefreshProject {
  constructor(
    private readonly workspace: WorkspaceStore,
    private readonly signals: ProjectSignalsStore,
    private readonly lists: ProjectListsStore,
    private readonly versions: DataComparison,
    private readonly navigator: Navigator,
    private readonly toasts: ToastStore,
  ) {}

  async run(changed: SowId | null): Promise<void> {
    const { sows, sow, settings, currentId, currentName } = this.workspace;
    const { shifts, about, insights, platforms } = this.lists;
    await sows.reload();
    if (currentId === null || currentId !== changed) return;
    if (sows.value?.every(({ id }) => id !== currentId)) return this.#leave(currentName ?? 'The project');
    this.versions.reloadVersions();
    const parts = [sow, settings, shifts, about, insights, platforms];
    const { topics, trends, previous } = this.signals;
    // What is shown of thousands of topics goes first: it would be computed again in the task in which others arrive.
    const isCleared = (topics.value?.length ?? 0) > MANY_ROWS;
    const again = [topics, trends].map((part) => {
      if (!isCleared) return part.reload();
      part.clear();
      return part.load(changed);
    });
    await Promise.all([...again, ...[...parts, previous].map((part) => part.reload())]);
  }

  #leave(name: string): void {
    this.toasts.show({ kind: 'own-data', tone: 'error', text: `‘${name}’ was removed in another tab.` });
    this.navigator.replace(paths.router);
  }
}
