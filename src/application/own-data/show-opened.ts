import type { ExploreTab } from '../../domain/explore/explore-tab';
import { paths } from '../../domain/shell/routes';
import type { SessionStore } from '../session/session.store';
import type { Navigator } from '../shared/navigator';
import type { OwnProject, OpenedProject } from './own-projects';
import type { ToastStore } from '../shared/toast.store';
import type { PersonalPart } from './personal-part';
import type { WorkspaceDocument } from './own-data-reader';
import type { RefreshProject } from './refresh-project';

/** The rows of a spreadsheet are topics, and often there are no trends. */
const TAB: ExploreTab = 'opportunityMap';

/** Goes to the map of a project; on the login page, signs in first. */
export class EnterProject {
  constructor(
    private readonly session: SessionStore,
    private readonly navigator: Navigator,
  ) {}

  async enter({ id, topicCount }: OwnProject): Promise<void> {
    const path = topicCount === 0 ? paths.homepage(id) : `${paths.data(id)}?tab=${TAB}`;
    if (this.session.member !== null) return this.navigator.go(path);
    this.session.rememberLocation({ pathname: path, query: [] });
    await this.session.signIn();
  }
}

/** Goes to the first of the projects that were opened, and says whether they stay in the browser. */
export class ShowOpened {
  constructor(
    private readonly refresh: RefreshProject,
    private readonly enter: EnterProject,
    private readonly personal: PersonalPart,
    private readonly toasts: ToastStore,
  ) {}

  async run(opened: readonly OpenedProject[], content: WorkspaceDocument, isReplaced: boolean): Promise<void> {
    const [first] = opened;
    if (first === undefined) return;
    // Before the project is shown: the user may reload at once. A visitor is signed in by entering it.
    const early = this.personal.isReady ? await this.personal.restore(content, first) : null;
    await this.refresh.run(first.id);
    await this.enter.enter(first);
    const isRestored = early ?? (await this.personal.restore(content, first));
    const isStored = opened.every((project) => project.isStored);
    this.toasts.show({
      kind: 'own-data',
      tone: isStored ? 'success' : 'error',
      text: [
        opened.length === 1 ? textOf(first, isReplaced) : textOfMany(opened.length, isStored),
        first.kept.length > 0 && `Kept from before: ${first.kept.join(', ')}.`,
        !isRestored && 'Your notes and views in this file could not be read.',
      ]
        .filter(Boolean)
        .join(' '),
    });
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
